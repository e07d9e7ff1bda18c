import { allows } from '@courtcrew/domain/contract/policies.ts';
import {
  COPY_KINDS,
  type CopyKind,
  copyPlanned,
  copyTournament,
  daysMoved,
  getTournamentsToCopy,
  type Move,
  movedHours,
  type Played,
  previewTournamentCopy,
  type Standing,
  undoTournamentCopy,
} from '@courtcrew/domain/copying/index.ts';
import type { DomainEvent, WrittenEvent } from '@courtcrew/domain/kernel/event.ts';
import { brokenRule, refuse } from '@courtcrew/domain/kernel/refusal.ts';
import type { TournamentState } from '@courtcrew/domain/tournaments/index.ts';
import { sharedTemplates } from '@courtcrew/projections/messaging/index.ts';
import { tournamentById, tournamentsOfMaster } from '@courtcrew/projections/tournaments/index.ts';
import { boardAggregate } from '../board/index.ts';
import type { Area, Product } from '../kernel/area.ts';
import { atDesk, type Caller, found, type Route, route, type Use } from '../kernel/http/route.ts';
import { done, Refused } from '../kernel/refused.ts';
import type { Aggregate, Done } from '../kernel/runtime/aggregate.ts';
import { inParts } from '../kernel/runtime/inParts.ts';
import { templatesAggregate } from '../messaging/index.ts';
import { planning } from '../planning/index.ts';
import { rosterAggregate } from '../roster/index.ts';
import { tournament } from '../tournaments/index.ts';
import { copyTakenBack } from './undo.ts';

type Parts = Pick<Product, 'bus' | 'identity' | 'store'>;

interface Asked {
  readonly from: string;
  readonly move: Move;
  readonly kinds: readonly CopyKind[];
}

/** Throws 404, in the words of one that is not there, for a tournament of which the caller is no master. */
async function mustRun({ identity }: Parts, { ref_id }: Caller, from: string): Promise<void> {
  const access = await identity.access(ref_id, from);
  found(allows('master', { ...access, ref_id, subject: null }) || undefined, 'Tournament');
}

async function standingOf({ bus }: Parts, use: Use, tid: string): Promise<Standing> {
  const [setup, roster, board, plan, templates] = await Promise.all([
    bus.peek(tournament, tid),
    bus.peek(rosterAggregate, tid),
    bus.peek(boardAggregate, tid),
    bus.peek(planning, tid),
    sharedTemplates(use.db, tid),
  ]);
  return { setup, roster, board, plan, templates };
}

const NO_DAYS = 'has no days yet, by which shifts could move';

/** Days and clock of a tournament; null while it has no days. */
const playedOf = ({ fields: { start, end_date, time_zone } }: TournamentState): Played | null =>
  start === null ? null : { start, end_date, time_zone };

/** What copying comes to now. Changes nothing. */
async function planned(parts: Parts, use: Use, caller: Caller, tid: string, asked: Asked) {
  const { from, move, kinds } = asked;
  if (from === tid) throw new Refused(brokenRule('from', 'must be another tournament'));
  await mustRun(parts, caller, from);
  const [there, here] = await Promise.all([from, tid].map((one) => standingOf(parts, use, one)));
  if (!there?.setup.exists || !here?.setup.exists)
    throw new Refused(refuse('not-found', 'Tournament not found'));
  const [source, target] = [playedOf(there.setup), playedOf(here.setup)];
  if (kinds.includes('shifts')) {
    if (!source) throw new Refused(brokenRule('from', NO_DAYS));
    if (!target) throw new Refused(brokenRule('tournament', NO_DAYS));
  }
  const days = source && target ? daysMoved(source, target, move) : null;
  const plan = copyPlanned(there, here, from, {
    kinds,
    to: tid,
    days: days ?? 0,
    moved: (hours) =>
      source && target ? movedHours(hours, days ?? 0, source, target) : { ...hours, fault: 'outside' },
  });
  return { plan, days, isPlanCopied: here.plan.copied.has(from) };
}

const sumOf = <Event>(events: readonly Event[], numberOf: (event: Event) => number): number =>
  events.reduce((sum, event) => sum + numberOf(event), 0);

const countOf = (events: readonly DomainEvent[], ...types: readonly string[]): number =>
  events.filter(({ type }) => types.includes(type)).length;

/** Adds what is new, stream by stream: first what may be refused as a whole. Answers how many of each kind. */
async function copied(
  use: Use,
  caller: Caller,
  tid: string,
  from: string,
  { plan, isPlanCopied }: Awaited<ReturnType<typeof planned>>,
): Promise<{ readonly counts: Readonly<Record<CopyKind, number>>; readonly commands: readonly string[] }> {
  const actor = atDesk(caller);
  const send = async <State, Command, Event extends DomainEvent>(
    aggregate: Aggregate<State, Command, Event>,
    id: string,
    command: Command,
    isLast: (events: Done<Event>['events']) => boolean = () => true,
  ): Promise<Done<Event>['events']> => {
    const step = async (name: string) => use.attempt(aggregate, id, command, { step: name, actor });
    return done(await inParts(step, isLast)).events;
  };
  const setup = await send(tournament, tid, { type: 'CopySetup', ...plan.setup });
  const templates =
    plan.templates.length === 0
      ? []
      : await send(
          templatesAggregate,
          caller.ref_id,
          { type: 'CopyTemplates', ref_id: caller.ref_id, tid, templates: plan.templates },
          (events) => events.length === 0,
        );
  const items =
    isPlanCopied || plan.plan.items.length === 0
      ? []
      : await send(
          planning,
          tid,
          { type: 'CopyPlan', from, ...plan.plan },
          (events) => countOf(events, 'PlanCopied') > 0,
        );
  const schedule = await send(
    rosterAggregate,
    tid,
    { type: 'CopySchedule', ...plan.schedule },
    (events) => events.length === 0,
  );
  const contacts = await send(boardAggregate, tid, { type: 'CopyContacts', contacts: plan.contacts });
  const all: readonly WrittenEvent[] = [...setup, ...templates, ...items, ...schedule, ...contacts];
  const counts = {
    shifts: countOf(schedule, 'ShiftAdded'),
    categories: countOf(schedule, 'VolunteerCategoryAdded', 'GroupAdded'),
    courts: sumOf(setup, ({ data }) => ('courts' in data ? data.courts.length : 0)),
    templates: templates.length,
    pay: sumOf(setup, ({ data }) => ('changes' in data ? Object.keys(data.changes).length : 0)),
    procedures: countOf(setup, 'ProceduresUpdated'),
    contacts: contacts.length,
    plan: countOf(items, 'PlanItemAdded'),
  };
  return { counts, commands: [...new Set(all.map(({ meta }) => meta.commandId))] };
}

const copyRoutes = (parts: Parts): readonly Route[] => [
  route(getTournamentsToCopy, ({ tid, caller }, use) =>
    tournamentsOfMaster(use.db, tid, caller.platform ? 'platform' : caller.ref_id),
  ),

  route(previewTournamentCopy, async ({ tid, body, caller }, use) => {
    const { plan, days } = await planned(parts, use, caller, tid, body);
    const [from, to] = await Promise.all([body.from, tid].map((one) => tournamentById(use.db, one)));
    return {
      ...{ from: found(from, 'Tournament'), to: found(to, 'Tournament'), days },
      kinds: COPY_KINDS.filter((kind) => body.kinds.includes(kind)).map((kind) => ({
        kind,
        items: [...plan.items[kind]],
      })),
    };
  }),

  route(
    copyTournament,
    async ({ tid, body, caller }, use) => {
      const plan = await planned(parts, use, caller, tid, body);
      const { counts, commands } = await copied(use, caller, tid, body.from, plan);
      const added = COPY_KINDS.filter((kind) => body.kinds.includes(kind)).map((kind) => ({
        kind,
        count: counts[kind],
      }));
      return { message: 'copied', added, commands: [...commands] };
    },
    { limit: 'heavy', keepsAnswer: () => true },
  ),

  route(
    undoTournamentCopy,
    async ({ tid, body: { commands }, caller }, use) => ({
      message: 'taken back',
      ...(await copyTakenBack(parts, use, caller, tid, commands)),
    }),
    { limit: 'heavy', keepsAnswer: () => true },
  ),
];

/** Takes over the setup of one tournament into another, by the commands of the areas it belongs to. */
export const copyingArea: Area = {
  name: 'copying',
  open: (product) => ({ routes: copyRoutes(product) }),
};
