import type { BoardEvent } from '@courtcrew/domain/board/index.ts';
import { type RecordedEvent, streamId } from '@courtcrew/domain/kernel/event.ts';
import { isDraft } from '@courtcrew/domain/tournaments/index.ts';
import { boardModel } from '@courtcrew/projections/board/index.ts';
import { rosterModel } from '@courtcrew/projections/roster/index.ts';
import { tournamentsModel } from '@courtcrew/projections/tournaments/index.ts';
import type { Frame, Room } from '../kernel/live/index.ts';
import { boardAggregate } from './aggregate.ts';
import { FORGOTTEN, TOUCHING, type Touched, touchedBy } from './touched.ts';
import type { BoardViews } from './view.ts';

type Views = Pick<BoardViews, 'patchFor' | 'venueOf'>;

interface Group {
  frame: Omit<Frame, 'data'>;
  readonly touched: Touched[];
}

/** What a batch touches, by board and name, in the order of their first events. */
function grouped(events: readonly RecordedEvent[]): readonly Group[] {
  const groups = new Map<string, Group>();
  for (const recorded of events) {
    const touched = touchedBy(recorded);
    if (!touched) continue;
    const tid = streamId(recorded.stream);
    const { event } = touched;
    const key = `${event} ${tid}`;
    const { position } = recorded;
    const group = groups.get(key);
    if (group) group.frame = { ...group.frame, until: position };
    else groups.set(key, { frame: { tid, event, position }, touched: [] });
    groups.get(key)?.touched.push(touched);
  }
  return [...groups.values()];
}

/** Of a draft, which visitors do not learn of, the room says only that it is time to ask: the reads know who may. */
async function told(views: Views, tid: string, touched: readonly Touched[]) {
  const venue = await views.venueOf(tid);
  return venue && !isDraft(venue.status) ? views.patchFor(tid, touched) : null;
}

/** The public board. Frames carry the rows as they are now, names included; never contact data. */
const board = (views: Views): Room => ({
  name: 'board',
  policy: 'public',
  streams: {
    [boardAggregate.name]: [boardModel.name],
    tournament: [tournamentsModel.name],
    roster: [rosterModel.name],
  },
  types: TOUCHING,
  frames: (events) =>
    Promise.all(
      grouped(events).map(async ({ frame, touched }) => ({
        ...frame,
        data: await told(views, frame.tid, touched),
        ...(frame.event === FORGOTTEN && { forgets: true }),
      })),
    ),
});

type Told = Extract<BoardEvent, { type: 'NotificationRaised' | 'NotificationConfirmed' }>;

const WHAT: Readonly<Record<string, string>> = {
  NotificationRaised: 'raised',
  NotificationConfirmed: 'confirmed',
} satisfies Record<Told['type'], string>;

/** Notifications to the desk. One may be medical: the room says that there is one, and nothing of it. */
const notification: Room = {
  name: 'notification',
  policy: 'signedIn',
  streams: { [boardAggregate.name]: [boardModel.name] },
  types: new Set(Object.keys(WHAT)),
  frames: (events) =>
    events.map(({ stream, type, position, data }) => ({
      tid: streamId(stream),
      event: 'notification',
      position,
      data: { nid: (data as Told['data']).nid, what: WHAT[type] ?? '' },
    })),
};

export const boardRooms = (views: Views): readonly Room[] => [board(views), notification];
