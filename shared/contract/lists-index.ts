/** The table's one index, by which rows are listed: its name and keys, for CDK and for queries. */
export const listsIndex = {
  name: 'lists',
  /** Which list a row stands in. */
  partition: 'listedIn',
  /** Its place there. */
  sort: 'listedAs',
} as const;
