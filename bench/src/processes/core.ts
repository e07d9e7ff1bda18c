import { openCore } from '@courtcrew/backend/core.ts';
import type { NewEvent } from '@courtcrew/backend/kernel/eventstore/port.ts';
import { createLog } from '@courtcrew/backend/kernel/http/metrics/logging.ts';
import { inOrder } from '@courtcrew/backend/kernel/platform/inOrder.ts';
import { rosterAggregate } from '@courtcrew/backend/roster/index.ts';
import { ACTIVE } from '@courtcrew/domain/roster/roster.fixtures.ts';
import { envelope, World } from '../../../backend/test/world/world.ts';
import { seconds } from '../figure.ts';
import { answerWith } from '../rpc.ts';

const { DATABASE_URL: databaseUrl = '', SESSION_SECRET: sessionSecret = '' } = process.env;
const core = await openCore({
  databaseUrl,
  settings: { eventStoreUrl: undefined, sessionSecret, vaultKey: Buffer.alloc(32, 1) },
  log: createLog('error'),
});
await core.projections.ready();
const world = new World(core.execute);
const { bus, store, projections } = core;

const SHOWN = ['roster', 'audit'];
const settled = (position: bigint | null): Promise<boolean> =>
  projections.settled(SHOWN, position ?? 0n, 60_000);

/** One sign-up by the person; throws when it is refused. */
async function take(tid: string, sid: string, ref_id: string): Promise<bigint | null> {
  const command = {
    type: 'TakeSpot',
    sid,
    ref_id,
    by: 'person',
    credentials: 'Certified',
    tournament: ACTIVE,
  } as const;
  return (await world.done(rosterAggregate, tid, command, envelope(ref_id))).position;
}

/** A tournament in which each of these people works each of the shifts. */
async function fullTournament(people: readonly string[], shifts: number, spare = 0) {
  const spots = people.length + spare;
  const plans = Array.from({ length: shifts }, (_, from) => ({ from, hours: 1, spots }));
  const { tid, sids } = await world.tournament(plans);
  const wanted = sids.flatMap((sid) => people.map((ref_id) => ({ sid, ref_id })));
  return { tid, sids, wanted };
}

/** As long as the events of a sign-up, in a stream that no read model follows. */
const someEvent = (): NewEvent => {
  const { commandId, ...meta } = envelope('somebody');
  const start = meta.at;
  const shift = { kind: 'official', category: 'Athletic Trainer', name: 'Trainer 1', start, end: start };
  const data = { shift_id: commandId, sid: commandId, ref_id: 'somebody', shift, slot: null };
  return { id: commandId, type: 'SpotTaken', data, meta: { commandId, schema: 1, ...meta } };
};

let bareRevision = -1;
async function bareAppend(events: number): Promise<void> {
  const page = Array.from({ length: events }, someEvent);
  await store.append('bench-bare', page, bareRevision);
  bareRevision += events;
}

const api = {
  /** Sign-ups to one tournament, so many in flight; answers seconds. */
  async commands(people: number, shifts: number, inFlight: number): Promise<number> {
    const { tid, wanted } = await fullTournament(await world.people(people), shifts);
    const taken = seconds(() => inOrder(wanted, inFlight, ({ sid, ref_id }) => take(tid, sid, ref_id)));
    const answer = await taken;
    const state = await bus.peek(rosterAggregate, tid);
    const seated = [...state.shifts.values()].reduce((sum, shift) => sum + shift.seated, 0);
    if (seated !== wanted.length) throw new Error(`${seated} seated instead of ${wanted.length}`);
    return answer;
  },

  /** Leaves bus and log to themselves. */
  stopReadModels: (): Promise<void> => projections.stop(),

  /** So many events in pages, one append after another; answers seconds. */
  bareAppends: (appends: number, page: number): Promise<number> =>
    seconds(async () => {
      for (let n = 0; n < appends; n += 1) await bareAppend(page);
    }),

  /** One caller, one event at a time, until the lists show it; answers seconds. */
  async shownAppends(appends: number): Promise<number> {
    const { tid } = await world.tournament([{ from: 0, hours: 1, spots: 1 }]);
    await settled(await store.head());
    return seconds(async () => {
      for (let revision = 0; revision < appends; revision += 1) {
        const result = await store.append(`roster-${tid}`, [someEvent()], revision);
        if (result.outcome !== 'appended') throw new Error(result.outcome);
        await settled(result.position);
      }
    });
  },

  /**
   * A tournament with so many assignments, and then single sign-ups in it and in one with few, in turns, so that
   * both meet the same machine. Answers the milliseconds of each.
   */
  async commandCost(
    few: number,
    many: number,
    commands: number,
  ): Promise<{ small: number[]; large: number[] }> {
    const [extra, crowd] = [await world.people(commands), await world.people(many / SHIFTS_OF_LARGE)];
    const small = await fullTournament(crowd.slice(0, few / SHIFTS_OF_SMALL), SHIFTS_OF_SMALL, commands);
    const large = await fullTournament(crowd, SHIFTS_OF_LARGE, commands);
    for (const { tid, wanted } of [small, large]) {
      await inOrder(wanted, 500, ({ sid, ref_id }) => take(tid, sid, ref_id));
    }
    await settled(await store.head());
    const times = { small: [] as number[], large: [] as number[] };
    for (const ref_id of extra) {
      for (const [name, { tid, sids }] of Object.entries({ small, large })) {
        const spent = await seconds(() => take(tid, sids[0] ?? '', ref_id));
        times[name === 'small' ? 'small' : 'large'].push(spent * 1000);
      }
    }
    return times;
  },
};

const SHIFTS_OF_SMALL = 10;
const SHIFTS_OF_LARGE = 40;

export type CoreApi = typeof api;
answerWith(api);
