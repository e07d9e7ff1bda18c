import { addTournament, editTournament } from '@courtcrew/domain/ranking/contract.ts';
import { rankingTournament } from '@courtcrew/domain/ranking/model.ts';
import { RecordForm } from '../../kit/record/RecordForm.tsx';
import type { RankingTournament } from '../rows.ts';
import { type RankingWord, useRankingWords } from '../words.ts';

interface TournamentFormProps {
  /** The tournament to change; a new one without. */
  readonly tournament?: RankingTournament;
  readonly onClose: () => void;
}

export function TournamentForm({ tournament, ...dialog }: TournamentFormProps) {
  const r = useRankingWords();
  return (
    <RecordForm
      {...dialog}
      record={rankingTournament}
      row={tournament}
      add={addTournament}
      edit={editTournament}
      titles={{ add: r('event.addTournament'), edit: r('event.editTournament') }}
      label={(field) => r(`event.${field}` as RankingWord)}
    />
  );
}
