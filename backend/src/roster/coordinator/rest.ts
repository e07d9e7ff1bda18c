import { fullName } from '@courtcrew/domain/kernel/fullName.ts';
import { refuse } from '@courtcrew/domain/kernel/refusal.ts';
import * as calls from '@courtcrew/domain/roster/contract.ts';
import {
  approvalsResource,
  type ShiftRow,
  shiftsResource,
  signupsResource,
} from '@courtcrew/domain/roster/index.ts';
import { listOf } from '@courtcrew/projections/kernel/list.ts';
import { officialSignups, shiftsById, shiftsOf, signupIn } from '@courtcrew/projections/roster/index.ts';
import { listResource, tournamentResource } from '../../kernel/http/rest/list.ts';
import { type RestResource, resource } from '../../kernel/http/rest/resource.ts';
import { found } from '../../kernel/http/route.ts';
import { Refused } from '../../kernel/refused.ts';
import { volunteerResources } from '../volunteers/rest.ts';
import { mustRunOfficials, officialSectionsRun, runsDeskOf } from './sides.ts';

const withId = (shift: ShiftRow) => ({ ...shift, id: shift.sid });

/** Their day depends on the venue's clock, and a tournament has some hundred at most. */
const shifts = resource({
  spec: shiftsResource,
  owner: ({ tid }) => ({ tid }),
  opens: (shift, caller) => runsDeskOf(caller, shift),
  async list(query, { use, tid, caller }) {
    mustRunOfficials(caller);
    const all = tid === '' ? [] : await shiftsOf(use.db, tid, { kind: 'official' });
    const rows = all.filter((shift) => runsDeskOf(caller, shift)).map(withId);
    return listOf(rows, shiftsResource, { key: 'id', searched: ['name'], texts: ['category'] }).page(
      use.db,
      query,
    );
  },
  many: async (ids, { use }) => (await shiftsById(use.db, ids)).map(withId),
  async create({ tid, ...body }, { ask }) {
    const { sids } = await ask(calls.addShift, { params: { tid }, body });
    return found(sids[0], 'Shift');
  },
  async update({ sid }, change, { ask }) {
    await ask(calls.editShift, { body: { sid, ...change } });
  },
  async remove({ sid }, { ask }, reason) {
    await ask(calls.deleteShift, { params: { sid }, ...(reason && { body: { reason } }) });
  },
});

const notTakenBack = () =>
  refuse('invalid', 'A confirmation is taken back by moving the person to the waitlist.', {
    fields: { confirmed: 'is taken back by moving the person to the waitlist' },
  });

const signups = listResource({
  spec: signupsResource,
  list: officialSignups,
  key: 'shift_id',
  owner: ({ tid, ref_id }) => ({ tid, ref_id }),
  opens: ({ category }, caller) => runsDeskOf(caller, { kind: 'official', category }),
  only({ caller }) {
    mustRunOfficials(caller);
    return signupIn(officialSectionsRun(caller));
  },
  async create({ sid, ref_id, waitlist }, { ask }) {
    const call = waitlist ? calls.putWaitlist : calls.putTimeSpots;
    const { shift_id } = await ask(call, { params: { sid }, body: { ref_id } });
    return found(shift_id, 'Signup');
  },
  /** Moves a row where a change says it should stand: on the waitlist, selected, confirmed. */
  async update({ shift_id, ...now }, to, { ask }) {
    if (to.waitlist === true && !now.waitlist) {
      await ask(calls.moveToWaitlist, { params: { id: shift_id }, body: {} });
      return;
    }
    if (to.confirmed === true && !now.confirmed) await ask(calls.confirmShift, { body: { shift_id } });
    else if (to.waitlist === false && now.waitlist)
      await ask(calls.moveOffWaitlist, { params: { id: shift_id }, body: {} });
    if (to.confirmed === false && now.confirmed) throw new Refused(notTakenBack());
  },
  async remove({ shift_id }, { ask }) {
    await ask(calls.removeRefTime, { params: { shift_id } });
  },
});

/** How somebody is reached depends on who reads. */
const approvals = tournamentResource({
  spec: approvalsResource,
  async list({ ask }, tid) {
    const rows = await ask(calls.getApprovalRequests, { params: { tid } });
    return listOf(
      rows.map((row) => ({ ...row, name: fullName(row) })),
      approvalsResource,
      { key: 'ref_id', searched: ['name', 'referee_request_note'] },
    );
  },
  key: 'ref_id',
  async update({ tid, ref_id }, { referee_approved, note }, { ask }) {
    const verdict = referee_approved ? calls.approveReferee : calls.removeRefereeFromApprovedList;
    await ask(verdict, { params: { tid }, body: { ref_id, note } });
  },
});

export const rosterResources: readonly RestResource[] = [shifts, signups, approvals, ...volunteerResources];
