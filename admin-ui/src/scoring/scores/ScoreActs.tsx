import { finishScore } from '@courtcrew/domain/scoring/contract.ts';
import { useCommand } from '@courtcrew/ui-kit/data/useCommand.ts';
import Done from '@mui/icons-material/Done';
import Edit from '@mui/icons-material/EditOutlined';
import IconButton from '@mui/material/IconButton';
import { onDemand } from '../../kit/page/onDemand.tsx';
import { useAboveList } from '../../kit/rest/list/AboveList.tsx';
import { useScoreWords } from '../words.ts';
import { type ScoreRow, teamsText } from './scores.ts';

const CardDialog = onDemand(async () => (await import('./CardDialog.tsx')).CardDialog);

/** Opens the card, and finishes a match that was submitted. */
export function ScoreActs({ row }: { readonly row: ScoreRow }) {
  const w = useScoreWords();
  const openAbove = useAboveList();
  const open = () => openAbove((close) => <CardDialog row={row} onClose={close} />);
  const { mutate, isPending } = useCommand(finishScore, { affects: ['scores'], done: w('score.done') });
  const teams = teamsText(row);
  return (
    <>
      <IconButton aria-label={w('score.openOf', { teams })} onClick={open}>
        <Edit />
      </IconButton>
      {!row.is_past && (
        <IconButton
          aria-label={w('score.finishOf', { teams })}
          disabled={isPending}
          onClick={() => mutate({ params: { sid: row.sid } })}
        >
          <Done />
        </IconButton>
      )}
    </>
  );
}
