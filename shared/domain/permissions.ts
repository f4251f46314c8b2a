/** What administrators may do to people, by the settings of the stage. */

export interface DeletingSettings {
  readonly ADMIN_DELETES: boolean;
  readonly ALLOW_PRELAUNCH_PURGE: boolean;
}

export interface Permissions {
  /** Also to restore. */
  readonly canDelete: boolean;
  /** Only on top of deleting. */
  readonly canPurge: boolean;
  /** Names the setting that is off; empty where none is. */
  readonly reason: string;
}

const deletesOff = 'ADMIN_DELETES is off: nobody can be deleted, restored or purged.';
const purgesOff = 'ALLOW_PRELAUNCH_PURGE is off: nobody can be purged.';

export function permissionsOf(settings: DeletingSettings): Permissions {
  const { ADMIN_DELETES: canDelete, ALLOW_PRELAUNCH_PURGE: mayPurge } = settings;
  const off = [...(canDelete ? [] : [deletesOff]), ...(mayPurge ? [] : [purgesOff])];
  return { canDelete, canPurge: canDelete && mayPurge, reason: off.join(' ') };
}
