import { submitMatch } from '@courtcrew/domain/scoring/contract.ts';
import { type Game, gamesOf, SCORE_MAX, TEAMS, type Team } from '@courtcrew/domain/scoring/model.ts';
import { useCommand } from '@courtcrew/ui-kit/data/useCommand.ts';
import { FormDialog } from '@courtcrew/ui-kit/form/FormDialog.tsx';
import { FormSelect, FormText } from '@courtcrew/ui-kit/form/fields.tsx';
import Box from '@mui/material/Box';
import { useScoreWords } from '../words.ts';
import { CardHistory } from './CardHistory.tsx';
import { CardLink } from './CardLink.tsx';
import { type ScoreRow, teamsText } from './scores.ts';

const fieldOf = (game: Game, team: Team) => `score${game}T${team}` as const;
type Field = ReturnType<typeof fieldOf>;

type Values = Readonly<Partial<Record<Field, string>>> & {
  readonly winner: string;
  readonly signature: string;
};

const digits = (typed: string): string => typed.replace(/\D/g, '').slice(0, String(SCORE_MAX).length);

/** A score card for whoever runs the scores: what was reported put right, its link, and who did what. */
export function CardDialog({ row, onClose }: { readonly row: ScoreRow; readonly onClose: () => void }) {
  const w = useScoreWords();
  const { mutateAsync } = useCommand(submitMatch, {
    affects: ['scores'],
    quiet: true,
    done: ({ message }) => message,
  });
  const games = gamesOf(row);
  const defaults: Values = {
    ...Object.fromEntries(
      games.flatMap((game) =>
        TEAMS.map((team) => [fieldOf(game, team), String(row[`t${team}_g${game}_score`] ?? '')]),
      ),
    ),
    winner: row.winner === null ? '' : String(row.winner),
    signature: row.signature ?? '',
  };
  return (
    <FormDialog<Values>
      open
      title={w('score.openOf', { teams: teamsText(row) })}
      action={w('card.save')}
      defaults={defaults}
      onSubmit={({ winner, ...values }) =>
        mutateAsync({
          body: { sid: row.sid, ...values, winner: winner === 'true' || (winner === '' ? '' : false) },
        })
      }
      onClose={onClose}
    >
      {games.map((game, index) => (
        <Box key={game} sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1.5 }}>
          {TEAMS.map((team) => (
            <FormText
              key={team}
              name={fieldOf(game, team)}
              label={w('card.scoreOf', { game, team })}
              shape={digits}
              autoFocus={index === 0 && team === TEAMS[0]}
              autoComplete="off"
              inputProps={{ inputMode: 'numeric' }}
            />
          ))}
        </Box>
      ))}
      <FormSelect
        name="winner"
        label={w('score.winner')}
        options={[
          { value: '', label: '' },
          { value: 'true', label: row.team1 },
          { value: 'false', label: row.team2 },
        ]}
      />
      <FormText name="signature" label={w('card.signedBy')} autoComplete="off" />
      <CardLink sid={row.sid} isDead={row.is_past} />
      <CardHistory sid={row.sid} />
    </FormDialog>
  );
}
