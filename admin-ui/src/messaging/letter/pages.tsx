import { SEND_TEXT_MAX } from '@courtcrew/domain/messaging/letters/limits.ts';
import { useApproved, useOfficialShifts, usePayees, useVolunteerShifts } from './choices.ts';
import { LetterPage } from './LetterPage.tsx';

/** The screens that send letters: one page, with what each of them chooses from. */

export const EmailToShifts = () => (
  <LetterPage
    title="staff.emailToShifts"
    of="shifts"
    choices={useOfficialShifts()}
    channels={['email', 'text']}
    category="referee"
  />
);

export const EmailApproved = () => (
  <LetterPage
    title="staff.emailApproved"
    of="people"
    choices={useApproved()}
    channels={['email']}
    category="referee"
  />
);

export const SendText = () => (
  <LetterPage
    title="staff.sendText"
    of="people"
    choices={useApproved()}
    channels={['text']}
    category="referee"
    textMax={SEND_TEXT_MAX}
  />
);

export const VolunteerEmailShifts = () => (
  <LetterPage
    title="staff.emailVolunteers"
    of="shifts"
    choices={useVolunteerShifts()}
    channels={['email', 'text']}
    category="volunteer"
  />
);

/** As the documents say. */
const PAYEES_AT_ONCE = 10;

export const EmailPayees = () => (
  <LetterPage
    title="staff.emailPayees"
    of="people"
    choices={usePayees()}
    channels={['email', 'text']}
    category="payout"
    batch={PAYEES_AT_ONCE}
  />
);
