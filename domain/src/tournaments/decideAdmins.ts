import { notFound, type Refusal, refuse } from '../kernel/refusal.ts';
import type { AccessType, AdminType } from './choices.ts';
import type { Decide } from './commands.ts';
import type { AdminAccess, TournamentEvent } from './events.ts';
import type { TournamentState } from './state.ts';

type Decision = readonly TournamentEvent[] | Refusal;

const NOT_AN_ADMIN = notFound('Admin');
const LAST_MASTER = refuse('last-master', 'A tournament needs at least one master admin');

/** A new admin begins without any flag: the master is told to set them. */
export const admitAdmin = (state: TournamentState, ref_id: string): Decision =>
  state.admins.has(ref_id)
    ? []
    : [
        {
          type: 'AdminAdded',
          data: { ref_id, admin_type: 'basic', referee: false, line: false, volunteer: false },
        },
      ];

export const changeAccess: Decide<'ChangeAdminAccess'> = (state, { ref_id, access, on }) => {
  const before = state.admins.get(ref_id);
  if (!before) return NOT_AN_ADMIN;
  const after = withAccess(before, access, on);
  if (after.admin_type === 'basic' && isLastMaster(state, ref_id)) return LAST_MASTER;
  const same = isType(access) ? access === before.admin_type : after[access] === before[access];
  return same ? [] : [{ type: 'AdminAccessChanged', data: { ref_id, ...after } }];
};

export function removeAdmin(state: TournamentState, ref_id: string): Decision {
  if (!state.admins.has(ref_id)) return [];
  if (isLastMaster(state, ref_id)) return LAST_MASTER;
  return [{ type: 'AdminRemoved', data: { ref_id } }];
}

const isType = (access: AccessType): access is AdminType => access === 'master' || access === 'basic';

const withAccess = (before: AdminAccess, access: AccessType, on?: boolean): AdminAccess =>
  isType(access) ? { ...before, admin_type: access } : { ...before, [access]: on ?? !before[access] };

/** Without a master nobody but the platform could give the tournament a new one. */
function isLastMaster(state: TournamentState, ref_id: string): boolean {
  const masters = [...state.admins].filter(([, { admin_type }]) => admin_type === 'master');
  return masters.length === 1 && masters[0]?.[0] === ref_id;
}
