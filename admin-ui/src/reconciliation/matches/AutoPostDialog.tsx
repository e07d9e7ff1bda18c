import { type Posting, postingOf } from '@courtcrew/domain/board/policies/posting.ts';
import { moneyText, sumOf } from '@courtcrew/domain/kernel/money.ts';
import { autoPost } from '@courtcrew/domain/reconciliation/contract/marks.ts';
import type { MatchRow } from '@courtcrew/domain/reconciliation/contract/shapes.ts';
import { useCommand } from '@courtcrew/ui-kit/data/useCommand.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { usePayWords } from '../words.ts';
import { LEFT, type MatchFilter, NO_FILTER } from './filter.ts';
import { partsIn } from './parts.ts';

interface AutoPostDialogProps {
  readonly tid: string;
  readonly rows: readonly MatchRow[];
  /** Shows the remaining matches. */
  readonly onLook: (filter: MatchFilter) => void;
  readonly onClose: () => void;
}

/** Reasons why a part is not posted. */
const REST = ['unpaid', 'differs'] as const;

/** Previews what auto post will post, and why it leaves the rest. */
export function AutoPostDialog({ tid, rows, onLook, onClose }: AutoPostDialogProps) {
  const p = usePayWords();
  const title = useId();
  const post = useCommand(autoPost, { done: ({ posted }) => p('auto.done', { count: posted }) });
  const parts = Map.groupBy(partsIn(rows), postingOf);
  const countOf = (posting: Posting) => parts.get(posting)?.length ?? 0;
  const count = countOf('posts');
  const sum = moneyText(sumOf((parts.get('posts') ?? []).map(({ amount }) => amount)));
  const send = () => post.mutate({ params: { tid } }, { onSuccess: onClose });
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={title}>
      <DialogTitle id={title}>{p('auto.title')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 1.5 }}>
        <Box sx={{ fontWeight: 650 }}>
          {p('auto.posts', { count })}. {count > 0 && p('auto.sum', { amount: sum })}
        </Box>
        <span>{p('auto.rest')}</span>
        <Box component="ul" sx={{ m: 0, pl: 3 }}>
          {REST.map((posting) => (
            <li key={posting}>
              {p(`auto.${posting}`, { count: countOf(posting) })}{' '}
              {countOf(posting) > 0 && (
                <Button
                  size="small"
                  onClick={() => {
                    onLook({ ...NO_FILTER, ...LEFT[posting] });
                    onClose();
                  }}
                >
                  {p('auto.look')}
                </Button>
              )}
            </li>
          ))}
          <li>{p('auto.posted', { count: countOf('posted') })}</li>
        </Box>
      </DialogContent>
      <DialogActions>
        <Button variant="text" onClick={onClose}>
          {p('action.cancel')}
        </Button>
        <Button variant="contained" disabled={count === 0} loading={post.isPending} onClick={send}>
          {p('auto.act', { count })}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
