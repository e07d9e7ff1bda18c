import { refuse } from '@courtcrew/domain/kernel/refusal.ts';
import { type ShiftRow, shiftsResource, signupsResource, statusOf } from '@courtcrew/domain/roster/index.ts';
import {
  credentialsOf,
  factsOfShift,
  shiftsById,
  shiftsOf,
  signupList,
  signupsById,
} from '@courtcrew/projections/roster/index.ts';
import { type RestContext, type RestResource, resource } from '../kernel/http/rest.ts';
import { done, found, Refused } from '../kernel/http/route.ts';
import { admit, registeredBy, type StaffParts } from './adding.ts';
import { rosterAggregate } from './aggregate.ts';
import { doneOrConflict, READ_MODELS } from './answers.ts';
import { planOf } from './plans.ts';
import { addShifts, deleteShift, editShift, whenOf } from './shifts.ts';
import { mustRunDeskOf, mustRunOfficials, officialSectionsRun, runsDeskOf } from './sides.ts';

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
    const name = q?.toLowerCase() ?? '';
    const all =
      tid === '' ? [] : await shiftsOf(use.db, tid, { kind: 'official', ...(category && { category }) });
    const rows = all
      .filter((shift) => runsDeskOf(caller, shift))
      .filter((shift) => shift.name.toLowerCase().includes(name) && (!date || shift.date === date))
      .sort(ordered(sort.field, sort.descending));
    return { rows: rows.slice(offset, offset + limit).map(withId), total: rows.length };
  },
  many: async (ids, use) => (await shiftsById(use.db, ids)).map(withId),
  async create({ tid: _, repeat = 0, confirm, ...form }, { use, caller, tid }) {
    const when = await whenOf(use, tid);
    const sids = await addShifts(use, caller, tid, [planOf(form, when.zone)], { repeat, confirm, ...when });
    const [row] = await shiftsById(use.db, sids.slice(0, 1));
    return withId(found(row, 'Shift'));
  },
  async update(sid, form, { use, caller }) {
    await editShift(use, caller, sid, form);
    const [row] = await shiftsById(use.db, [sid]);
    return withId(found(row, 'Shift'));
  },
  remove: (sid, { use, caller }) => deleteShift(use, caller, sid),
});

const signupRows = async (ids: readonly string[], use: RestContext['use']) =>
  (await signupsById(use.db, ids)).map((row) => ({ ...row, status: statusOf(row) }));

type Signup = Awaited<ReturnType<typeof signupRows>>[number];

/** The row, and the facts of its shift, for somebody who runs that shift's desk. */
async function atItsDesk(shift_id: string, { use, caller }: RestContext) {
  const [row] = await signupRows([shift_id], use);
  const signup = found(row, 'Signup');
  const facts = found(await factsOfShift(use.db, signup.sid), 'Shift');
  mustRunDeskOf(caller, facts);
  return { signup, facts };
}

const notTakenBack = () =>
  refuse('invalid', 'A confirmation is taken back by moving the person to the waitlist.', {
    fields: { confirmed: 'is taken back by moving the person to the waitlist' },
  });

/** Moves a row where a change says it should stand: on the waitlist, selected, confirmed. */
async function move(shift_id: string, to: { waitlist?: boolean; confirmed?: boolean }, context: RestContext) {
  const { signup, facts } = await atItsDesk(shift_id, context);
  const { tid, ref_id, credentials } = signup;
  const { use } = context;
  const actor = context.caller.actor(ref_id);
  const desk = { by: 'desk', tournament: facts } as const;
  if (to.waitlist === true && !signup.waitlist) {
    const command = { type: 'MoveToWaitlist' as const, shift_id, ref_id };
    done(await use.execute(rosterAggregate, tid, command, { actor, step: 'waitlist' }));
    await use.settled(...READ_MODELS);
    return;
  }
  if (to.confirmed === true && !signup.confirmed) {
    const command = { type: 'Confirm' as const, shift_id, ref_id, credentials, ...desk };
    const outcome = await use.execute(rosterAggregate, tid, command, { actor, step: 'confirm' });
    await doneOrConflict(use, outcome, facts.time_zone);
    return;
  }
  if (to.waitlist === false && signup.waitlist) {
    const command = { type: 'MoveOffWaitlist' as const, shift_id, ref_id, credentials, ...desk };
    const outcome = await use.execute(rosterAggregate, tid, command, { actor, step: 'select' });
    await doneOrConflict(use, outcome, facts.time_zone);
  }
  if (to.confirmed === false && signup.confirmed) throw new Refused(notTakenBack());
}

async function theRow(shift_id: string, { use }: RestContext): Promise<Signup> {
  const [row] = await signupRows([shift_id], use);
  return found(row, 'Signup');
}

const signups = (parts: StaffParts): RestResource =>
  resource({
    spec: signupsResource,
    owner: ({ tid, ref_id }) => ({ tid, ref_id }),
    opens: ({ category }, caller) => runsDeskOf(caller, { kind: 'official', category }),
    async list(query, { use, caller }) {
      mustRunOfficials(caller);
      const filter = { ...query.filter, sections: officialSectionsRun(caller) };
      const { rows, total } = await signupList(use.db, { ...query, filter });
      return { rows: rows.map((row) => ({ ...row, status: statusOf(row) })), total };
    },
    many: signupRows,
    async create({ sid, ref_id, waitlist = false }, context) {
      const { use, caller, tid } = context;
      const facts = found(await factsOfShift(use.db, sid), 'Shift');
      mustRunDeskOf(caller, facts);
      const about = { sid, ref_id, by: 'desk', tournament: facts } as const;
      const credentials = found((await credentialsOf(use.db, [ref_id])).get(ref_id), 'Person');
      await admit(parts, use, caller, tid, { ref_id, ...registeredBy(facts) });
      const outcome = await use.execute(
        rosterAggregate,
        tid,
        waitlist ? { type: 'Apply', ...about } : { type: 'TakeSpot', credentials, ...about },
        { actor: caller.actor(ref_id) },
      );
      await doneOrConflict(use, outcome, facts.time_zone);
      const { rows } = await signupList(use.db, {
        filter: { tid, sid, ref_id },
        offset: 0,
        limit: 1,
        sort: { field: 'start', descending: false },
      });
      const row = found(rows[0], 'Signup');
      return { ...row, status: statusOf(row) };
    },
    async update(shift_id, change, context) {
      await move(shift_id, change, context);
      return theRow(shift_id, context);
    },
    async remove(shift_id, context) {
      const { signup } = await atItsDesk(shift_id, context);
      const { tid, ref_id } = signup;
      const command = { type: 'RemoveSignup' as const, shift_id, ref_id, by: 'desk' as const };
      done(await context.use.execute(rosterAggregate, tid, command, { actor: context.caller.actor(ref_id) }));
      await context.use.settled(...READ_MODELS);
    },
  });

export const rosterResources = (parts: StaffParts): readonly RestResource[] => [shifts, signups(parts)];
