import { TEXTS } from '@courtcrew/domain/accounts/index.ts';
import { refuse } from '@courtcrew/domain/kernel/refusal.ts';
import { sessionTournaments } from '@courtcrew/projections/accounts/index.ts';
import type { Caller, Use } from '../../kernel/http/route.ts';
import { Refused } from '../../kernel/refused.ts';

/** Whose account is worth the trouble: platform admins, and masters of any tournament. */
export async function isEntitled({ db }: Pick<Use, 'db'>, { platform, ref_id }: Caller): Promise<boolean> {
  if (platform) return true;
  return (await sessionTournaments(db, ref_id)).some(({ admin_type }) => admin_type === 'master');
}

export async function requireEntitled(use: Pick<Use, 'db'>, caller: Caller): Promise<void> {
  if (!(await isEntitled(use, caller))) throw new Refused(refuse('forbidden', TEXTS.secondFactorStaff));
}
