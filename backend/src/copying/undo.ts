import type { BoardCommand } from '@courtcrew/domain/board/index.ts';
import { type DomainEvent, streamName, type WrittenEvent } from '@courtcrew/domain/kernel/event.ts';
import type { TemplateCommand } from '@courtcrew/domain/messaging/index.ts';
import type { PlanningCommand } from '@courtcrew/domain/planning/index.ts';
import type { RosterCommand } from '@courtcrew/domain/roster/index.ts';
import { AMOUNTS, type PaySettings } from '@courtcrew/domain/tournaments/index.ts';
import { boardAggregate } from '../board/index.ts';
import type { Product } from '../kernel/area.ts';
import { atDesk, type Caller, type Use } from '../kernel/http/route.ts';
import type { Aggregate } from '../kernel/runtime/aggregate.ts';
import { templatesAggregate } from '../messaging/index.ts';
import { planning } from '../planning/index.ts';
import { rosterAggregate } from '../roster/index.ts';
import { tournament } from '../tournaments/index.ts';

type Parts = Pick<Product, 'bus' | 'store'>;

/** A kind of thing that a copy adds: the field that names it in every event about it, its removal, and the command for that. */
interface Way<Command> {
  readonly added: string;
  readonly key: string;
  readonly removed: string;
  readonly back: (id: string) => Command;
}

/** Each refuses what somebody has put something into meanwhile. Shifts go before the categories they stand in. */
const SCHEDULE: readonly Way<RosterCommand>[] = [
  {
    ...{ added: 'ShiftAdded', key: 'sid', removed: 'ShiftDeleted' },
    back: (sid) => ({ type: 'DeleteShift', sid, version: 0, people: 0 }),
  },
  {
    ...{ added: 'VolunteerCategoryAdded', key: 'vcid', removed: 'VolunteerCategoryDeleted' },
    back: (vcid) => ({ type: 'DeleteCategory', vcid, shifts: 0 }),
  },
  {
    ...{ added: 'GroupAdded', key: 'vgid', removed: 'GroupDeleted' },
    back: (vgid) => ({ type: 'DeleteGroup', vgid, people: 0 }),
  },
];

const PLAN: readonly Way<PlanningCommand>[] = [
  {
    ...{ added: 'PlanItemAdded', key: 'pid', removed: 'PlanItemRemoved' },
    back: (pid) => ({ type: 'RemoveItem', pid, part: 'both' }),
  },
];

const CONTACTS: readonly Way<BoardCommand>[] = [
  {
    ...{ added: 'ContactAdded', key: 'id', removed: 'ContactRemoved' },
    back: (id) => ({ type: 'RemoveContact', id }),
  },
];

const TEMPLATES: readonly Way<TemplateCommand>[] = [
  {
    ...{ added: 'TemplateAdded', key: 'etid', removed: 'TemplateDeleted' },
    back: (etid) => ({ type: 'DeleteTemplate', etid }),
  },
];

/** A stream from its first event that satisfies `isFirst`: a long one has much before its copy. */
async function logFrom(
  { store }: Parts,
  stream: string,
  isFirst: (event: WrittenEvent) => boolean,
): Promise<readonly WrittenEvent[]> {
  const events: WrittenEvent[] = [];
  for await (const page of store.readStream(stream, 0)) {
    for (const event of page) if (events.length > 0 || isFirst(event)) events.push(event);
  }
  return events;
}

const named = ({ data }: WrittenEvent, key: string): string => String(Object(data)[key] ?? '');

const PAY = [...AMOUNTS, 'referee_post_pay'] as const;

/** Takes back what a copy has made, as its caller, as far as nobody has touched it since; says how much of it stays. */
export async function copyTakenBack(
  parts: Parts,
  use: Use,
  caller: Caller,
  tid: string,
  commands: readonly string[],
): Promise<{ readonly removed: number; readonly stayed: number }> {
  const actor = atDesk(caller);
  const copy = new Set(commands);
  const isOfCopy = ({ meta }: WrittenEvent): boolean => copy.has(meta.commandId);

  /** Whether each thing is gone by now: also one that was removed before this request, which may have been cut short. */
  const remove = async <State, Command, Event extends DomainEvent>(
    aggregate: Aggregate<State, Command, Event>,
    id: string,
    ways: readonly Way<Command>[],
  ): Promise<readonly boolean[]> => {
    const events = await logFrom(parts, streamName(aggregate.name, id), isOfCopy);
    const all: boolean[] = [];
    for (const { added, key, removed, back } of ways) {
      const since = Map.groupBy(
        events.filter((event) => !isOfCopy(event)),
        (event) => named(event, key),
      );
      // A template stands among its owner's, and names the tournament.
      const isHere = ({ data }: WrittenEvent) => (Object(data).tid ?? tid) === tid;
      const things = events.filter((event) => event.type === added && isOfCopy(event) && isHere(event));
      const outcomes = things.map(async (event) => {
        const thing = named(event, key);
        const touched = since.get(thing) ?? [];
        if (touched.length > 0) return touched.some(({ type }) => type === removed);
        const outcome = await use.attempt(aggregate, id, back(thing), { step: `${added} ${thing}`, actor });
        return outcome.refused === undefined;
      });
      all.push(...(await Promise.all(outcomes)));
    }
    return all;
  };

  /** Pay and procedures are unset where they are as they were copied. Courts stay: nothing removes one. */
  const unset = async (): Promise<readonly boolean[]> => {
    const { fields, procedures } = await parts.bus.peek(tournament, tid);
    const copied = (await logFrom(parts, streamName(tournament.name, tid), isOfCopy))
      .filter(isOfCopy)
      .map(({ data }) => Object(data));
    const pay: Partial<PaySettings> = Object.assign({}, ...copied.map(({ changes }) => changes));
    const text: string | undefined = copied.map((data) => data.procedures).find(Boolean);
    const names = PAY.filter((name) => pay[name] !== undefined);
    const before = (name: (typeof PAY)[number]) => (name === 'referee_post_pay' ? !pay[name] : 0);
    const same = names.filter((name) => fields[name] === pay[name]);
    const changes = Object.fromEntries(same.map((name) => [name, before(name)]));
    const isSameText = text !== undefined && procedures === text;
    const command = { type: 'EditTournament', changes, ...(isSameText && { procedures: '' }) } as const;
    if (same.length > 0 || isSameText) await use.execute(tournament, tid, command, { actor });
    return [
      ...names.map((name) => same.includes(name) || fields[name] === before(name)),
      ...(text === undefined ? [] : [isSameText || procedures === '']),
      ...copied.flatMap(({ courts = [] }) => courts.map(() => false)),
    ];
  };

  const gone = [
    ...(await remove(rosterAggregate, tid, SCHEDULE)),
    ...(await remove(planning, tid, PLAN)),
    ...(await remove(boardAggregate, tid, CONTACTS)),
    ...(await remove(templatesAggregate, caller.ref_id, TEMPLATES)),
    ...(await unset()),
  ];
  const removed = gone.filter(Boolean).length;
  return { removed, stayed: gone.length - removed };
}
