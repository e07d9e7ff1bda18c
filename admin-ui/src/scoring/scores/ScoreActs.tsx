import { finishScore, reopenScore } from '@courtcrew/domain/scoring/contract.ts';
import { useCommand } from '@courtcrew/ui-kit/data/useCommand.ts';
import { useConfirm } from '@courtcrew/ui-kit/page/dialog/Confirm.tsx';
import Done from '@mui/icons-material/Done';
import Edit from '@mui/icons-material/EditOutlined';
import Undo from '@mui/icons-material/Undo';
import IconButton from '@mui/material/IconButton';
import { onDemand } from '../../kit/page/onDemand.tsx';
import { useAboveList } from '../../kit/rest/list/AboveList.tsx';
import { useScoreWords } from '../words.ts';
import { type ScoreRow, teamsText } from './scores.ts';

const CardDialog = onDemand(async () => (await import('./CardDialog.tsx')).CardDialog);

/** Opens the card, and finishes its match or takes that back. */
export function ScoreActs({ row }: { readonly row: ScoreRow }) {
  const w = useScoreWords();
  const openAbove = useAboveList();
  const open = () => openAbove((close) => <CardDialog row={row} onClose={close} />);
  const { mutate, isPending } = useCommand(finishScore, { affects: ['scores'], done: w('score.done') });
  const reopen = useCommand(reopenScore, { affects: ['scores'], done: w('score.reopened') });
  const confirm = useConfirm();
  const finish = async () => {
    const isMeant =
      row.submitted !== null ||
      (await confirm({
        title: w('score.finishUnsent'),
        text: w('score.finishUnsentText'),
        action: w('score.finish'),
        danger: true,
      }));
    if (isMeant) mutate({ params: { sid: row.sid } });
  };
  const teams = teamsText(row);
  return (
    <>
      <IconButton aria-label={w('score.openOf', { teams })} onClick={open}>
        <Edit />
      </IconButton>
      {row.is_past ? (
        <IconButton
          aria-label={w('score.reopenOf', { teams })}
          title={w('score.reopen')}
          disabled={reopen.isPending}
          onClick={() => reopen.mutate({ params: { sid: row.sid } })}
        >
          <Undo />
        </IconButton>
      ) : (
        <IconButton
          aria-label={w('score.finishOf', { teams })}
          disabled={isPending}
          onClick={() => void finish()}
        >
          <Done />
        </IconButton>
      )}
    </>
  );
}
