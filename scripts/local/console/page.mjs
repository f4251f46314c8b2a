/** The local page in the browser: reads the mailbox and writes replies. */
import { ask, make, moment, part, showClock, tell, watch } from './frame.mjs';

const seen = new Set();
let messages = [];
let chosen;

async function refresh() {
  const [box] = await Promise.all([ask('messages'), showClock()]);
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
  part('mails').replaceChildren(...mails.map(row));
  part('no-mails').hidden = mails.length > 0;
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
  const address = message.html
    ? `/_local/letter?id=${encodeURIComponent(message.id)}`
    : 'about:blank';
  // Replaced, so that the way back leads out of the mailbox and not through its letters.
  part('frame').contentWindow.location.replace(address);
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

/** A link that writes a reply fills in the note, as it would begin a mail in a mail program. */
function fillIn(event) {
  const { href = '' } = event.target.closest('a') ?? {};
  if (!href.startsWith('mailto:')) return;
  event.preventDefault();
  part('words').value = new URL(href).searchParams.get('body');
  part('words').focus();
}

part('to').onchange = showList;
part('frame').onload = () => {
  fit();
  part('frame').contentDocument?.addEventListener('click', fillIn);
};
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

await watch(refresh);
