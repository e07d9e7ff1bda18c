import { type Decider, type DecisionContext, decideBy } from '../kernel/decider.ts';
import type { Refusal } from '../kernel/refusal.ts';
import { canMessage } from '../tournaments/index.ts';
import { holds } from './bookings.ts';
import type { RosterCommand } from './commands.ts';
import { changeSignup } from './decide/change.ts';
import { copySchedule } from './decide/copy.ts';
import { importSignups } from './decide/imported.ts';
import * as leaving from './decide/leave.ts';
import * as shifts from './decide/shifts.ts';
import * as signup from './decide/signup.ts';
import * as staff from './decide/staff.ts';
import { together } from './decide/together.ts';
import { correctZone } from './decide/zone.ts';
import type { RosterEvent } from './events.ts';
import { evolve } from './evolve.ts';
import { mayWriteAgain } from './policies/letters.ts';
import * as refusals from './refusals.ts';
import { EMPTY_ROSTER, personOf, type RosterState } from './state.ts';
import * as volunteers from './volunteers/decide.ts';
import * as categories from './volunteers/decideCategories.ts';
import * as groups from './volunteers/decideGroups.ts';
import * as presence from './volunteers/decidePresence.ts';

const decided = decideBy<RosterState, RosterCommand, RosterEvent>({
  AddShifts: shifts.addShifts,
  CopySchedule: copySchedule,
  EditShift: shifts.editShift,
  CorrectZone: correctZone,
  DeleteShift: shifts.deleteShift,
  AddStaff: staff.addStaff,
  BringApprovals: staff.bringApprovals,
  RemoveStaff: staff.removeStaff,
  Leave: staff.leave,
  ToggleLastMatch: staff.toggleLastMatch,
  Apply: signup.apply,
  TakeSpot: signup.takeSpot,
  MoveOffWaitlist: signup.moveOffWaitlist,
  MoveToWaitlist: signup.moveToWaitlist,
  Confirm: signup.confirm,
  ChangeSignup: changeSignup,
  Together: together,
  ImportSignups: importSignups,
  RemoveSignup: leaving.removeSignup,
  Withdraw: leaving.withdraw,
  WriteToCoordinator: writeToCoordinator,
  ApproveReferee: staff.approveReferee,
  RemoveApproval: staff.removeApproval,
  DropHeld: staff.dropHeld,
  ForgetNotes: staff.forgetNotes,
  EmailSchedule: staff.emailSchedule,
  DropClaim: dropClaim,
  AddCategory: categories.addCategory,
  EditCategory: categories.editCategory,
  DeleteCategory: categories.deleteCategory,
  AddCaptain: categories.addCaptain,
  RemoveCaptain: categories.removeCaptain,
  RegisterVolunteer: volunteers.registerVolunteer,
  AssignCaptain: volunteers.assignCaptain,
  SignWaiver: volunteers.signWaiver,
  CheckInVolunteer: presence.checkIn,
  CheckOutAll: presence.checkOutAll,
  HandOutShirt: presence.handOutShirt,
  AddGroup: groups.addGroup,
  EditGroup: groups.editGroup,
  DeleteGroup: groups.deleteGroup,
  JoinGroup: groups.joinGroup,
  LeaveGroup: groups.leaveGroup,
});

/**
 * The roster of one tournament, in one stream, so that these hold whatever the load: no shift over its spots
 * (nor over those of a credential), no volunteer shift over its waitlist, nobody in two overlapping shifts, one row per person and shift, and
 * nobody confirmed who is on the waitlist.
 */
export const roster: Decider<RosterState, RosterCommand, RosterEvent> = {
  initial: EMPTY_ROSTER,
  decide: (state, command, context) =>
    presence.withCheckOuts(state, decided(state, command, context), context),
  evolve,
};

/** Nothing changes but the stream: what somebody decided on it before, and has not written yet, can be written no more. */
function dropClaim(state: RosterState, { seat }: RosterCommand<'DropClaim'>): readonly RosterEvent[] {
  const { ref_id, sid } = seat;
  return holds(state, seat) === null ? [{ type: 'ClaimDropped', data: { ref_id, sid } }] : [];
}

/** Anybody may write, whether they work there or only think of it, but not all day long. */
function writeToCoordinator(
  state: RosterState,
  { ref_id, section, message, tournament }: RosterCommand<'WriteToCoordinator'>,
  { at }: DecisionContext,
): readonly RosterEvent[] | Refusal {
  if (!canMessage(tournament.status)) return refusals.nothingSentInDraft();
  const again = mayWriteAgain(personOf(state, ref_id).wrote, at);
  if (again !== null) return refusals.writtenEnough(again, tournament.time_zone);
  return [{ type: 'CoordinatorWritten', data: { ref_id, section, message } }];
}
