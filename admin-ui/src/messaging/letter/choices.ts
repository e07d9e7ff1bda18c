import { centsOf, moneyText } from '@courtcrew/domain/kernel/money.ts';
import { getApprovedEmailsWithScheduleCount } from '@courtcrew/domain/messaging/contract.ts';
import { getPlayers } from '@courtcrew/domain/payouts/contract.ts';
import { getShifts, getVolunteerShiftList } from '@courtcrew/domain/roster/contract.ts';
import { TRAINER_CATEGORIES } from '@courtcrew/domain/roster/policies/sections.ts';
import { useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import type { Reading } from '@courtcrew/ui-kit/page/state/Answered.tsx';
import { useAllows } from '@courtcrew/ui-kit/session/session.tsx';
import { hours } from '@courtcrew/ui-kit/time/format.ts';
import { useCategoryName } from '@courtcrew/ui-kit/words/useCategoryName.ts';
import { useSpeech } from '@courtcrew/ui-kit/words/words.tsx';
import { useDesk } from '../../kit/desk/desk.ts';
import { useDayText } from '../../kit/desk/useDayText.ts';
import { useMessagingWords } from '../words.ts';

/** A shift, or a person, that a letter can be sent to. */
export interface Choice {
  readonly id: string;
  readonly label: string;
  readonly note: string;
  /** The heading it stands under. */
  readonly group: string;
}

type Choices = Reading<readonly Choice[]>;

interface Shift {
  readonly sid: string;
  readonly name: string;
  readonly category: string;
  readonly start: string;
  readonly end: string;
  readonly count: number;
  readonly wait_count: number;
}

function useAsChoices() {
  const m = useMessagingWords();
  const { time_zone } = useDesk();
  const { language } = useSpeech();
  const categoryName = useCategoryName();
  const dayText = useDayText();
  return ({ sid, name, category, start, end, count, wait_count }: Shift): Choice => ({
    id: sid,
    label: `${hours(start, end, time_zone, language)} ${name}`,
    note: `${categoryName(category)} · ${m('letter.inShift', { count, applied: wait_count })}`,
    group: dayText(start),
  });
}

/** The shifts of officials that the reader looks after, day by day. */
export function useOfficialShifts(): Choices {
  const { tid } = useDesk();
  const allowed = useAllows();
  const asChoice = useAsChoices();
  const { data, error, refetch } = useCall(getShifts, { params: { tid } });
  const isOwn = ({ category }: Shift) =>
    allowed(TRAINER_CATEGORIES.has(category) ? 'trainerDesk' : 'desk', tid);
  return { data: data?.filter(isOwn).map(asChoice), error, refetch };
}

/** The shifts of volunteers that the reader looks after, day by day. */
export function useVolunteerShifts(): Choices {
  const { tid } = useDesk();
  const asChoice = useAsChoices();
  const { data, error, refetch } = useCall(getVolunteerShiftList, { params: { tid } });
  const choices = data?.map((shift) => asChoice({ ...shift, category: shift.category_name }));
  return { data: choices, error, refetch };
}

/** Approved referees by name, with how many shifts they have. */
export function useApproved(): Choices {
  const m = useMessagingWords();
  const { tid } = useDesk();
  const { data, error, refetch } = useCall(getApprovedEmailsWithScheduleCount, { params: { tid } });
  const choices = data?.map(({ ref_id, name, count }) => ({
    id: ref_id,
    label: name,
    note: m('letter.shifts', { count }),
    group: m('letter.approved'),
  }));
  return { data: choices, error, refetch };
}

/** Who has won prize money, those it is still owed to first. */
export function usePayees(): Choices {
  const m = useMessagingWords();
  const { tid } = useDesk();
  const { data, error, refetch } = useCall(getPlayers, { params: { tid } });
  const choices = data
    ?.toSorted((a, b) => Number(a.paid) - Number(b.paid))
    .map(({ ref_id, name, total, paid }) => ({
      id: ref_id,
      label: name,
      note: moneyText(centsOf(total)),
      group: m(paid ? 'letter.paid' : 'letter.unpaid'),
    }));
  return { data: choices, error, refetch };
}
