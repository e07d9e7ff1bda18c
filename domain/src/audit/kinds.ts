import { streamKind } from '../kernel/event.ts';

/** What people call the parts of a tournament's history. */
export const HISTORY_KINDS = [
  'signups',
  'shifts',
  'staff',
  'checkin',
  'board',
  'calls',
  'pay',
  'messages',
  'plan',
  'courts',
  'setup',
  'players',
  'contacts',
] as const;
export type HistoryKind = (typeof HISTORY_KINDS)[number];

/** What most events of a stream are. */
const OF_STREAM: Readonly<Record<string, HistoryKind>> = {
  roster: 'signups',
  board: 'board',
  payouts: 'pay',
  messaging: 'messages',
  planning: 'plan',
  tournament: 'setup',
  players: 'players',
  access: 'contacts',
};

const named = (kind: HistoryKind, types: readonly string[]) => types.map((type) => [type, kind] as const);

/** Events that are something else than their stream's. */
const OF_TYPE: ReadonlyMap<string, HistoryKind> = new Map([
  ...named('shifts', ['ShiftAdded', 'ShiftEdited', 'ShiftDeleted', 'ZoneCorrected']),
  ...named('shifts', ['VolunteerCategoryAdded', 'VolunteerCategoryEdited', 'VolunteerCategoryDeleted']),
  ...named('staff', ['StaffAdded', 'StaffRemoved', 'SectionJoined', 'SectionLeft', 'LastMatchToggled']),
  ...named('staff', ['ApprovalRequested', 'RefereeApproved', 'ApprovalRemoved', 'NotesForgotten']),
  ...named('staff', ['CaptainAdded', 'CaptainRemoved', 'GroupAdded', 'GroupEdited', 'GroupDeleted']),
  ...named('staff', ['GroupJoined', 'GroupLeft', 'AdminAdded', 'AdminAccessChanged', 'AdminRemoved']),
  ...named('checkin', ['VolunteerCheckedIn', 'VolunteerCheckedOut', 'ShirtHandedOut', 'ShirtTakenBack']),
  ...named('checkin', ['CheckedIn', 'CheckedOut', 'Dismissed', 'DismissalTakenBack']),
  ...named('messages', ['ScheduleEmailed', 'CoordinatorWritten']),
  ...named('calls', ['NotificationRaised', 'NotificationConfirmed']),
  ...named('calls', ['ContactAdded', 'ContactChanged', 'ContactRemoved']),
  ...named('pay', ['PaidMarked', 'PostedMarked', 'PayChanged', 'PastMatchCorrected', 'PastAuxCorrected']),
  ...named('pay', ['PaymentMade', 'PaymentTakenBack', 'InvoicedToggled']),
  ...named('courts', ['CourtsAdded', 'CourtNamed', 'CourtDescribed', 'CourtNoted', 'CourtColored']),
]);

/** Which part of the history an event belongs to. */
export const historyKind = ({
  type,
  stream,
}: {
  readonly type: string;
  readonly stream: string;
}): HistoryKind => OF_TYPE.get(type) ?? OF_STREAM[streamKind(stream)] ?? 'setup';

/** For tests: types that are named here. */
export const KIND_EXCEPTIONS: readonly string[] = [...OF_TYPE.keys()];
