import type { Change } from '@courtcrew/domain/audit/asOf.ts';
import Box from '@mui/material/Box';
import { datedMoment } from '../time/format.ts';
import { useActionWords } from '../words/actionWords.ts';
import { useSpeech } from '../words/words.tsx';
import { useAuthor, useReason } from './reasons.ts';

interface EntryProps {
  readonly entry: Pick<Change, 'time' | 'action' | 'subject' | 'author' | 'note'>;
  readonly zone: string;
}

export function Entry({ entry: { time, action, subject, author, note }, zone }: EntryProps) {
  const { language } = useSpeech();
  const words = useActionWords();
  const authorOf = useAuthor();
  const why = useReason()(note);
  return (
    <>
      <Box component="span" sx={{ display: 'block' }}>
        <strong>{words(action)}</strong>
        {subject && ` · ${subject}`}
      </Box>
      {why && (
        <Box component="span" sx={{ display: 'block', fontStyle: 'italic' }}>
          {why}
        </Box>
      )}
      <Box component="span" sx={{ typography: 'caption', color: 'text.secondary' }}>
        {datedMoment(time, zone, language)} · {authorOf(author)}
      </Box>
    </>
  );
}
