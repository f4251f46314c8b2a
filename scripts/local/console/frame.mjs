/** What both local pages share in the browser: the JSON face, the clock and its buttons. */
export const part = (id) => document.getElementById(id);

export async function ask(name, body) {
  const init = body && { method: 'POST', body: JSON.stringify(body) };
  const answer = await fetch(`/_local/api/${name}`, init);
  const said = await answer.json();
  if (!answer.ok) throw new Error(said.message);
  return said;
}

export function tell(words, bad = false) {
  part('status').textContent = words;
  part('status').classList.toggle('bad', bad);
}

export function make(tag, words) {
  const element = document.createElement(tag);
  element.textContent = words;
  return element;
}

let clock;

export const inZone = (instant, options) =>
  new Intl.DateTimeFormat('en-US', { timeZone: clock?.zone, ...options }).format(new Date(instant));

export const moment = (instant) =>
  inZone(instant, {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  });

/** The product's instant, as it was last asked for. */
export const now = () => clock.now;

export async function showClock() {
  clock = await ask('clock');
  part('now').textContent = moment(clock.now);
  part('now').dateTime = clock.now;
  part('zone').textContent = clock.zone.replaceAll('_', ' ');
  part('next').disabled = !clock.nextTouchpoint;
  if (clock.nextTouchpoint) part('next').title = moment(clock.nextTouchpoint);
}

function firedWords(fired) {
  if (fired.length === 0) return 'Nothing was due.';
  return fired.length === 1 ? 'One touchpoint was due.' : `${fired.length} touchpoints were due.`;
}

async function move(body, refresh) {
  for (const button of document.querySelectorAll('.moves button')) button.disabled = true;
  tell('Moving the clock …');
  try {
    const { now: at, fired, pending } = await ask('clock', body);
    const late = pending.length > 0 ? ` ${pending.length} to be tried again.` : '';
    tell(`It is ${moment(at)}. ${firedWords(fired)}${late}`);
  } catch (problem) {
    tell(problem.message, true);
  }
  for (const button of document.querySelectorAll('.moves button')) button.disabled = false;
  await refresh();
}

/** Makes the clock's buttons work, and asks again every two seconds. */
export async function watch(refresh) {
  part('next').onclick = () => move({ to: clock.nextTouchpoint }, refresh);
  part('tomorrow').onclick = () => move({ to: clock.tomorrowMorning }, refresh);
  document.querySelector('[data-advance]').onclick = (event) =>
    move({ advance: event.currentTarget.dataset.advance }, refresh);
  const look = async () => {
    // A restart of the product is not the reader's concern; the next look finds it again.
    await refresh().catch(() => {});
    setTimeout(look, 2000);
  };
  await look();
}
