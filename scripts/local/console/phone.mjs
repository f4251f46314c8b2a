/** The phone in the browser: what it has received and written, and a line to write more. */
import { ask, inZone, make, now, part, showClock, tell, watch } from './frame.mjs';
import { isGsm7, segments } from './gsm7.mjs';

let texts = [];
let shown = '';
/** Phones that were taken here and have no text yet. */
const taken = new Set();

const chosen = () => decodeURIComponent(location.hash.slice(1)) || phones()[0]?.phone || '';
const clockTime = (instant) => inZone(instant, { hour: 'numeric', minute: '2-digit' });

/** `+1 (512) 555-0123`; a number of another plan in groups of three. */
function pretty(number) {
  const american = /^\+1(\d{3})(\d{3})(\d{4})$/.exec(number);
  if (american) return `+1 (${american[1]}) ${american[2]}-${american[3]}`;
  return number.replace(/(\d{3})(?=\d{2})/g, '$1 ');
}

/** Every phone with its last text, the one that rang last first. */
function phones() {
  const last = new Map([...taken].map((phone) => [phone, undefined]));
  for (const one of texts) {
    last.delete(one.phone);
    last.set(one.phone, one);
  }
  return [...last].map(([phone, text]) => ({ phone, last: text })).toReversed();
}

function showPhones() {
  const all = phones();
  part('phones').replaceChildren(...all.map(phoneRow));
  part('pick').replaceChildren(
    ...all.map(({ phone }) => new Option(pretty(phone), phone, false, phone === chosen())),
  );
  part('no-phones').hidden = all.length > 0;
  document.body.classList.toggle('no-phone', chosen() === '');
}

function phoneRow({ phone, last }) {
  const button = make('a', '');
  button.href = `#${phone}`;
  if (phone === chosen()) button.setAttribute('aria-current', 'true');
  const when = last ? clockTime(last.sentAt) : '';
  button.append(make('b', pretty(phone)), make('time', when), make('span', last?.text ?? ''));
  const item = document.createElement('li');
  item.append(button);
  return item;
}

const dayOf = (instant) => inZone(instant, { year: 'numeric', month: 'numeric', day: 'numeric' });
const hourMs = 3_600_000;

/** A line with the time where a day begins, or where nobody wrote for an hour. */
function divider(one, before) {
  const gap = before && new Date(one.sentAt) - new Date(before.sentAt) < hourMs;
  if (gap && dayOf(before.sentAt) === dayOf(one.sentAt)) return [];
  const isToday = dayOf(one.sentAt) === dayOf(now());
  const date = { weekday: 'short', month: 'short', day: 'numeric' };
  const day = isToday ? 'Today' : inZone(one.sentAt, date);
  const item = make('li', '');
  item.className = 'when';
  item.append(make('b', day), ` ${clockTime(one.sentAt)}`);
  return [item];
}

const sizeWords = (count, unicode) =>
  `${count} ${count === 1 ? 'segment' : 'segments'}${unicode ? ', Unicode' : ''}`;

function bubble(one, next) {
  const item = document.createElement('li');
  const isLast = !next || next.incoming !== one.incoming;
  item.className = `${one.incoming ? 'in' : 'out'}${isLast ? ' last' : ''}`;
  const words = make('p', one.text);
  words.prepend(
    Object.assign(make('span', one.incoming ? 'Anchor: ' : 'You: '), { className: 'vh' }),
  );
  const about = `${clockTime(one.sentAt)} · ${sizeWords(one.segments, one.unicode)}`;
  item.append(words, make('small', about));
  return item;
}

function showThread() {
  const phone = chosen();
  const mine = texts.filter((one) => one.phone === phone);
  const state = `${phone} ${mine.length} ${dayOf(now())}`;
  if (state === shown) return;
  const isNew = shown.split(' ')[0] === phone;
  shown = state;
  const items = mine.flatMap((one, at) => [
    ...divider(one, mine[at - 1]),
    bubble(one, mine[at + 1]),
  ]);
  if (isNew) items.at(-1)?.classList.add('new');
  part('thread').replaceChildren(...items);
  part('thread').scrollTop = part('thread').scrollHeight;
}

async function refresh() {
  const [box] = await Promise.all([ask('texts'), showClock()]);
  const grew = box.texts.length !== texts.length;
  texts = box.texts;
  part('ours').textContent = pretty(box.number);
  part('wall').textContent = clockTime(now()).replace(/ [AP]M$/, '');
  if (grew || part('phones').childElementCount !== phones().length) showPhones();
  showThread();
}

function choose() {
  showPhones();
  showThread();
  part('words').focus({ preventScroll: true });
}

/** Grows with what is written, and says what it would cost. */
function measure() {
  const { value } = part('words');
  const thread = part('thread');
  const atEnd = thread.scrollHeight - thread.scrollTop - thread.clientHeight < 24;
  part('words').style.height = 'auto';
  // The border is not part of what scrolls.
  part('words').style.height = `${part('words').scrollHeight + 2}px`;
  part('send').disabled = value.trim() === '' || chosen() === '';
  const room = isGsm7(value) ? 160 : 70;
  const needed = value.length > room / 2 || !isGsm7(value);
  part('count').textContent = needed
    ? `${value.length} characters · ${sizeWords(segments(value), !isGsm7(value))}`
    : '';
  if (atEnd) thread.scrollTop = thread.scrollHeight;
}

async function send() {
  const text = part('words').value.trim();
  if (text === '' || chosen() === '') return;
  const from = chosen();
  part('words').value = '';
  measure();
  try {
    const sent = ask('texts', { from, text });
    // What was written stands in the thread at once; the answer follows when it is there.
    await refresh();
    await sent;
    tell('');
  } catch (problem) {
    part('words').value = text;
    measure();
    tell(problem.message, true);
  }
  await refresh();
}

part('words').oninput = measure;
part('words').onkeydown = (event) => {
  if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return;
  event.preventDefault();
  void send();
};
part('compose').onsubmit = (event) => {
  event.preventDefault();
  void send();
};
part('pick').onchange = () => {
  location.hash = part('pick').value;
};
part('another').onsubmit = (event) => {
  event.preventDefault();
  const number = part('number').value.replace(/[\s().-]/g, '');
  const isNumber = /^\+[1-9]\d{6,14}$/.test(number);
  part('wrong').textContent = isNumber ? '' : 'The whole number, beginning with + and its country.';
  if (!isNumber) return;
  taken.add(number);
  part('number').value = '';
  location.hash = number;
  choose();
};
addEventListener('hashchange', choose);
document.body.classList.add('no-phone');
await watch(refresh);
