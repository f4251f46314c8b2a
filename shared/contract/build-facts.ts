/** What the build found out about its sources, as it travels with what was built. */
import * as z from 'zod/mini';

export const Guards = z.object({
  unifiedSchemaGuard: z.boolean(),
  noLegacyCreateMessage: z.boolean(),
});

export const BuildFacts = z.object({
  /** Errors of the TypeScript compiler; absent where it did not run. */
  tsErrors: z.optional(z.int()),
  guards: Guards,
  /** The sentences that do not hold, of all guards. */
  broken: z.array(z.string()),
});
export type BuildFacts = z.output<typeof BuildFacts>;

/** Undefined for a build that found nothing out, or whose word is not to be read. */
export function readBuildFacts(text: string): BuildFacts | undefined {
  try {
    return BuildFacts.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
