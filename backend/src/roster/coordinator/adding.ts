import type { Choices, Joining, PersonAdded } from '@courtcrew/domain/accounts/index.ts';
import {
  type EventOf,
  type RecordedEvent,
  streamId,
  type WrittenEvent,
} from '@courtcrew/domain/kernel/event.ts';
import { refuse } from '@courtcrew/domain/kernel/refusal.ts';
import { filled } from '@courtcrew/domain/kernel/text.ts';
import {
  isOfficialSection,
  type Kind,
  type OfficialSection,
  type Registration,
  type RosterCommand,
  type RosterEvent,
  sectionOf,
  signupPath,
} from '@courtcrew/domain/roster/index.ts';
import type { Section } from '@courtcrew/domain/tournaments/index.ts';
import { accounts, personById } from '@courtcrew/projections/accounts/index.ts';
import { cameModel, membershipOf, rosterModel } from '@courtcrew/projections/roster/index.ts';
import { tournamentById, tournamentsModel } from '@courtcrew/projections/tournaments/index.ts';
import {
  type AccountsParts,
  type EnteredPerson,
  enterPerson,
  personAggregate,
} from '../../accounts/index.ts';
import { atDesk, type Caller, found, type Use } from '../../kernel/http/route.ts';
import { type Reaction, type ReactionTools, reactBy } from '../../kernel/jobs/index.ts';
import { Refused } from '../../kernel/refused.ts';
import type { Allowances, Uses } from '../../kernel/runtime/allowances.ts';
import { rosterAggregate } from '../aggregate.ts';
import { addedLetter, workIn } from '../letters.ts';
import type { WayOutParts } from '../signup/wayOut.ts';
import { officialSectionsRun } from './sides.ts';

export type StaffParts = Pick<AccountsParts, 'emails' | 'outbox'> & {
  readonly allowances: Pick<Allowances, 'take'>;
};

const ADDITIONS = { most: 300, seconds: 24 * 60 * 60 } as const;

/** As what an official is added: what the caller's desk is for, and where it runs both what they are by profession. */
export function sectionsFor(caller: Caller, provider_type: string | null): readonly OfficialSection[] {
  const [only, ...more] = officialSectionsRun(caller);
  if (only !== undefined && more.length === 0) return [only];
  return [provider_type === 'Athletic Trainer' ? 'line' : 'referee'];
}

/** As what a row in a shift registers somebody. */
export function registeredBy(shift: { readonly kind: Kind; readonly category: string }) {
  const section = sectionOf(shift);
  return { role: shift.kind, ...(isOfficialSection(section) && { sections: [section] }) };
}

type Wanted = Pick<Registration, 'ref_id' | 'role' | 'sections'>;

/** Throws 429 where the caller has added too many people within a day, over all tournaments. */
export async function admit(
  { allowances }: StaffParts,
  use: Use,
  caller: Caller,
  tid: string,
  { ref_id, role, sections = [] }: Wanted,
): Promise<void> {
  if (ref_id === caller.ref_id) return;
  const member = await membershipOf(use.db, tid, role, ref_id);
  if (member && sections.every((section) => member.sections.includes(section))) return;
  await spendAddition({ allowances }, use, caller, tid);
}

/** Counts an addition, or those of a whole list. Throws 429 saying how many, or when more, are possible. */
export async function spendAddition(
  { allowances }: Pick<StaffParts, 'allowances'>,
  use: Use,
  caller: Caller,
  tid: string,
  uses: Uses = {},
): Promise<void> {
  const taken = await allowances.take('additions', caller.ref_id, ADDITIONS, uses);
  if (taken.taken) return;
  const { left, again } = taken;
  const { time_zone } = found(await tournamentById(use.db, tid), 'Tournament');
  const text =
    left > 0
      ? filled(
          'The list adds {count} people, but you can add only {left} more within a day. Import it in parts.',
          { count: uses.count ?? 1, left },
        )
      : filled('You have added {count} people within a day. You can add more {when}.', {
          count: ADDITIONS.most,
          when: { at: again, zone: time_zone },
        });
  throw new Refused(refuse('too-many', text, { details: { again } }));
}

/** Registers somebody who is known already; says where they were registered before. */
export async function addToStaff(
  parts: StaffParts,
  use: Use,
  caller: Caller,
  tid: string,
  person: Wanted,
): Promise<{ readonly already?: true }> {
  await admit(parts, use, caller, tid, person);
  const command = { type: 'AddStaff' as const, people: [person] };
  const options = { actor: atDesk(caller), step: 'staff' };
  const { events } = await use.execute(rosterAggregate, tid, command, options);
  return events.length > 0 ? {} : { already: true };
}

/** The command that registers somebody who was entered to be registered; null for anybody else. */
function registering({
  data,
}: WrittenEvent<PersonAdded>): { tid: string; command: RosterCommand<'AddStaff'> } | null {
  // Whoever was forgotten meanwhile is not put on any list.
  if (!data.joins || data.details === null) return null;
  const { tid, role, sections } = data.joins;
  const person = { ref_id: data.ref_id, role, ...(sections && { sections }), entered: true as const };
  return { tid, command: { type: 'AddStaff', people: [person] } };
}

const isPersonAdded = (event: WrittenEvent): event is WrittenEvent<PersonAdded> =>
  event.type === 'PersonAdded';

/** Enters and registers somebody. The roster's command follows from the person's event, here or in `finishAdding`. */
export async function enterNew(
  parts: StaffParts,
  use: Use,
  caller: Caller,
  details: Parameters<typeof enterPerson>[2],
  choices: Partial<Choices>,
  { tid, confirm, ...as }: Joining & { readonly confirm: boolean | undefined },
): Promise<EnteredPerson> {
  const actor = atDesk(caller);
  await spendAddition(parts, use, caller, tid);
  const person = await enterPerson(parts, use, details, choices, { actor, joins: { tid, ...as }, confirm });
  const { ref_id, added } = person;
  const next = added && isPersonAdded(added) ? registering(added) : null;
  const command = next?.command ?? { type: 'AddStaff', people: [{ ref_id, ...as }] };
  const options = { actor, step: 'staff', ...(next && added && { follows: added }) };
  await use.execute(rosterAggregate, tid, command, options);
  return person;
}

/** Puts on the list who was entered for it by a request that ended too soon. */
export const finishAdding = reactBy(
  personAggregate,
  { name: 'roster.finish-adding' },
  {
    PersonAdded: async (event, { execute }) => {
      const next = registering(event);
      if (next) await execute(rosterAggregate, next.tid, next.command, { actor: event.meta.actor });
    },
  },
);

type Addition = RecordedEvent<EventOf<RosterEvent, 'StaffAdded' | 'SectionJoined'>>;

/** As what the person was added, and to which role that belongs. */
function addedAs({ data }: Addition): { role: Kind; section: Section } {
  if ('section' in data) return { role: 'official', section: data.section };
  const { role, sections } = data;
  return { role, section: role === 'volunteer' ? 'volunteer' : (sections[0] ?? 'referee') };
}

/** Tells somebody whom a desk has added, with the way out again. Nobody is told of what they did themselves. */
export const tellAdded = ({ wayOut }: WayOutParts): Reaction => {
  const tell = async (event: Addition, { db, outbox }: ReactionTools): Promise<void> => {
    const { ref_id } = event.data;
    const { actor, import: imported } = event.meta;
    // Whoever is new by an import is written to by that.
    if (actor.as !== 'admin' || actor.ref === ref_id || imported !== undefined) return;
    const { role, section } = addedAs(event);
    const tid = streamId(event.stream);
    const [tournament, person, member] = await Promise.all([
      tournamentById(db, tid),
      personById(db, ref_id),
      membershipOf(db, tid, role, ref_id),
    ]);
    if (!tournament || !person?.email || !member) return;
    const leave = wayOut.linkFor({ tid, ref_id, role });
    const letter = addedLetter({
      tournament: tournament.name,
      path: signupPath(tid, [{ kind: role }]),
      work: workIn(section),
      leave,
    });
    await outbox.send({ to: { ref_id }, letter, tid, sections: [section], dedupe: event.id });
  };
  return reactBy(
    rosterAggregate,
    { name: 'roster.tell-added', reads: [rosterModel, cameModel, tournamentsModel, accounts] },
    { StaffAdded: tell, SectionJoined: tell },
  );
};
