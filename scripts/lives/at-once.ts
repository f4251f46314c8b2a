/** Works through a list, some at a time. */

export async function atOnce<One>(
  limit: number,
  all: Iterable<One>,
  work: (one: One) => Promise<void>,
): Promise<void> {
  const rest = all[Symbol.iterator]();
  const worker = async (): Promise<void> => {
    for (let next = rest.next(); !next.done; next = rest.next()) await work(next.value);
  };
  await Promise.all(Array.from({ length: limit }, worker));
}
