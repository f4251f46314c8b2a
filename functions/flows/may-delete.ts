/** What administrators may not do here is refused before anything else is looked at. */
import type { Scene } from '#functions/scene.ts';
import { Refusal } from '#shared/contract/refusal.ts';
import { permissionsOf } from '#shared/domain/permissions.ts';

/** Throws DELETES_OFF. */
export function mayDelete({ env }: Scene): void {
  if (!permissionsOf(env).canDelete) throw new Refusal('DELETES_OFF');
}

/** Throws DELETES_OFF or PURGES_OFF. */
export function mayPurge(scene: Scene): void {
  mayDelete(scene);
  if (!permissionsOf(scene.env).canPurge) throw new Refusal('PURGES_OFF');
}
