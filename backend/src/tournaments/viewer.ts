import type { Viewer } from '@courtcrew/domain/tournaments/contract.ts';
import { type Editor, isDraft, type Status } from '@courtcrew/domain/tournaments/index.ts';
import type { Caller } from '../kernel/http/route.ts';

/** Whether somebody works for the tournament of the call, and so sees it in any status. */
export const isStaff = ({ platform, rights }: Caller): boolean =>
  platform || rights.admin_type !== null || rights.captain_of.length > 0;

/** The row, or none where it is a draft and the caller is no staff of it: visitors do not learn of drafts. */
export const unlessHidden = <Row extends { status: Status }>(row: Row | undefined, caller: Caller) =>
  row && isDraft(row.status) && !isStaff(caller) ? undefined : row;

export const isMaster = ({ platform, rights }: Caller): boolean => platform || rights.admin_type === 'master';

/** The caller as the rules of editing ask. */
export const editorOf = ({ platform, rights }: Caller): Editor => ({ platform, ...rights });

/** The caller's rights as answers carry them; a master's and the platform admin's reach every section. */
export function viewerOf(caller: Caller): Viewer {
  const { rights } = caller;
  const all = isMaster(caller);
  return {
    admin: caller.platform || rights.admin_type !== null,
    admin_type: all ? 'master' : rights.admin_type,
    rights: {
      referee: all || rights.referee,
      line: all || rights.line,
      volunteer: all || rights.volunteer,
      volunteer_captain: all || rights.captain_of.length > 0,
    },
  };
}
