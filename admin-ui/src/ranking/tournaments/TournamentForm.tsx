import { addTournament, editTournament } from '@courtcrew/domain/ranking/contract.ts';
import { TIERS } from '@courtcrew/domain/ranking/model.ts';
import { useCommand } from '@courtcrew/ui-kit/data/useCommand.ts';
import { changesOf } from '@courtcrew/ui-kit/form/changesOf.ts';
import { FormDialog } from '@courtcrew/ui-kit/form/FormDialog.tsx';
import { FormCheck, FormSelect, FormText } from '@courtcrew/ui-kit/form/fields.tsx';
import { useState } from 'react';
import type { RankingTournament } from '../rows.ts';
import { useRankingWords } from '../words.ts';

interface TournamentFormProps {
  /** The tournament to change; a new one without. */
  readonly tournament?: RankingTournament;
  readonly open: boolean;
  readonly onClose: () => void;
}

type TierText = '1' | '2' | '3';

const NEW = {
  name: '',
  location: '',
  tier: '1' as TierText,
  sanctioned: false,
  start: '',
  end: '',
  visible: true,
};

const valuesOf = ({
  name,
  location,
  tier,
  sanctioned,
  start,
  end,
  visible,
}: RankingTournament): typeof NEW => ({
  name,
  location,
  tier: String(tier) as TierText,
  sanctioned,
  start,
  end,
  visible,
});

/** Name, days, tier and flags of a tournament of the rankings; of one that is there only what was typed is sent. */
export function TournamentForm({ tournament, open, onClose }: TournamentFormProps) {
  const r = useRankingWords();
  const add = useCommand(addTournament, { quiet: true, done: r('ranking.added') });
  const edit = useCommand(editTournament, { quiet: true, done: r('ranking.saved') });
  const [seen] = useState(() => (tournament ? valuesOf(tournament) : NEW));
  return (
    <FormDialog
      open={open}
      title={r(tournament ? 'event.editTournament' : 'event.addTournament')}
      defaults={seen}
      onSubmit={(values) =>
        tournament
          ? edit.mutateAsync({ params: { rtid: tournament.rtid }, body: changesOf(seen, values) })
          : add.mutateAsync({ body: values })
      }
      onClose={onClose}
    >
      <FormText name="name" label={r('event.name')} required autoFocus inputProps={{ maxLength: 250 }} />
      <FormText name="location" label={r('event.location')} inputProps={{ maxLength: 250 }} />
      <FormSelect
        name="tier"
        label={r('event.tier')}
        required
        options={TIERS.map((tier) => ({ value: String(tier), label: String(tier) }))}
      />
      <FormText name="start" label={r('event.start')} type="date" required />
      <FormText name="end" label={r('event.end')} type="date" required />
      <FormCheck name="sanctioned" label={r('event.sanctioned')} />
      <FormCheck name="visible" label={r('event.visible')} />
    </FormDialog>
  );
}
