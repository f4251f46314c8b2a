/** What administrators may not do here is refused before anything else is looked at. */
import type { RequestContext } from '#functions/context.ts';
import { Refusal } from '#shared/contract/refusal.ts';
import { permissionsOf } from '#shared/domain/permissions.ts';

/** Throws DELETES_OFF. */
export function mayDelete({ env }: RequestContext): void {
  if (!permissionsOf(env).canDelete) throw new Refusal('DELETES_OFF');
}

/** Throws DELETES_OFF or PURGES_OFF. */
export function mayPurge(context: RequestContext): void {
  mayDelete(context);
  if (!permissionsOf(context.env).canPurge) throw new Refusal('PURGES_OFF');
}
