import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as security from '@courtcrew/domain/accounts/contract/security.ts';
import * as accounts from '@courtcrew/domain/accounts/contract.ts';
import * as board from '@courtcrew/domain/board/contract.ts';
import type { Call } from '@courtcrew/domain/contract/call.ts';
import * as files from '@courtcrew/domain/files/money/contract.ts';
import * as messaging from '@courtcrew/domain/messaging/contract.ts';
import * as payouts from '@courtcrew/domain/payouts/contract.ts';
import * as planning from '@courtcrew/domain/planning/contract.ts';
import * as questions from '@courtcrew/domain/questions/contract.ts';
import * as ranking from '@courtcrew/domain/ranking/contract.ts';
import * as reconciliation from '@courtcrew/domain/reconciliation/contract.ts';
import * as roster from '@courtcrew/domain/roster/contract.ts';
import * as scoring from '@courtcrew/domain/scoring/contract.ts';
import * as tournaments from '@courtcrew/domain/tournaments/contract.ts';
import { expect, it } from 'vitest';
import { z } from 'zod';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Fields marked as required are those whose absence the server refuses. */

interface Sending {
  readonly sends: readonly Call[];
  /** Fields that rules behind the contract refuse while empty, or that the form itself asks for. */
  readonly beyond?: readonly string[];
  /** Fields in whose place the form sends something else while they are empty. */
  readonly filled?: readonly string[];
}

type Sent = { readonly body?: z.ZodType };
const sends = (calls: Sent | readonly Sent[], more: Omit<Sending, 'sends'> = {}): Sending => ({
  sends: [calls].flat() as unknown as readonly Call[],
  ...more,
});

/** By their file: what the form in it sends. A form with named fields that is missing here fails the last test. */
const FORMS: Readonly<Record<string, Sending>> = {
  'admin-ui/src/board/calls/ConfirmCall.tsx': sends(board.confirmNotification),
  'admin-ui/src/board/contacts/ContactDialog.tsx': sends(board.addNotificationContact),
  'admin-ui/src/board/dialogs/AuxDialog.tsx': sends(board.addAuxAssignment),
  'admin-ui/src/board/dialogs/BoardDialogs.tsx': sends(board.finishAuxAssignment),
  'admin-ui/src/board/dialogs/CheckOutDialog.tsx': sends(board.checkoutRef),
  'admin-ui/src/board/dialogs/FinishForm.tsx': sends(board.finishMatch),
  'admin-ui/src/board/dialogs/NoteDialog.tsx': sends(board.refNote),
  'admin-ui/src/files/BankFileDialog.tsx': sends(files.exportNacha, {
    beyond: ['company', 'company_id', 'bank', 'routing', 'effective'],
  }),
  'admin-ui/src/messaging/SubjectField.tsx': sends(messaging.saveTemplate, { beyond: ['subject'] }),
  'admin-ui/src/messaging/letter/LetterActs.tsx': sends(messaging.saveTemplate, { beyond: ['name'] }),
  'admin-ui/src/messaging/letter/LetterPage.tsx': sends(messaging.emailShifts),
  'admin-ui/src/messaging/letter/WordsFields.tsx': sends(messaging.emailShifts, { beyond: ['body'] }),
  'admin-ui/src/messaging/templates/TemplateForm.tsx': sends(messaging.saveTemplate, {
    beyond: ['name', 'body'],
  }),
  'admin-ui/src/payouts/items/itemForm.tsx': sends(payouts.addPaymentItem),
  'admin-ui/src/payouts/parts/FindPayee.tsx': sends(payouts.addPlayer),
  'admin-ui/src/payouts/payees/PayDialog.tsx': sends(payouts.handlePayment),
  'admin-ui/src/planning/copy/CopyPlanDialog.tsx': sends(planning.copyPlan),
  'admin-ui/src/planning/form/DeleteItemDialog.tsx': sends(planning.deleteBudgetItem),
  'admin-ui/src/planning/form/ItemForm.tsx': sends(planning.addBudgetItem, { filled: ['rate'] }),
  'admin-ui/src/planning/form/TodoFields.tsx': sends(planning.addTodoItem, { beyond: ['newCategory'] }),
  'admin-ui/src/planning/todo/CategoriesDialog.tsx': sends(planning.addCategory),
  'admin-ui/src/planning/todo/DetailsDialog.tsx': sends(planning.addDetail),
  'admin-ui/src/platform/AddTournamentPage.tsx': sends(tournaments.addTournament, {
    beyond: ['name', 'start', 'end_date'],
  }),
  'admin-ui/src/ranking/partners/PairDialog.tsx': sends(ranking.savePartners, { beyond: ['rtid'] }),
  'admin-ui/src/ranking/tournaments/EventsDialog.tsx': sends(ranking.addEventToTournament),
  'admin-ui/src/reconciliation/invoices/dialogs.tsx': sends(
    [reconciliation.setInvoiceBonus, reconciliation.payInvoice],
    { filled: ['payment_type'] },
  ),
  'admin-ui/src/reconciliation/matches/AmountDialog.tsx': sends(reconciliation.updatePaymentAmount),
  'admin-ui/src/reconciliation/past/EditMatch.tsx': sends(reconciliation.updatePastMatch),
  'admin-ui/src/reconciliation/past/PastAux.tsx': sends(reconciliation.updatePastAuxAssignment),
  'admin-ui/src/roster/approvals/VerdictDialog.tsx': sends(roster.approveReferee),
  'admin-ui/src/roster/setup/MassActions.tsx': sends(roster.changeShifts, { beyond: ['value', 'spots'] }),
  'admin-ui/src/roster/setup/ShiftForm.tsx': sends(roster.addShift, { beyond: ['date', 'start'] }),
  'admin-ui/src/roster/setup/SpotFields.tsx': sends(roster.addShift, { beyond: ['spots'] }),
  'admin-ui/src/roster/staff/AddSomebody.tsx': sends(roster.addRef),
  // A documented rule of the form.
  'admin-ui/src/roster/staff/RefereeSetup.tsx': sends(roster.addRef, { beyond: ['phone'] }),
  'admin-ui/src/roster/staff/StaffDialog.tsx': sends(roster.editRef, { beyond: ['first'] }),
  'admin-ui/src/roster/volunteers/categories/CategoryForm.tsx': sends(roster.addVolunteerCategory),
  'admin-ui/src/roster/volunteers/groups/GroupForm.tsx': sends(roster.saveVolunteerGroupName),
  'admin-ui/src/roster/volunteers/roster/AddNewVolunteer.tsx': sends(roster.addVolunteerToDBandTournament, {
    beyond: ['email'],
  }),
  'admin-ui/src/scoring/matches/MatchForm.tsx': sends(scoring.addListedMatch),
  'admin-ui/src/scoring/players/PlayerDialog.tsx': sends(scoring.addPlayer),
  'admin-ui/src/scoring/scores/CardDialog.tsx': sends(scoring.submitMatch),
  'admin-ui/src/tournaments/setup/basicSections.tsx': sends(tournaments.editTournament, { beyond: ['name'] }),
  'admin-ui/src/tournaments/setup/staffSections.tsx': sends(tournaments.editTournament),
  'public-ui/src/accounts/DeleteDialog.tsx': sends(accounts.forgetMe, { beyond: ['password'] }),
  'public-ui/src/accounts/LaterFields.tsx': sends(accounts.register),
  'public-ui/src/accounts/NewPassword.tsx': sends(accounts.resetPassword, {
    beyond: ['password', 'confirm'],
  }),
  'public-ui/src/accounts/ProfileExtras.tsx': sends(accounts.editProfile),
  'public-ui/src/accounts/ProfileSections.tsx': sends(accounts.editProfile, { beyond: ['first', 'phone'] }),
  'public-ui/src/accounts/RegisterForm.tsx': sends(accounts.register, { beyond: ['first', 'email'] }),
  'public-ui/src/accounts/ResetPage.tsx': sends(accounts.forgotPassword, { beyond: ['email'] }),
  'public-ui/src/accounts/SecurityPage.tsx': sends(accounts.changePassword, {
    beyond: ['password', 'newPassword', 'confirm'],
  }),
  'public-ui/src/accounts/secondFactor/SetUpDialog.tsx': sends(security.switchOnSecondFactor),
  'public-ui/src/accounts/secondFactor/SwitchOffDialog.tsx': sends(security.switchOffSecondFactor, {
    beyond: ['password'],
  }),
  'public-ui/src/questions/TextForm.tsx': sends(questions.submitQuestion, { beyond: ['text'] }),
  'public-ui/src/roster/contact/ContactForm.tsx': sends(roster.emailCoordinator),
  'public-ui/src/roster/schedule/WithdrawDialog.tsx': sends(roster.withdrawFromShifts),
  'public-ui/src/roster/volunteers/WaiverDialog.tsx': sends(roster.signVolunteerWaiver, {
    beyond: ['signature'],
  }),
  'ui-kit/src/form/FormLastName.tsx': sends(accounts.register, { beyond: ['last'] }),
  'ui-kit/src/messaging/MessageBoard.tsx': sends(messaging.addMessage, { beyond: ['message'] }),
  'ui-kit/src/messaging/dialogs.tsx': sends(messaging.editMessage, { beyond: ['message'] }),
  'ui-kit/src/session/ProofDialog.tsx': sends(security.reauthenticate, { beyond: ['password'] }),
};

interface Marked {
  readonly name: string;
  readonly marked: boolean;
  /** Holds a value from the start, and offers no empty one. */
  readonly chosen: boolean;
}

const OPENING = /<Form(Text|Select|Count|Amount)\b/g;

/** Where the tag that opens at `from` ends: arrows and braces in it end nothing. */
function endOf(text: string, from: number): number {
  let depth = 0;
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === '{') depth += 1;
    if (text[at] === '}') depth -= 1;
    if (text[at] === '>' && depth === 0) return at;
  }
  return text.length;
}

function fieldsIn(text: string): readonly Marked[] {
  return [...text.matchAll(OPENING)].flatMap(({ index, 1: kind }) => {
    const tag = text.slice(index, endOf(text, index));
    const name = /\bname="(\w+)"/.exec(tag)?.[1];
    const chosen = kind === 'Select' && !tag.includes("value: ''");
    return name === undefined ? [] : [{ name, marked: /\srequired\b/.test(tag), chosen }];
  });
}

function shapeOf(schema: z.core.$ZodType | undefined): Readonly<Record<string, z.core.$ZodType>> {
  if (schema instanceof z.ZodObject) return schema.shape;
  if (schema instanceof z.ZodPipe) return shapeOf(schema.in);
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) return shapeOf(schema.unwrap());
  return {};
}

function refuses({ sends: calls, beyond = [], filled = [] }: Sending, { name, chosen }: Marked): boolean {
  if (beyond.includes(name)) return true;
  if (filled.includes(name)) return false;
  const field = calls.map(({ body }) => shapeOf(body)[name]).find((found) => found !== undefined);
  return field !== undefined && !z.safeParse(field, chosen ? undefined : '').success;
}

const forms = globSync('{admin-ui,public-ui,ui-kit}/src/**/*.tsx', { cwd: root })
  .filter((file) => !file.endsWith('.test.tsx'))
  .map((file) => ({ file, fields: fieldsIn(readFileSync(`${root}/${file}`, 'utf8')) }))
  .filter(({ fields }) => fields.length > 0);

it('reads the marks of fields', () => {
  const text = `<FormText name="a" shape={(one) => one} required /><FormSelect name="b" options={[{ value: '' }]} />`;
  expect(fieldsIn(text)).toEqual([
    { name: 'a', marked: true, chosen: false },
    { name: 'b', marked: false, chosen: false },
  ]);
});

it.each(forms)('marks what must not be empty in $file', ({ file, fields }) => {
  const sending = FORMS[file];
  expect(sending, 'What does this form send? Say it in FORMS.').toBeDefined();
  const wanted = fields.map((field) => ({ ...field, marked: refuses(sending as Sending, field) }));
  expect(fields).toEqual(wanted);
});

it('names no form that is gone', () => {
  expect(Object.keys(FORMS).sort()).toEqual(forms.map(({ file }) => file).sort());
});
