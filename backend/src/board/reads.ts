import * as calls from '@courtcrew/domain/board/contract.ts';
import { allows } from '@courtcrew/domain/contract/policies.ts';
import { dollars } from '@courtcrew/domain/kernel/money.ts';
import { minutesLasted } from '@courtcrew/domain/kernel/time.ts';
import { runsEverything, runsSection, sectionOf } from '@courtcrew/domain/roster/index.ts';
import {
  auxRows,
  checkinList,
  checkinRecap,
  deskCalls,
  lineCheckin,
  matchesOn,
  matchOn,
  monitoredCourts,
  notificationContacts,
  statusUpdates,
} from '@courtcrew/projections/board/index.ts';
import { officialSections } from '@courtcrew/projections/roster/index.ts';
import { tournamentById } from '@courtcrew/projections/tournaments/index.ts';
import { type Caller, found, type Route, route, type Use } from '../kernel/http/route.ts';
import { displayKey } from '../kernel/live/index.ts';
import { unlessHidden } from '../tournaments/index.ts';
import { courtCalled } from './onBoard.ts';
import { payOf } from './pay.ts';
import type { BoardView, BoardViews } from './view.ts';

const DAY_MS = 86_400_000;

type Pay = Awaited<ReturnType<typeof payOf>>;
type OnCourt = Readonly<Record<'ref_id' | 'second_ref_id', string | null>>;

/** What finishing a match stores where nothing else is named. */
const unlessNamed = (pay: Pay, { ref_id, second_ref_id }: OnCourt) => ({
  amount: ref_id === null ? null : dollars(pay[ref_id]?.lead ?? 0),
  paid: false,
  second_amount: second_ref_id === null ? null : dollars(pay[second_ref_id]?.second ?? 0),
  second_paid: false,
});

/** The courts with what the desk knows of the matches on them. */
async function courtsAtDesk(use: Use, tid: string, { courts, aux }: BoardView) {
  const rates = found(await tournamentById(use.db, tid), 'Tournament');
  const playing = courts.flatMap(({ ref_id, second_ref_id }) => [ref_id, second_ref_id]);
  const [pay, matches] = await Promise.all([
    payOf(
      use.db,
      rates,
      [...new Set(playing)].filter((person) => person !== null),
    ),
    matchesOn(use.db, tid),
  ]);
  const sysids = new Map(matches.map(({ id, sysid }) => [id, sysid]));
  return courts.map((court) => ({
    ...court,
    ...unlessNamed(pay, court),
    sysid: sysids.get(court.id ?? '') ?? '',
    aux_assignments: aux.filter(({ court_order }) => court_order === court.court_order),
  }));
}

function publicBoard(views: BoardViews): readonly Route[] {
  /** Throws 404 for an unknown tournament, and for a draft unless the caller works for it. */
  const boardFor = async (tid: string, caller: Caller): Promise<BoardView> => {
    found(unlessHidden(await views.venueOf(tid), caller), 'Tournament');
    return views.of(tid);
  };
  return [
    route(calls.getCourtsForPublicDisplay, async ({ tid, caller }, use) => {
      const board = await boardFor(tid, caller);
      return allows('desk', { ...caller, subject: null }) ? courtsAtDesk(use, tid, board) : [...board.courts];
    }),
    route(calls.getAvailableRefs, async ({ tid, caller }) => [...(await boardFor(tid, caller)).queue]),
    route(calls.getSideQueue, async ({ tid, caller }) => [...(await boardFor(tid, caller)).aux]),
    route(calls.getClipboardNeeded, async ({ tid, caller }) => [...(await boardFor(tid, caller)).clipboards]),
    route(calls.getLineCheckin, async ({ tid, caller }, use) => {
      found(unlessHidden(await views.venueOf(tid), caller), 'Tournament');
      return lineCheckin(use.db, tid, use.now());
    }),
  ];
}

/** Tells which shifts of officials are of the caller's desk. */
const inDesk =
  (caller: Caller) =>
  ({ category }: { readonly category: string }): boolean =>
    runsSection(caller, sectionOf({ kind: 'official', category }));

/** Tells which people are officials of the caller's sections; to whoever runs them all, former ones are too. */
async function officialsOf(use: Use, caller: Caller, tid: string) {
  const sections = await officialSections(use.db, tid);
  return ({ ref_id }: { readonly ref_id: string }): boolean =>
    runsEverything(caller) || (sections.get(ref_id) ?? []).some((section) => runsSection(caller, section));
}

const desk: readonly Route[] = [
  route(calls.getAuxAssignments, async ({ tid }, use) =>
    (await auxRows(use.db, tid)).map((row) => ({
      ...row,
      minutes: minutesLasted(row.start_time, use.now()),
    })),
  ),

  route(calls.getMatchToFinish, async ({ tid, params }, use) => {
    const { court, court_num } = await courtCalled(use, tid, params.court_num);
    const match = found(await matchOn(use.db, tid, court), 'Match');
    const { ref_id, second_ref_id } = match;
    const rates = found(await tournamentById(use.db, tid), 'Tournament');
    const pay = await payOf(use.db, rates, second_ref_id === null ? [ref_id] : [ref_id, second_ref_id]);
    const stored = { ...unlessNamed(pay, match), amount: dollars(pay[ref_id]?.lead ?? 0) };
    return {
      ...match,
      court_num,
      estimated_amount: stored.amount,
      estimated_second_amount: stored.second_amount,
      ...stored,
      aux_assignments: match.aux,
    };
  }),

  route(calls.getCheckinList, async ({ tid, caller }, use) => {
    const [people, isTheirs] = await Promise.all([
      checkinList(use.db, tid, use.now()),
      officialsOf(use, caller, tid),
    ]);
    return people
      .filter(isTheirs)
      .map((person) => ({ ...person, shifts: person.shifts.filter(inDesk(caller)) }));
  }),

  route(calls.getStatusUpdates, async ({ tid, caller }, use) => {
    const [updates, recap, isTheirs] = await Promise.all([
      statusUpdates(use.db, tid),
      checkinRecap(use.db, tid, use.now()),
      officialsOf(use, caller, tid),
    ]);
    return { updates: updates.filter(isTheirs), recap: recap.filter(inDesk(caller)) };
  }),
];

const notifications = (views: BoardViews): readonly Route[] => [
  route(calls.getNotifications, ({ tid }, use) =>
    deskCalls.all(use.db, { tid, confirmed: false }, { order: ['received'] }),
  ),
  route(calls.getPastNotifications, async ({ tid }, use) => {
    const rows = await deskCalls.all(use.db, { tid, confirmed: true });
    return rows.map((row) => ({ ...row, confirmed_at: row.confirmed_at ?? row.received }));
  }),
  route(calls.getOwnNotifications, ({ tid, caller }, use) =>
    deskCalls.all(use.db, {
      tid,
      ref_id: caller.ref_id,
      received_gte: new Date(Date.parse(use.now()) - DAY_MS).toISOString(),
    }),
  ),
  route(calls.getNotificationContactList, ({ tid }, use) => notificationContacts.all(use.db, { tid })),
  route(calls.getCourtMonitorBoard, async ({ tid, caller }, use) => {
    found(unlessHidden(await views.venueOf(tid), caller), 'Tournament');
    const courts = await monitoredCourts(use.db, tid);
    const half = Math.ceil(courts.length / 2);
    return { left: courts.slice(0, half), right: courts.slice(half) };
  }),
];

export const boardReads = (views: BoardViews, displaySecret: string): readonly Route[] => [
  route(calls.getDisplayKey, async ({ tid }) => ({ key: displayKey(displaySecret, tid) })),
  ...publicBoard(views),
  ...desk,
  ...notifications(views),
];
