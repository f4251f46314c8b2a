/** The local page in the browser: reads the mailbox, writes replies, moves the clock. */
const part = (id) => document.getElementById(id);
const seen = new Set();
let messages = [];
let chosen;
let clock;

async function ask(name, body) {
  const init = body && { method: 'POST', body: JSON.stringify(body) };
  const answer = await fetch(`/_local/api/${name}`, init);
  const said = await answer.json();
  if (!answer.ok) throw new Error(said.message);
  return said;
}

function tell(words, bad = false) {
  part('status').textContent = words;
  part('status').classList.toggle('bad', bad);
}

const inZone = (instant, options) =>
  new Intl.DateTimeFormat('en-US', { timeZone: clock?.zone, ...options }).format(new Date(instant));
const moment = (instant) =>
  inZone(instant, {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  });

async function refresh() {
  const [box, face] = await Promise.all([ask('messages'), ask('clock')]);
  clock = face;
  part('now').textContent = moment(face.now);
  part('now').dateTime = face.now;
  part('zone').textContent = face.zone.replaceAll('_', ' ');
  part('next').disabled = !face.nextTouchpoint;
  if (face.nextTouchpoint) part('next').title = moment(face.nextTouchpoint);
  if (box.messages.length === messages.length) return;
  messages = box.messages;
  showAddresses();
  showList();
}

function showAddresses() {
  const select = part('to');
  const known = new Set([...select.options].map(({ value }) => value));
  for (const { to, channel } of messages) {
    if (channel === 'email' && !known.has(to)) select.add(new Option(to, to));
    known.add(to);
  }
}

function showList() {
  const to = part('to').value;
  const newest = messages.toReversed();
  const mails = newest.filter((m) => m.channel === 'email' && (to === '' || m.to === to));
  const texts = newest.filter((m) => m.channel === 'sms');
  part('mails').replaceChildren(...mails.map(row));
  part('texts').replaceChildren(...texts.map(textRow));
  part('no-mails').hidden = mails.length > 0;
  part('no-texts').hidden = texts.length > 0;
}

function row(message) {
  const button = document.createElement('button');
  button.type = 'button';
  button.classList.toggle('read', seen.has(message.id));
  if (message.id === chosen?.id) button.setAttribute('aria-current', 'true');
  button.append(make('b', message.subject || '(no subject)'));
  button.append(make('span', message.to), make('span', moment(message.sentAt)));
  button.onclick = () => open(message);
  const item = document.createElement('li');
  item.append(button);
  return item;
}

function textRow(message) {
  const item = make('li', message.text);
  item.append(make('small', `${message.to} · ${moment(message.sentAt)}`));
  return item;
}

function make(tag, words) {
  const element = document.createElement(tag);
  element.textContent = words;
  return element;
}

function open(message) {
  chosen = message;
  seen.add(message.id);
  document.body.classList.add('reading-one');
  part('no-letter').hidden = true;
  part('letter').hidden = false;
  part('subject').textContent = message.subject;
  const about = { From: message.from, To: message.to, Sent: moment(message.sentAt) };
  part('about').replaceChildren(
    ...Object.entries(about).flatMap(([name, value]) => [make('dt', name), make('dd', value)]),
  );
  part('text').textContent = message.text;
  part('raw').textContent = message.raw;
  part('frame').srcdoc = `<base target="_blank">${message.html}`;
  part('from').textContent =
    `from ${message.to}, to ${message.headers['Reply-To'] ?? message.from}`;
  show(message.html ? 'html' : 'text');
  showList();
  part('subject').focus({ preventScroll: false });
}

const panels = ['html', 'text', 'raw'];

function show(name) {
  for (const panel of panels) {
    part(panel).hidden = panel !== name;
    part(`tab-${panel}`).setAttribute('aria-selected', String(panel === name));
    part(`tab-${panel}`).tabIndex = panel === name ? 0 : -1;
  }
  fit();
}

/** The frame is as tall as the letter: nobody scrolls inside a scrolling page. */
function fit() {
  const height = part('frame').contentDocument?.documentElement.scrollHeight;
  if (height) part('frame').style.height = `${height}px`;
}

async function move(body) {
  for (const button of document.querySelectorAll('.moves button')) button.disabled = true;
  tell('Moving the clock …');
  try {
    const { now, fired, pending } = await ask('clock', body);
    const late = pending.length > 0 ? ` ${pending.length} to be tried again.` : '';
    tell(`It is ${moment(now)}. ${firedWords(fired)}${late}`);
  } catch (problem) {
    tell(problem.message, true);
  }
  for (const button of document.querySelectorAll('.moves button')) button.disabled = false;
  await refresh();
}

function firedWords(fired) {
  if (fired.length === 0) return 'Nothing was due.';
  return fired.length === 1 ? 'One touchpoint was due.' : `${fired.length} touchpoints were due.`;
}

part('next').onclick = () => move({ to: clock.nextTouchpoint });
part('tomorrow').onclick = () => move({ to: clock.tomorrowMorning });
document.querySelector('[data-advance]').onclick = (event) =>
  move({ advance: event.currentTarget.dataset.advance });
part('to').onchange = showList;
part('frame').onload = fit;
addEventListener('resize', fit);
part('back').onclick = () => document.body.classList.remove('reading-one');
for (const panel of panels) part(`tab-${panel}`).onclick = () => show(panel);
document.querySelector('.tabs').onkeydown = ({ key }) => {
  const step = { ArrowRight: 1, ArrowLeft: 2 }[key];
  if (!step) return;
  const at = panels.findIndex((panel) => !part(panel).hidden);
  const next = panels[(at + step) % panels.length];
  show(next);
  part(`tab-${next}`).focus();
};
part('reply').onsubmit = async (event) => {
  event.preventDefault();
  part('send').disabled = true;
  try {
    await ask('replies', { inReplyTo: chosen.id, text: part('words').value });
    part('words').value = '';
    tell('Your reply was taken.');
  } catch (problem) {
    tell(problem.message, true);
  }
  part('send').disabled = false;
  await refresh();
};

async function watch() {
  // A restart of the product is not the reader's concern; the next look finds it again.
  await refresh().catch(() => {});
  setTimeout(watch, 2000);
}
await watch();
