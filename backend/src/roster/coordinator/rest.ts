import { fullName } from '@courtcrew/domain/kernel/fullName.ts';
import { refuse } from '@courtcrew/domain/kernel/refusal.ts';
import { nameKey } from '@courtcrew/domain/kernel/spelling.ts';
import * as calls from '@courtcrew/domain/roster/contract.ts';
import {
  approvalsResource,
  type ShiftRow,
  shiftsResource,
  signupsResource,
  statusOf,
} from '@courtcrew/domain/roster/index.ts';
import { shiftsById, shiftsOf, signupList, signupsById } from '@courtcrew/projections/roster/index.ts';
import { type RestResource, resource } from '../../kernel/http/rest/resource.ts';
import { tableResource } from '../../kernel/http/rest/table.ts';
import { found } from '../../kernel/http/route.ts';
import { Refused } from '../../kernel/refused.ts';
import { volunteerResources } from '../volunteers/rest.ts';
import { mustRunOfficials, officialSectionsRun, runsDeskOf } from './sides.ts';

const withId = (shift: ShiftRow) => ({ ...shift, id: shift.sid });

type Sortable = 'start' | 'name' | 'category' | 'spots' | 'count' | 'confirmed_count' | 'wait_count';

/** Orders shifts by a field, equal ones by id. */
function ordered(field: string, descending: boolean) {
  const by = field as Sortable;
  const sign = descending ? -1 : 1;
  return (a: ShiftRow, b: ShiftRow): number => {
    const [one, other] = [a[by], b[by]];
    if (one !== other) return one < other ? -sign : sign;
    return a.sid < b.sid ? -1 : 1;
  };
}

/** A tournament has some hundred shifts at most, and their counts are needed to sort: the page is cut here. */
const shifts = resource({
  spec: shiftsResource,
  owner: ({ tid }) => ({ tid }),
  opens: (shift, caller) => runsDeskOf(caller, shift),
  async list({ filter, offset, limit, sort }, { use, tid, caller }) {
    mustRunOfficials(caller);
    const { category, q, date } = filter;
    const name = nameKey(q ?? '');
    const all =
      tid === '' ? [] : await shiftsOf(use.db, tid, { kind: 'official', ...(category && { category }) });
    const rows = all
      .filter((shift) => runsDeskOf(caller, shift))
      .filter((shift) => nameKey(shift.name).includes(name) && (!date || shift.date === date))
      .sort(ordered(sort.field, sort.descending));
    return { rows: rows.slice(offset, offset + limit).map(withId), total: rows.length };
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

const withStatus = <Row extends { waitlist: boolean; confirmed: boolean }>(row: Row) => ({
  ...row,
  status: statusOf(row),
});

const notTakenBack = () =>
  refuse('invalid', 'A confirmation is taken back by moving the person to the waitlist.', {
    fields: { confirmed: 'is taken back by moving the person to the waitlist' },
  });

const signups = resource({
  spec: signupsResource,
  owner: ({ tid, ref_id }) => ({ tid, ref_id }),
  opens: ({ category }, caller) => runsDeskOf(caller, { kind: 'official', category }),
  async list(query, { use, caller }) {
    mustRunOfficials(caller);
    const filter = { ...query.filter, sections: officialSectionsRun(caller) };
    const { rows, total } = await signupList(use.db, { ...query, filter });
    return { rows: rows.map(withStatus), total };
  },
  many: async (ids, { use }) => (await signupsById(use.db, ids)).map(withStatus),
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

const approvals = tableResource({
  spec: approvalsResource,
  searched: ['name', 'referee_request_note'],
  rows: async (tid, { ask }) =>
    (await ask(calls.getApprovalRequests, { params: { tid } })).map((row) => ({
      ...row,
      key: row.ref_id,
      name: fullName(row),
    })),
  async update({ tid, ref_id }, { referee_approved, note }, { ask }) {
    const verdict = referee_approved ? calls.approveReferee : calls.removeRefereeFromApprovedList;
    await ask(verdict, { params: { tid }, body: { ref_id, note } });
  },
});

export const rosterResources: readonly RestResource[] = [shifts, signups, approvals, ...volunteerResources];
