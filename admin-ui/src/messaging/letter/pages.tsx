import { SEND_TEXT_MAX } from '@courtcrew/domain/messaging/letters/limits.ts';
import { EmptyState } from '@courtcrew/ui-kit/page/state/States.tsx';
import { FeaturePage } from '../../kit/page/FeaturePage.tsx';
import { NextStep } from '../../kit/page/NextStep.tsx';
import { type MessagingKey, useMessagingWords } from '../words.ts';
import { useApproved, useOfficialShifts, usePayees, useVolunteerShifts } from './choices.ts';
import { LetterPage } from './LetterPage.tsx';

interface NobodyProps {
  readonly says: MessagingKey;
  readonly to: string;
  readonly add: MessagingKey;
}

/** Nothing to tick yet, and where it is made. */
function Nobody({ says, to, add }: NobodyProps) {
  const m = useMessagingWords();
  return <EmptyState title={m(says)} action={<NextStep to={to} label={m(add)} />} />;
}

/** The screens that send letters: one page, with what each of them chooses from. */

export const EmailToShifts = () => (
  <LetterPage
    title="staff.emailToShifts"
    of="shifts"
    choices={useOfficialShifts()}
    empty={<Nobody says="letter.noShifts" to="/desk/scheduleSetup" add="letter.addShifts" />}
    channels={['email', 'text']}
    category="referee"
  />
);

export const EmailApproved = () => (
  <LetterPage
    title="staff.emailApproved"
    of="people"
    choices={useApproved()}
    empty={<Nobody says="letter.noPeople" to="/desk/refereeSetup" add="staff.refereeSetup" />}
    channels={['email']}
    category="referee"
  />
);

export const SendText = () => (
  <LetterPage
    title="staff.sendText"
    of="people"
    choices={useApproved()}
    empty={<Nobody says="letter.noPeople" to="/desk/refereeSetup" add="staff.refereeSetup" />}
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
    empty={<Nobody says="letter.noShifts" to="/volunteercaptain/scheduling" add="letter.addShifts" />}
    channels={['email', 'text']}
    category="volunteer"
  />
);

/** As the documents say. */
const PAYEES_AT_ONCE = 10;
/** Players have no shifts, and nothing to confirm. */
const OF_PAYEES = ['first', 'last', 'tournament'] as const;

const ToPayees = () => (
  <LetterPage
    title="staff.emailPayees"
    of="people"
    choices={usePayees()}
    empty={<Nobody says="letter.noPayees" to="/payout/addItems" add="staff.addPrize" />}
    channels={['email', 'text']}
    category="payout"
    batch={PAYEES_AT_ONCE}
    places={OF_PAYEES}
  />
);

export const EmailPayees = () => (
  <FeaturePage feature="payout">
    <ToPayees />
  </FeaturePage>
);
