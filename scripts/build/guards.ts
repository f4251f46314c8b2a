/**
 * What the sources themselves have to hold, so that two things cannot come apart: one schema for
 * all that is read and shown, and one way by which letters are made and sent.
 */

export interface Source {
  /** From the root, with slashes. */
  readonly path: string;
  readonly text: string;
}

type Sources = readonly Source[];

interface Law {
  /** What holds, as a sentence. */
  readonly says: string;
  readonly holds: (sources: Sources) => boolean;
}

const pathsWith = (sources: Sources, pattern: RegExp, among: RegExp): readonly string[] =>
  sources
    .filter(({ path, text }) => among.test(path) && pattern.test(text))
    .map(({ path }) => path);

/** That file holds the pattern, and no other does. */
const onlyIn = (pattern: RegExp, among: RegExp, path: string) => (sources: Sources) =>
  pathsWith(sources, pattern, among).join() === path;

/** There are files of that name, and each of them holds the pattern. */
const inEvery = (among: RegExp, pattern: RegExp) => (sources: Sources) => {
  const files = sources.filter(({ path }) => among.test(path));
  return files.length > 0 && files.every(({ text }) => pattern.test(text));
};

const all =
  (...laws: readonly Law['holds'][]): Law['holds'] =>
  (sources) =>
    laws.every((holds) => holds(sources));

const product = /^(functions|shared|lib)\//;
const domain = /^shared\/domain\//;

const unifiedSchemaGuard: readonly Law[] = [
  {
    says: 'an edit is one type, and one schema checks it',
    holds: all(
      onlyIn(/^export type Edit\b/m, domain, 'shared/domain/checklist.ts'),
      onlyIn(/\bconst EditShape\b/, product, 'shared/domain/replies/language-model/edit-schema.ts'),
    ),
  },
  {
    says: 'the reader and the language model answer with one type of reading',
    holds: all(
      onlyIn(/^export interface Reading\b/m, domain, 'shared/domain/replies/reading.ts'),
      inEvery(
        /\/replies\/(read-reply|language-model\/prompt)\.ts$/,
        /\bReading\b[^;]* from '[./]+\/reading\.ts'/,
      ),
    ),
  },
  {
    says: 'what a language model proposes passes the schema of edits before it counts',
    holds: all(
      onlyIn(/\breadModelAnswer\b.* from /, product, 'functions/flows/replies/interpret.ts'),
      inEvery(/^functions\/flows\/replies\/interpret\.ts$/, /\bgroundedEdits\(reading\.edits\b/),
    ),
  },
  {
    says: 'a letter is one type, and every printer prints that',
    holds: all(
      onlyIn(/^export interface Letter\b/m, product, 'shared/domain/letters/letter.ts'),
      inEvery(/^shared\/domain\/letters\/to-/, /\bLetter\b[^;]* from '\.\/letter\.ts'/),
    ),
  },
  {
    says: 'both testers ask and are answered by one contract',
    holds: onlyIn(/\bpaths\['tester\./, product, 'shared/contract/tester.ts'),
  },
];

const noLegacyCreateMessage: readonly Law[] = [
  {
    says: 'mails and texts leave by one function',
    holds: all(
      onlyIn(/adapters\/ses\.ts'/, product, 'functions/flows/touchpoints/deliver.ts'),
      onlyIn(/adapters\/sns\.ts'/, product, 'functions/flows/touchpoints/deliver.ts'),
    ),
  },
  {
    says: 'the commands that send are known to one adapter each',
    holds: all(
      onlyIn(
        /\bSend(Raw|Bulk|Templated|BulkTemplated)?EmailCommand\b/,
        product,
        'functions/adapters/ses.ts',
      ),
      onlyIn(/\bPublish(Batch)?Command\b/, product, 'functions/adapters/sns.ts'),
    ),
  },
  {
    says: 'a letter becomes a mail in one place, for the one function that sends it',
    holds: onlyIn(/adapters\/mime\.ts'/, product, 'functions/flows/touchpoints/deliver.ts'),
  },
  {
    says: 'leave to go out is given by the gate alone',
    holds: onlyIn(/\bas (?:unknown as )?Cleared\b/, product, 'shared/domain/clearance.ts'),
  },
  {
    says: 'nothing else makes messages',
    holds: (sources) => pathsWith(sources, /\bcreate_?message\b/i, product).length === 0,
  },
];

export const guards = { unifiedSchemaGuard, noLegacyCreateMessage } as const;
export type GuardName = keyof typeof guards;

/** The sentences of a guard that do not hold; none where all is well. */
export const brokenLaws = (name: GuardName, sources: Sources): readonly string[] =>
  guards[name].filter(({ holds }) => !holds(sources)).map(({ says }) => says);
