import { type Refusal, refuse } from '../kernel/refusal.ts';
import { filled, within } from '../kernel/text.ts';
import type { CourtRef } from './commands.ts';
import type { Aux, PayMark } from './model.ts';
import type { Mark } from './pay/state.ts';

/** Everything the board refuses with, in one place: codes for programs, texts for people. */

export const notCheckedIn = (): Refusal => refuse('not-checked-in', 'This referee is not checked in');

export const onCourt = (court_num: string): Refusal =>
  refuse('on-court', filled('This referee is on court {court} already', { court: court_num }));

export const onAssignment = ({ type }: Pick<Aux, 'type'>): Refusal =>
  refuse('on-assignment', filled('This referee has an assignment already: {type}', { type: within(type) }));

export const notQueueing = (): Refusal =>
  refuse('not-queueing', 'This person works outside the rotation of the courts');

export const finishMatchFirst = (court_num: string): Refusal =>
  refuse('on-court', filled('Finish the match on court {court} first', { court: court_num }));

/** `details` name the court for screens that offer to remove them after the match. */
export const removeAfterMatch = (court_num: string): Refusal =>
  refuse(
    'on-court',
    filled('On court {court}: finish the match first, or remove them when it ends', { court: court_num }),
    { details: { court_num } },
  );

export const finishAssignmentFirst = ({ type }: Pick<Aux, 'type'>): Refusal =>
  refuse('on-assignment', filled('Finish the assignment first: {type}', { type: within(type) }));

export const courtTaken = ({ court_num }: CourtRef): Refusal =>
  refuse('court-taken', filled('Court {court} already has a referee', { court: court_num }));

export const secondTaken = ({ court_num }: CourtRef): Refusal =>
  refuse('second-taken', filled('Court {court} already has a second referee', { court: court_num }));

export const sameReferee = (): Refusal => refuse('same-referee', 'The second must be another referee');

export const noMatch = ({ court_num }: CourtRef): Refusal =>
  refuse('no-match', filled('There is no match on court {court}', { court: court_num }));

export const matchFinished = (): Refusal => refuse('finished', 'This match was finished meanwhile');

export const secondChanged = (): Refusal =>
  refuse('changed', 'The second of this match was changed meanwhile');

export const monitorChanged = (): Refusal =>
  refuse('changed', 'The monitor of this court was changed meanwhile');

export const amountChanged = (): Refusal =>
  refuse('changed', 'The amount was changed meanwhile: look at it again');

export const assignmentFinished = (): Refusal => refuse('finished', 'This assignment was finished meanwhile');

export const assignmentUnderWay = (): Refusal =>
  refuse('under-way', 'This assignment is still under way: finish it first');

/** Details say whose mark stands in the way: `by`, null for the system, and `at`, a UTC instant. */
export const marked = (mark: PayMark, { by, at }: Mark): Refusal =>
  refuse(mark, `This was marked as ${mark}: take that back first`, { details: { by, at } });

export const paidByInvoice = (): Refusal =>
  refuse('paid-by-invoice', 'This was paid with an invoice: take that payment back first');

/** Whoever pays has counted out what they saw. */
export const invoiceChanged = (): Refusal =>
  refuse('changed', 'This invoice adds up to something else by now: look at it again');

export const nothingDue = (): Refusal => refuse('paid', 'Nothing is due on this invoice');

export const notPostedYet = (): Refusal =>
  refuse('not-posted', 'What is due on this invoice is not posted yet: post it first');

export const paymentGone = (): Refusal =>
  refuse('changed', 'This invoice was paid anew meanwhile: look at it again');

export const notYourMatch = (): Refusal =>
  refuse('forbidden', 'Only the referees of this match can finish it here');

export const coordinatorFinishes = (): Refusal =>
  refuse('tie-breaker', 'After a tie-breaker the coordinator finishes the match');

export const clipboardNeededAlready = ({ court_num }: CourtRef): Refusal =>
  refuse('clipboard-needed', filled('Court {court} waits for this clipboard already', { court: court_num }));

export const callConfirmed = (): Refusal =>
  refuse('confirmed', 'This call was confirmed meanwhile, your response was not sent');

export const changedMeanwhile = (): Refusal =>
  refuse('changed', 'This was changed meanwhile and cannot be undone');
