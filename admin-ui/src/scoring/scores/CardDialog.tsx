import { submitMatch } from '@courtcrew/domain/scoring/contract.ts';
import {
  GAMES,
  type Game,
  gamesOf,
  SCORE_MAX,
  type Scores,
  scoreType,
  TEAMS,
  type Team,
} from '@courtcrew/domain/scoring/model.ts';
import { CallFailed } from '@courtcrew/ui-kit/data/client.ts';
import { useCommand } from '@courtcrew/ui-kit/data/useCommand.ts';
import { FormDialog } from '@courtcrew/ui-kit/form/FormDialog.tsx';
import { FormSelect, FormText } from '@courtcrew/ui-kit/form/fields.tsx';
import { fieldTexts } from '@courtcrew/ui-kit/form/serverErrors.ts';
import { useConfirm } from '@courtcrew/ui-kit/page/dialog/Confirm.tsx';
import { useLocalized } from '@courtcrew/ui-kit/words/localized.ts';
import Box from '@mui/material/Box';
import { useRef } from 'react';
import { useScoreWords } from '../words.ts';
import { CardHistory } from './CardHistory.tsx';
import { CardLink } from './CardLink.tsx';
import { pairsText, type ScoreRow, teamsText } from './scores.ts';

const fieldOf = (game: Game, team: Team) => `score${game}T${team}` as const;
type Field = ReturnType<typeof fieldOf>;

type Values = Readonly<Partial<Record<Field, string>>> & {
  readonly winner: string;
  readonly signature: string;
};

type Seen = Partial<Record<Field, number | null>>;

const scoresIn = (values: Partial<Record<Field, string>>): Scores =>
  Object.fromEntries(
    GAMES.flatMap((game) =>
      TEAMS.flatMap((team) => {
        const typed = values[fieldOf(game, team)];
        return typed ? [[scoreType(game, team), Number(typed)]] : [];
      }),
    ),
  );

const digits = (typed: string): string => typed.replace(/\D/g, '').slice(0, String(SCORE_MAX).length);

/** A score card for whoever runs the scores: what was reported put right, its link, and who did what. */
export function CardDialog({ row, onClose }: { readonly row: ScoreRow; readonly onClose: () => void }) {
  const w = useScoreWords();
  const { mutateAsync } = useCommand(submitMatch, {
    affects: ['scores'],
    quiet: true,
    done: ({ message }) => message,
  });
  const localized = useLocalized();
  const confirm = useConfirm();
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
  const seen = useRef<Seen>(
    Object.fromEntries(
      games.flatMap((game) => TEAMS.map((team) => [fieldOf(game, team), row[`t${team}_g${game}_score`]])),
    ),
  );
  /** Saves, and asks about what the server would have confirmed: what was typed is kept whatever the answer. */
  const save = async ({ winner, ...values }: Values, confirmed = false): Promise<unknown> => {
    try {
      const won = winner === 'true' || (winner === '' ? '' : false);
      const more = { seen: seen.current, confirm: confirmed };
      return await mutateAsync({ body: { sid: row.sid, ...values, winner: won, ...more } });
    } catch (failure) {
      if (!(failure instanceof CallFailed)) throw failure;
      const { code, errors = {}, details } = failure;
      if (code === 'confirm') {
        const text = [...new Set(fieldTexts(errors).map(([, doubt]) => localized(doubt)))].join('. ');
        const question = { title: w('card.doubtTitle'), text, action: w('card.saveAnyway') };
        if (await confirm(question)) return save({ winner, ...values }, true);
      }
      if (code === 'changed') {
        const now = Object(details?.now) as Scores;
        const mine = pairsText(scoresIn(values));
        const text = w('card.changedText', { now: pairsText(now), mine });
        if (await confirm({ title: w('card.changedTitle'), text, action: w('card.saveMine') })) {
          for (const game of games)
            for (const team of TEAMS) seen.current[fieldOf(game, team)] = now[scoreType(game, team)] ?? null;
          return save({ winner, ...values }, confirmed);
        }
      }
      throw failure;
    }
  };
  return (
    <FormDialog<Values>
      title={w('score.openOf', { teams: teamsText(row) })}
      action={w('card.save')}
      defaults={defaults}
      onSubmit={(values) => save(values)}
      onClose={onClose}
    >
      {games.map((game, index) => (
        <Box key={game} sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1.5 }}>
          {TEAMS.map((team) => (
            <FormText
              kind="count"
              key={team}
              name={fieldOf(game, team)}
              label={w('card.scoreOf', { game, team })}
              shape={digits}
              autoFocus={index === 0 && team === TEAMS[0]}
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
      <FormText kind="name" name="signature" label={w('card.signedBy')} />
      <CardLink sid={row.sid} isDead={row.is_past} />
      <CardHistory sid={row.sid} />
    </FormDialog>
  );
}
