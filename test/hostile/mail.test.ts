/**
 * Goal: whatever mail, text or notice comes, it is kept, ends somewhere, never comes back for ever,
 * and changes nothing that its sender may not change.
 * Method: hostile mails by the local run's own way, and what SNS hands to the functions.
 */
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { keptMail } from '#test/kit/kept.ts';
import { headerOf, rawMail } from '#test/kit/mail.ts';
import { builtCloud } from '#test/kit/world.ts';
import { brokenByLog, brokenByTime, hostileWorld, type Seen, shownInLog } from './laws.ts';
import { bytesOf, type HostileMail, hostileMail } from './mails.ts';
import { type Person, type Scene, word } from './scene.ts';
import { changedToken, oddJson, oddText } from './values.ts';

const hostile = hostileWorld();
const { world, scene } = hostile;

function recipients({ to }: HostileMail, { reply, leaving }: Person): readonly string[] {
  const { domain } = scene();
  return {
    signed: [reply],
    unsigned: [`today@${domain}`],
    leaving: [leaving],
    forged: [reply.replace(/.(?=@)/, (last) => (last === 'a' ? 'b' : 'a'))],
    many: [...Array.from({ length: 999 }, (_, at) => `r+${at}@${domain}`), reply],
  }[to];
}

async function deliver(mail: HostileMail, person: Person) {
  const { email, reply, letter } = person;
  const odd = `"${word} "@@${'x'.repeat(300)}`;
  const facts = {
    me: email,
    ME: email.toUpperCase(),
    reply,
    domain: scene().domain,
    id: randomUUID(),
    letter: headerOf(letter, 'Message-ID'),
    sender: letter.from,
    date: letter.sentAt,
  };
  const raw = bytesOf(mail, facts);
  const from = { me: email, other: `${word}@work.example`, odd, nobody: '' }[mail.from];
  const { verdicts } = mail;
  const id = await world.receive({ raw, from, to: recipients(mail, person), verdicts });
  // What SES does by itself, it has done by now.
  const began = performance.now();
  await world.runtime.atRest();
  return { id, raw, ms: performance.now() - began };
}

/** The row that an outcome leaves behind; the others are told by the log alone. */
const rowsFor: Readonly<Record<string, (id: string) => RegExp>> = {
  taken: () => /^POST#\S+ REPLY#/,
  quarantined: (id) => new RegExp(`^QUARANTINE#\\S+ ${id}$`),
};

/** Each mail is kept as it came, and log and rows say what became of it. */
async function brokenByKeeping({ lines, changed }: Seen, id: string, raw: Buffer) {
  const told = lines.map((line) => JSON.parse(line) as { sesMessageId?: string; outcome?: string });
  const outcome = told.findLast((line) => line.sesMessageId === id && line.outcome)?.outcome;
  if (outcome === undefined) return ['the log does not say what became of the mail'];
  if (outcome === 'erased') return [];
  const kept = await keptMail(world, id);
  const row = rowsFor[outcome]?.(id);
  return [
    ...(kept.subarray(kept.length - raw.length).equals(raw) ? [] : ['the mail is not as it came']),
    ...(!row || changed.some((one) => row.test(one)) ? [] : [`${outcome} left no row`]),
  ];
}

hostile.holds(
  'a mail of any structure is done with at its first delivery, kept and accounted for',
  90,
  (there) => fc.tuple(hostileMail, fc.constantFrom(...there.people)),
  async ([mail, person]) => {
    const sentBefore = world.endpoint.outbox.all().length;
    const { result, ...seen } = await hostile.watch(() => deliver(mail, person));
    const ours = new Set(scene().people.map(({ email }) => email));
    const strangers = world.endpoint.outbox
      .all()
      .slice(sentBefore)
      .filter(({ to }) => !ours.has(to));
    return [
      ...brokenByLog(seen.lines, scene()),
      ...seen.undone,
      ...(await brokenByKeeping(seen, result.id, result.raw)),
      ...strangers.map(({ to }) => `wrote to ${to}`),
      ...brokenByTime(result.ms),
    ];
  },
);

hostile.holds(
  'an address that was changed lets no stranger do anything to anybody',
  25,
  (there) => {
    const [{ reply, leaving }, other] = [there.people[0]!, there.people[1]!];
    const local = (address: string) => address.split('@')[0]!;
    const changed = (good: string, ...others: readonly string[]) =>
      changedToken(local(good), others.map(local)).filter(
        // Capitals and white space around it are the same address, by the rules of mail; and pieces
        // of one and of another may make up a whole address again.
        (token) =>
          ![good, ...others].some(
            (address) => token.trim().toLowerCase() === local(address).toLowerCase(),
          ),
      );
    return fc.oneof(
      changed(reply, leaving.replace('unsub+', 'r+'), other.reply),
      changed(leaving, reply.replace('r+', 'unsub+')),
    );
  },
  async (local) => {
    const [to, from] = [`${local}@${scene().domain}`, 'mallory@attacker.example'];
    const raw = rawMail({ from, to, body: 'drop 1' });
    const seen = await hostile.watch(() => world.deliverMail(raw, { to, from }));
    const people = /^(USER|POST|EMAIL|PHONE|SUPPRESSED)#/;
    return [
      ...brokenByLog(seen.lines, scene()),
      ...seen.undone,
      ...seen.changed.filter((row) => people.test(row)).map((row) => `changed ${row}`),
    ];
  },
);

interface Notice {
  readonly to: 'inbound.sms' | 'inbound.deliveryEvents' | 'inbound.email';
  readonly message: string;
  readonly timestamp: string;
}

const optional = <Value>(values: fc.Arbitrary<Value>) =>
  fc.option(fc.option(values, { nil: null, freq: 4 }), { nil: undefined, freq: 4 });

/** Only the words and numbers of others are odd in it. */
function textIn({ phone }: Scene, timestamp: string): fc.Arbitrary<Notice> {
  const saidByText = fc.oneof(
    fc.constantFrom(
      ...[
        ['YES', 'STOP', 'Stop.', 'START', 'HELP', 'LIST', '1 done', `add ${word}`, 'undo'],
        ['unsubscribe', 'erase everything', `move 2 to tomorrow, ${word}`, '😀'.repeat(70)],
        ['at 7:00 and 12:00 and 18:00', `${word} `.repeat(220)],
      ].flat(),
    ),
    oddText,
  );
  const number = fc.constantFrom(
    ...[
      [phone, phone, phone, phone, '+15125559999', '+442071838750', '72345', '+1', '', '+'],
      [word, '+1 (512) 555-0100', '+٠١٢٣', `+${'1'.repeat(3_000)}`],
    ].flat(),
  );
  return fc
    .record({
      originationNumber: number,
      inboundMessageId: fc.oneof(fc.uuid(), fc.constantFrom('same', 'a'.repeat(100))),
      messageBody: optional(saidByText),
      messageKeyword: optional(oddText),
      destinationNumber: optional(number),
      previousPublishedMessageId: optional(oddText),
    })
    .map((text) => ({ to: 'inbound.sms', message: JSON.stringify(text), timestamp }));
}

/** What SES tells of a letter, about anybody. */
function eventIn({ people }: Scene, timestamp: string): fc.Arbitrary<Notice> {
  const [one, two] = [people[0]!, people[1]!];
  const someone = fc.constantFrom(
    ...[
      [one.email, `${word} <${two.email}>`, `${word}@example.com`, '', '@', 'MAILER-DAEMON'],
      [`${'x'.repeat(3_000)}@example.com`],
    ].flat(),
  );
  const tag = fc.constantFrom(
    ...[
      [one.id, two.id, '', '__proto__', 'x'.repeat(256), 'LETTER_23x', '_', '_zz_23'],
      ['LETTER_232026-11-23_23DAY0_5fACK'],
    ].flat(),
  );
  return fc
    .record({
      eventType: fc.constantFrom(
        ...[['Send', 'Delivery', 'Bounce', 'Complaint', 'Reject', 'DeliveryDelay']].flat(),
      ),
      destination: fc.array(someone, { maxLength: 3 }),
      tags: fc.dictionary(
        fc.constantFrom('user', 'letter', 'ses:x'),
        fc.array(tag, { maxLength: 2 }),
      ),
      bounceType: fc.constantFrom('Permanent', 'Transient', 'Undetermined', word),
      bounceSubType: fc.constantFrom('General', 'OnAccountSuppressionList', 'MailboxFull', ''),
      messageId: fc.constantFrom(one.letter.id, 'nobody-knows', ''),
    })
    .map(({ eventType, destination, tags, bounceType, bounceSubType, messageId }) => {
      const all = destination.map((emailAddress) => ({ emailAddress, diagnosticCode: word }));
      const message = {
        eventType,
        mail: { timestamp, messageId, destination, tags, subject: word },
        delivery: { timestamp, smtpResponse: word },
        deliveryDelay: { timestamp, delayedRecipients: all },
        bounce: { timestamp, bounceType, bounceSubType, bouncedRecipients: all },
        complaint: { timestamp, complaintSubType: null, complainedRecipients: all },
      };
      return { to: 'inbound.deliveryEvents', message: JSON.stringify(message), timestamp };
    });
}

/** No notice of its kind, or one with a field that AWS would not write. */
const unsound = (timestamp: string): fc.Arbitrary<Notice> =>
  fc.record({
    to: fc.constantFrom(...(['inbound.sms', 'inbound.deliveryEvents', 'inbound.email'] as const)),
    timestamp: fc.constantFrom(timestamp, '', 'yesterday'),
    message: fc.oneof(
      oddText,
      oddJson,
      fc
        .tuple(fc.constantFrom('eventType', 'originationNumber', 'mail', 'receipt'), oddJson)
        .map(
          ([name, json]) =>
            `{"eventType":"Bounce","notificationType":"Received","originationNumber":"${word}","inboundMessageId":"x","${name}":${json}}`,
        ),
    ),
  });

const { functions } = builtCloud();

/** Hands it to its function as SNS does. */
function notify({ to, message: Message, timestamp: Timestamp }: Notice) {
  const [TopicArn] = functions.find(({ name }) => name === to)?.topics ?? [];
  const Sns = { Type: 'Notification', MessageId: randomUUID(), TopicArn, Message, Timestamp };
  return world.invoke(to, { Records: [{ EventSource: 'aws:sns', EventVersion: '1.0', Sns }] });
}

const worldTime = (): string => new Date(world.clock.now()).toISOString();

hostile.holds(
  'a text, and what SES tells of letters, is done with whatever stands in it',
  50,
  (there) => fc.oneof(textIn(there, worldTime()), eventIn(there, worldTime())),
  async (notice) => {
    const { result, ...seen } = await hostile.watch(() => notify(notice));
    return [
      ...brokenByLog(seen.lines, scene()),
      ...seen.undone,
      ...(result.ok ? [] : [`${notice.to} failed: ${result.errorMessage}`]),
      ...brokenByTime(seen.ms),
    ];
  },
);

hostile.holds(
  'a notice that AWS would not write fails by its form, so that it comes again, and does nothing',
  25,
  () => unsound(worldTime()),
  async (notice) => {
    const { result, ...seen } = await hostile.watch(() => notify(notice));
    const isByForm = result.ok || /Zod|RangeError|SyntaxError/.test(result.errorType);
    return [
      ...shownInLog(seen.lines, scene()),
      ...(isByForm ? [] : [`${notice.to} failed: ${result.errorType}`]),
      ...(result.ok ? [] : [...seen.changed, ...seen.calls].map((what) => `failed, wrote ${what}`)),
    ];
  },
);
