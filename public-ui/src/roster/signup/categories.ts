import { getLineSignup, getShiftSpotsByCategoryAndReferee } from '@courtcrew/domain/roster/contract.ts';
import type { TournamentDetail } from '@courtcrew/domain/tournaments/contract.ts';
import { useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import type { WordKey } from '@courtcrew/ui-kit/words/words.tsx';

/** Kinds of officials, as shifts carry them. */
export const CATEGORIES = ['Referee', 'Chair Umpire', 'Athletic Trainer'] as const;
export type Category = (typeof CATEGORIES)[number];

export const categoryWord: Readonly<Record<Category, WordKey>> = {
  Referee: 'role.referee',
  'Chair Umpire': 'role.chairUmpire',
  'Athletic Trainer': 'role.athleticTrainer',
};

export const isCategory = (text: string): text is Category =>
  CATEGORIES.some((category) => category === text);

/** Categories that the tournament staffs. The documents call the trainers' section "line". */
export const categoriesOf = ({ referee, line }: Pick<TournamentDetail, 'referee' | 'line'>): Category[] =>
  CATEGORIES.filter((category) => (category === 'Athletic Trainer' ? line : referee));

type Texts = Pick<
  TournamentDetail,
  | 'description'
  | 'line_description'
  | 'utr_referee'
  | 'referee_coordinator_name'
  | 'line_coordinator_name'
  | 'referee_approval_required'
>;

/** Text above a category's shifts. The field names are the documents'. */
export const aboutCategory = (tournament: Texts, category: Category) => ({
  html: {
    Referee: tournament.utr_referee,
    'Chair Umpire': tournament.description,
    'Athletic Trainer': tournament.line_description,
  }[category],
  coordinator:
    category === 'Athletic Trainer' ? tournament.line_coordinator_name : tournament.referee_coordinator_name,
  approval: category !== 'Athletic Trainer' && tournament.referee_approval_required,
});

/** Shifts of a category with the viewer's state; trainers' include the line judges'. */
export function useShifts(tid: string, category: Category) {
  const trainers = category === 'Athletic Trainer';
  const body = { tid, type: category };
  const officials = useCall(getShiftSpotsByCategoryAndReferee, { body }, { enabled: !trainers });
  const line = useCall(getLineSignup, { params: { tid } }, { enabled: trainers });
  return trainers ? line : officials;
}

/** Ids that link a category's tab to its panel. */
export const PANEL = 'category-shifts';
export const tabId = (category: Category): string =>
  `category-${category.toLowerCase().replaceAll(' ', '-')}`;
