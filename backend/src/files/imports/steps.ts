import { templateOf } from '@courtcrew/domain/contract/fields.ts';
import type { Finding } from '@courtcrew/domain/contract/importing.ts';
import type { MatchStep } from '@courtcrew/domain/files/imports/matches.ts';
import { shiftKey, shiftsOf } from '@courtcrew/domain/files/imports/places.ts';
import type {
  EditStep,
  ImportPlan,
  PersonStep,
  ShiftStep,
  SignupStep,
} from '@courtcrew/domain/files/imports/plan.ts';
import type { DomainEvent, WrittenEvent } from '@courtcrew/domain/kernel/event.ts';
import { partsOf } from '@courtcrew/domain/kernel/parts.ts';
import type { Refusal } from '@courtcrew/domain/kernel/refusal.ts';
import { english } from '@courtcrew/domain/kernel/translated.ts';
import type { RosterCommand, RosterEvent, TournamentFacts } from '@courtcrew/domain/roster/index.ts';
import { matchKey } from '@courtcrew/domain/scoring/index.ts';
import { adminTypeAnywhere, tournamentById } from '@courtcrew/projections/tournaments/index.ts';
import { type AccountsParts, correctPerson, enterPerson } from '../../accounts/index.ts';
import type { Product } from '../../kernel/area.ts';
import { type CommandOptions, found } from '../../kernel/http/route.ts';
import { inOrder } from '../../kernel/platform/inOrder.ts';
import { done, Refused } from '../../kernel/refused.ts';
import type { Aggregate, Outcome, Send } from '../../kernel/runtime/aggregate.ts';
import { importing } from '../../kernel/runtime/envelope.ts';
import { inParts } from '../../kernel/runtime/inParts.ts';
import { patiently } from '../../kernel/runtime/patiently.ts';
import { rosterAggregate } from '../../roster/index.ts';
import { listByName, matchesAggregate } from '../../scoring/index.ts';
import type { Run, Runs, StepDone } from './runs.ts';

export type StepParts = Pick<Product, 'db' | 'execute' | 'bus'> &
  Pick<AccountsParts, 'emails' | 'outbox'> & { readonly runs: Runs };

/** Rows that go into one part: short enough that what others do to the tournament meanwhile does not wait. */
const AT_ONCE = 100;
const PEOPLE_AT_ONCE = 50;
const IN_FLIGHT = 8;

export type Part =
  | { readonly people: readonly PersonStep[] }
  | { readonly categories: readonly string[]; readonly shifts: readonly ShiftStep[] }
  | { readonly edits: readonly EditStep[] }
  | { readonly signups: readonly SignupStep[] }
  | { readonly matches: readonly MatchStep[] };

/** A plan in the order in which its parts are done: the same whenever it is asked. */
export const partsOfPlan = ({
  people,
  categories,
  shifts,
  edits,
  signups,
  matches,
}: ImportPlan): readonly Part[] => [
  ...partsOf(people, PEOPLE_AT_ONCE).map((part) => ({ people: part })),
  ...partsOf(shifts, AT_ONCE).map((part, index) => ({
    categories: index === 0 ? categories : [],
    shifts: part,
  })),
  ...partsOf(edits, AT_ONCE).map((part) => ({ edits: part })),
  ...partsOf(signups, AT_ONCE).map((part) => ({ signups: part })),
  ...partsOf(matches, AT_ONCE).map((part) => ({ matches: part })),
];

/** Why a step was refused, without anything about people: it is kept. */
function whyOf({ text, code, fields }: Refusal): Omit<Finding, 'row'> {
  const [column = ''] = Object.keys(fields ?? {});
  // The refusal names whoever has the address.
  const said = column === 'email' && code === 'conflict' ? 'Another person has this address by now' : text;
  return { column, text: english(said), ...templateOf(said) };
}

const NOT_THERE: Omit<Finding, 'row'> = { column: '', text: 'The person or the shift could not be made' };

/** What somebody was registered as; `more` who was an official already. */
function joinedBy(event: WrittenEvent<RosterEvent>, ref_id: string | null) {
  const { type, data } = event as RosterEvent;
  if (type === 'StaffAdded' && data.ref_id === ref_id)
    return [{ role: data.role, sections: data.sections, more: false }];
  if (type === 'SectionJoined' && data.ref_id === ref_id)
    return [{ role: 'official' as const, sections: [data.section], more: true }];
  return [];
}
export type Joined = ReturnType<typeof joinedBy>[number];

export async function factsOf(db: Product['db'], tid: string): Promise<TournamentFacts> {
  const row = found(await tournamentById(db, tid), 'Tournament');
  return {
    ...{ status: row.status, exact_match: row.exact_match_scheduling },
    ...{
      approval_required: row.referee_approval_required,
      waiver_required: row.volunteer_signature_required,
    },
    waiver_since: row.waiver_since,
    sections: { referee: row.referee, line: row.line, volunteer: row.volunteer },
  };
}

/** Takes steps of an import, each as the same commands however often. */
export class Steps {
  readonly #parts: StepParts;
  readonly #run: Pick<Run, 'id' | 'tid' | 'ref_id'>;

  constructor(parts: StepParts, run: Pick<Run, 'id' | 'tid' | 'ref_id'>) {
    this.#parts = parts;
    this.#run = run;
  }

  async do(part: Part): Promise<StepDone[]> {
    if ('people' in part) return this.#people(part.people);
    if ('shifts' in part) return this.#shifts(part);
    if ('edits' in part) return this.#edits(part.edits);
    if ('signups' in part) return this.#signups(part.signups);
    return this.#matches(part.matches);
  }

  async send<State, Command, Event extends DomainEvent>(
    aggregate: Aggregate<State, Command, Event>,
    id: string,
    command: Command,
    step: string,
  ): Promise<Outcome<Event, State>> {
    const { id: run, ref_id } = this.#run;
    const actor = { ref: ref_id, as: 'admin' } as const;
    const envelope = importing(run, `${aggregate.name} ${id}\n${step}`, actor);
    return patiently(this.#parts.execute)(aggregate, id, command, envelope);
  }

  onRoster(command: RosterCommand, step: string): Promise<Outcome<RosterEvent>> {
    return this.send(rosterAggregate, this.#run.tid, command, step);
  }

  /** What helpers of requests work with, for one step. */
  use(step: string) {
    return {
      db: this.#parts.db,
      newId: (name = '') =>
        importing(this.#run.id, `new ${name}\n${step}`, { ref: null, as: 'system' }).commandId,
      attempt: <State, Command, Event extends DomainEvent>(
        aggregate: Aggregate<State, Command, Event>,
        id: string,
        command: Command,
        options: CommandOptions = {},
      ) => this.send(aggregate, id, command, `${step} ${options.step ?? ''}`),
      http: { fresh: async () => false },
    };
  }

  async #people(people: readonly PersonStep[]): Promise<StepDone[]> {
    const entered = await inOrder(people, IN_FLIGHT, (step) => this.#person(step));
    const joining = people.flatMap(({ joins }, index) => {
      const { ref, isNew = false } = entered[index] ?? {};
      return ref
        ? joins.map((join) => ({ ref_id: ref, ...join, ...(isNew && { entered: true as const }) }))
        : [];
    });
    // Named by who is in it: somebody who was refused before may have been entered now.
    const step = `staff\n${joining.map(({ ref_id, role, sections = [] }) => `${ref_id} ${role} ${sections.join()}`).join('\n')}`;
    const added =
      joining.length === 0
        ? []
        : done(await this.onRoster({ type: 'AddStaff', people: joining }, step)).events;
    return people.map(({ key, row }, index): StepDone => {
      const { ref = null, isNew = false, version, why } = entered[index] ?? {};
      const joins = added.flatMap((event) => joinedBy(event, ref));
      if (why) return { key: `person ${key}`, row, outcome: 'left', ref: null, data: why };
      const outcome = isNew || joins.length > 0 ? 'made' : version === undefined ? 'same' : 'changed';
      return {
        key: `person ${key}`,
        row,
        outcome,
        ref,
        data: { isNew, joins, ...(version !== undefined && { version }) },
      };
    });
  }

  async #person({ key, ref_id, details, choices, confirm, joins }: PersonStep) {
    const use = this.use(`person ${key}`);
    try {
      if (ref_id === null) {
        const { first = '', last = '' } = details;
        const official = joins.some(({ role }) => role === 'official');
        const { existed, ref_id: ref } = await enterPerson(
          this.#parts,
          use,
          { ...details, first, last, one_name: last === '' },
          { ...choices, ...(official && { provider_type: 'Officiating' as const }) },
          { actor: { ref: this.#run.ref_id, as: 'admin' }, confirm },
        );
        return { ref, isNew: !existed };
      }
      if (Object.keys(details).length + Object.keys(choices).length === 0) return { ref: ref_id };
      const admin = (await adminTypeAnywhere(this.#parts.db, ref_id)) !== null;
      let version: number | undefined;
      const attempt: typeof use.attempt = async (...command) => {
        const outcome = await use.attempt(...command);
        if (!outcome.refused) version = outcome.events.at(-1)?.revision ?? version;
        return outcome;
      };
      const desk = { tid: this.#run.tid, admin, open: true };
      await correctPerson(this.#parts, { ...use, attempt }, ref_id, details, choices, { desk });
      return { ref: ref_id, version };
    } catch (error) {
      if (error instanceof Refused) return { why: whyOf(error.refusal) };
      throw error;
    }
  }

  /** Players nobody knows first, then the matches that name them. */
  async #matches(steps: readonly MatchStep[]): Promise<StepDone[]> {
    const { tid } = this.#run;
    const [first] = steps;
    const send: Send<[step: string]> = (aggregate, id, command, step) =>
      this.send(aggregate, id, command, `${step} ${first?.row}`);
    const matches = steps.map(({ match }) => match);
    const outcome = await listByName(this.#parts, send, tid, matches);
    if (outcome.refused) {
      const data = whyOf(outcome);
      return steps.map(({ row }): StepDone => ({ key: `match ${row}`, row, outcome: 'left', data }));
    }
    const state = await this.#parts.bus.peek(matchesAggregate, tid);
    const mids = new Map([...state.matches].map(([mid, match]) => [matchKey(match), mid]));
    const by = (type: string) =>
      new Set(outcome.events.flatMap(({ type: own, data }) => (own === type ? data.mid : [])));
    const [added, edited] = [by('ListedMatchAdded'), by('ListedMatchEdited')];
    return steps.map(({ row }, index): StepDone => {
      const match = outcome.listed[index];
      const ref = (match && mids.get(matchKey(match))) ?? null;
      const is = (among: ReadonlySet<string>) => ref !== null && among.has(ref);
      const became = is(added) ? 'made' : is(edited) ? 'changed' : 'same';
      return { key: `match ${row}`, row, outcome: became, ref, data: { match } };
    });
  }

  async #shifts({
    categories,
    shifts,
  }: {
    readonly categories: readonly string[];
    readonly shifts: readonly ShiftStep[];
  }): Promise<StepDone[]> {
    const { time_zone: zone } = found(await tournamentById(this.#parts.db, this.#run.tid), 'Tournament');
    const plans = categories.map((name) => ({ name, description: '', court_monitor: false, show: true }));
    const copy = (some: readonly ShiftStep[], step: string) =>
      inParts(
        (part) =>
          this.onRoster(
            {
              type: 'CopySchedule',
              categories: plans,
              groups: [],
              shifts: some.map(({ plan }) => plan),
              zone,
            },
            `${step} ${part}`,
          ),
        (events) => events.length === 0,
      );
    const events: WrittenEvent<RosterEvent>[] = [];
    const refused = new Map<string, Refusal>();
    const all = await copy(shifts, `shifts ${shifts[0]?.key}`);
    if (!all.refused) events.push(...all.events);
    else {
      // One that cannot be keeps none of the others out.
      for (const shift of shifts) {
        const one = await copy([shift], `shift ${shift.key}`);
        if (one.refused) refused.set(shift.key, one);
        else events.push(...one.events);
      }
    }
    const made = new Set(events.flatMap(({ data }) => ('sid' in data ? [data.sid] : [])));
    const standing = new Map(
      shiftsOf(await this.#parts.bus.peek(rosterAggregate, this.#run.tid)).map((one) => [
        shiftKey(one.plan),
        one,
      ]),
    );
    return [
      ...events.flatMap(({ type, data }): StepDone[] =>
        type === 'VolunteerCategoryAdded' && 'vcid' in data
          ? [{ key: `category ${data.vcid}`, row: 0, outcome: 'made', ref: data.vcid }]
          : [],
      ),
      ...shifts.map(({ key, row, plan }): StepDone => {
        const why = refused.get(key);
        const one = standing.get(shiftKey(plan));
        if (!one)
          return { key: `shift ${key}`, row, outcome: 'left', ref: null, data: why ? whyOf(why) : NOT_THERE };
        const { sid, version } = one;
        return {
          key: `shift ${key}`,
          row,
          outcome: made.has(sid) ? 'made' : 'same',
          ref: sid,
          data: { version },
        };
      }),
    ];
  }

  async #edits(edits: readonly EditStep[]): Promise<StepDone[]> {
    const { time_zone: zone } = found(await tournamentById(this.#parts.db, this.#run.tid), 'Tournament');
    return inOrder(edits, 1, async ({ row, sid, version, changes, before }): Promise<StepDone> => {
      const outcome = await this.onRoster({ type: 'EditShift', sid, version, changes, zone }, `edit ${sid}`);
      const key = `edit ${sid}`;
      if (outcome.refused) return { key, row, outcome: 'left', ref: null, data: whyOf(outcome) };
      const edited = outcome.events.flatMap(({ data }) => ('version' in data ? [data.version] : []));
      return {
        key,
        row,
        outcome: edited.length > 0 ? 'changed' : 'same',
        ref: sid,
        data: { before, version: edited[0] },
      };
    });
  }

  async #signups(signups: readonly SignupStep[]): Promise<StepDone[]> {
    const [people, shifts, tournament] = await Promise.all([
      this.#parts.runs.stepsOf(this.#run.id, 'person %'),
      this.#parts.runs.stepsOf(this.#run.id, 'shift %'),
      factsOf(this.#parts.db, this.#run.tid),
    ]);
    const refs = new Map([...people, ...shifts].map(({ key, ref }) => [key, ref ?? null]));
    const placed = signups.map((step) => {
      const ref_id = step.ref_id ?? refs.get(`person ${step.person}`) ?? null;
      const sid = step.sid ?? refs.get(`shift ${step.shift}`) ?? null;
      if (ref_id === null || sid === null) return { step, change: null };
      const { to, seen, credentials } = step;
      return {
        step,
        change: { type: 'ChangeSignup', sid, ref_id, to, seen, credentials, tournament } as const,
      };
    });
    const changes = placed.flatMap(({ change }) => change ?? []);
    const name = `signups\n${changes.map(({ sid, ref_id, to }) => `${sid} ${ref_id} ${to}`).join('\n')}`;
    const all = changes.length === 0 ? null : await this.onRoster({ type: 'ImportSignups', changes }, name);
    const events = all && !all.refused ? all.events : [];
    const byRow = Map.groupBy(
      events.flatMap(({ type, data }) => ('shift_id' in data && 'sid' in data ? [{ type, ...data }] : [])),
      ({ sid, ref_id }) => `${sid} ${ref_id}`,
    );
    return inOrder(placed, 1, async ({ step, change }): Promise<StepDone> => {
      const key = `signup ${step.row}`;
      if (!change) return { key, row: step.row, outcome: 'left', ref: null, data: NOT_THERE };
      let own: readonly { readonly shift_id: string }[] = byRow.get(`${change.sid} ${change.ref_id}`) ?? [];
      if (own.length === 0) {
        // By itself it says why it is refused, or that it stands already.
        const alone = await this.onRoster(change, `signup ${step.row}`);
        if (alone.refused) return { key, row: step.row, outcome: 'left', ref: null, data: whyOf(alone) };
        own = alone.events.flatMap(({ data }) => ('shift_id' in data ? [data] : []));
      }
      const [first] = own;
      if (!first) return { key, row: step.row, outcome: 'same', ref: null };
      const data = { sid: change.sid, ref_id: change.ref_id, to: change.to, before: change.seen };
      return {
        key,
        row: step.row,
        outcome: change.seen === 'Removed' ? 'made' : 'changed',
        ref: first.shift_id,
        data,
      };
    });
  }
}
