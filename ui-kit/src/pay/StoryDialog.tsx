import { isolated } from '@courtcrew/domain/kernel/isolated.ts';
import { getPayStory, type PayStory, type PayTurn } from '@courtcrew/domain/reconciliation/contract/reads.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useCall } from '../data/useCall.ts';
import { Answered } from '../page/state/Answered.tsx';
import { datedMoment, moment, zoneName } from '../time/format.ts';
import { useSpeech } from '../words/words.tsx';
import { dollarText } from './money.ts';
import { type PaySay, usePayWords } from './words.ts';

interface StoryDialogProps {
  /** Of the match, or of the assignment beside a court. */
  readonly id: string;
  readonly zone: string;
  readonly onClose: () => void;
}

/** Why somebody has this amount: the rate of that day, and everything that was done to it since. */
export function StoryDialog({ id, zone, onClose }: StoryDialogProps) {
  const p = usePayWords();
  const title = useId();
  const story = useCall(getPayStory, { params: { id } });
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={title}>
      <DialogTitle id={title}>{p('pay.why')}</DialogTitle>
      <DialogContent>
        <Answered of={story}>{(told) => <Story story={told} zone={zone} />}</Answered>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} autoFocus>
          {p('action.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function Story({ story, zone }: { readonly story: PayStory; readonly zone: string }) {
  const p = usePayWords();
  const { language } = useSpeech();
  const { start_time: began } = story;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box sx={{ color: 'text.secondary' }}>
        {[whatOf(story, p), `${moment(began, zone, language)} ${zoneName(began, zone, language)}`]
          .filter(Boolean)
          .join(' · ')}
      </Box>
      {story.parts.map((part) => (
        <Part key={part.side ?? ''} part={part} />
      ))}
      <Typography variant="h3">{p('pay.history')}</Typography>
      <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
        {story.turns.map((turn) => (
          <Turn key={`${turn.revision} ${turn.what} ${turn.side}`} turn={turn} zone={zone} />
        ))}
      </Box>
    </Box>
  );
}

const whatOf = ({ of, type, court_num }: PayStory, p: PaySay): string =>
  [
    court_num && p('court.name', { court: court_num }),
    of === 'aux' ? type : type !== 'none' && medalText(type, p),
  ]
    .filter(Boolean)
    .join(', ');

function Part({ part }: { readonly part: PayStory['parts'][number] }) {
  const p = usePayWords();
  const marks = [part.paid ? p('pay.paid') : p('pay.unpaid'), part.posted && p('pay.posted')];
  return (
    <Box>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, fontWeight: 650 }}>
        <span>
          {part.name}
          {part.side && ` (${p(`pay.${part.side}`)})`}
        </span>
        <span>{dollarText(part.amount)}</span>
      </Box>
      <Box sx={{ color: 'text.secondary', typography: 'body2' }}>
        {part.rate === null
          ? p('pay.noRate')
          : p('pay.rate', { credentials: part.credentials ?? '', rate: dollarText(part.rate) })}{' '}
        {part.rate !== null && p('pay.unchanged')}
      </Box>
      {part.note && <Box sx={{ typography: 'body2' }}>{part.note}</Box>}
      <Box sx={{ typography: 'body2' }}>{marks.filter(Boolean).join(' · ')}</Box>
    </Box>
  );
}

function Turn({ turn, zone }: { readonly turn: PayTurn; readonly zone: string }) {
  const p = usePayWords();
  const { language } = useSpeech();
  const { side, author, note, time } = turn;
  return (
    <Box component="li" sx={{ borderLeft: '3px solid var(--mui-palette-divider)', pl: 1.5 }}>
      {side && `${p(`pay.${side}`)}: `}
      {turnText(turn, p)}
      {note && <Box sx={{ fontStyle: 'italic' }}>{note}</Box>}
      <Box sx={{ color: 'text.secondary', typography: 'caption' }}>
        {isolated(author || p('pay.system'))}, {datedMoment(time, zone, language)}{' '}
        {zoneName(time, zone, language)}
      </Box>
    </Box>
  );
}

function medalText(medal: string | null, p: PaySay): string {
  if (medal === 'Gold') return p('medal.gold');
  return medal === 'Bronze' ? p('medal.bronze') : p('turn.noMedal');
}

function turnText({ what, amount, paid_amount, medal, sysid }: PayTurn, p: PaySay): string {
  if (what === 'amount' && amount !== null && paid_amount !== null)
    return p('turn.amountAfter', { amount: dollarText(amount), paid: dollarText(paid_amount) });
  if (what === 'finished' && amount === null) return p('turn.finishedNoAmount');
  return p(`turn.${what}`, {
    amount: amount === null ? '' : dollarText(amount),
    medal: medalText(medal, p),
    sysid: sysid || '-',
  });
}
