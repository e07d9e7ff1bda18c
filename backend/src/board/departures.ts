import { type RecordedEvent, streamId } from '@courtcrew/domain/kernel/event.ts';
import { isCurrent, type ShiftLabel } from '@courtcrew/domain/roster/index.ts';
import {
  approvalRequests,
  currentSeats,
  isStaff,
  isThere,
  membershipOf,
  rosterModel,
} from '@courtcrew/projections/roster/index.ts';
import { type Reaction, type ReactionTools, reactBy } from '../kernel/jobs/index.ts';
import { rosterAggregate } from '../roster/index.ts';
import { boardAggregate } from './aggregate.ts';

/** Who left roster or shift is off the board; events of both streams check both, so the later one finds the other. */

type About = RecordedEvent<{ type: string; data: { ref_id: string } }>;

const dismiss = ({ stream, data: { ref_id } }: About, { execute }: ReactionTools) =>
  execute(boardAggregate, streamId(stream), { type: 'Dismiss', ref_id });

/** Who was removed "after the match" and is on the staff again before it ends stays. */
async function stays({ stream, data: { ref_id } }: About, { db, execute }: ReactionTools): Promise<void> {
  const tid = streamId(stream);
  if (await isStaff(db, tid, ref_id, 'official'))
    await execute(boardAggregate, tid, { type: 'TakeBackDismissal', ref_id });
}

async function unlessStaff(event: About, tools: ReactionTools): Promise<void> {
  if (await isStaff(tools.db, streamId(event.stream), event.data.ref_id, 'official')) return;
  await dismiss(event, tools);
}

async function unlessThere({ stream, data: { ref_id } }: About, { db, execute }: ReactionTools) {
  const tid = streamId(stream);
  if (await isThere(db, tid, ref_id)) return;
  await execute(boardAggregate, tid, { type: 'StopMonitoring', ref_id });
}

type InShift = RecordedEvent<{ type: string; data: { ref_id: string; shift: ShiftLabel } }>;

const isNow = ({ data: { shift }, meta }: InShift): boolean =>
  shift.kind === 'official' && isCurrent(shift, meta.at);

/** Into a shift that runs, or begins soon. */
const staysSeated = async (event: InShift, tools: ReactionTools): Promise<void> => {
  if (isNow(event)) await stays(event, tools);
};

/** Out of a shift that runs, or begins soon, and with no other such shift. */
async function unlessSeated(event: InShift, tools: ReactionTools): Promise<void> {
  const { stream, data, meta } = event;
  if (!isNow(event)) return;
  const seats = await currentSeats(tools.db, streamId(stream), 'official', meta.at, data.ref_id);
  if (seats.length === 0) await dismiss(event, tools);
}

const leaveWithRoster = reactBy(
  rosterAggregate,
  { name: 'board.departures', reads: [rosterModel] },
  {
    StaffRemoved: (event, tools) =>
      event.data.role === 'volunteer' ? unlessThere(event, tools) : unlessStaff(event, tools),
    SectionLeft: async (event, tools) => {
      const { section, ref_id } = event.data;
      const member = await membershipOf(tools.db, streamId(event.stream), 'official', ref_id);
      if (!member?.sections.includes(section)) await dismiss(event, tools);
    },
    ApprovalRemoved: async (event, tools) => {
      const theirs = { tid: streamId(event.stream), referee_approved: true };
      const [approved] = await approvalRequests.among(tools.db, [event.data.ref_id], theirs);
      if (!approved) await dismiss(event, tools);
    },
    SignupRemoved: async (event, tools) => {
      if (!event.data.waitlist) await unlessSeated(event, tools);
    },
    MovedToWaitlist: unlessSeated,
    VolunteerCheckedOut: unlessThere,
    StaffAdded: async (event, tools) => {
      if (event.data.role === 'official') await stays(event, tools);
    },
    SectionJoined: stays,
    RefereeApproved: stays,
    SpotTaken: staysSeated,
    MovedOffWaitlist: staysSeated,
  },
);

/** Whom the board takes on after they left the roster. */
const leaveAgain = reactBy(
  boardAggregate,
  { name: 'board.late-arrivals', reads: [rosterModel] },
  {
    CheckedIn: unlessStaff,
    MonitorAssigned: async ({ data: { ref_id, ...data }, ...event }, tools) => {
      if (ref_id !== null) await unlessThere({ ...event, data: { ...data, ref_id } }, tools);
    },
  },
);

export const departures: readonly Reaction[] = [leaveWithRoster, leaveAgain];
