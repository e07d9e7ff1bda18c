import type { Change } from '@courtcrew/domain/audit/asOf.ts';
import Box from '@mui/material/Box';
import { clock, datedMoment } from '../time/format.ts';
import { useLocalized } from '../words/localized.ts';
import { useSpeech } from '../words/words.tsx';
import { ChangedValues } from './ChangedValues.tsx';
import { useAuthor, useReason } from './reasons.ts';

interface EntryProps {
  readonly entry: Pick<Change, 'time' | 'action' | 'type' | 'subject' | 'author' | 'note' | 'changed'>;
  readonly zone: string;
  /** Below a heading with the day, the time alone. */
  readonly belowDay?: boolean;
  readonly own?: boolean;
}

export function Entry({
  entry: { time, action, type, subject, author, note, changed },
  zone,
  belowDay,
  own,
}: EntryProps) {
  const { language } = useSpeech();
  const localized = useLocalized();
  const authorOf = useAuthor();
  const why = useReason()(note);
  return (
    <>
      <Box component="span" sx={{ display: 'block' }}>
        <strong>{localized(action, type)}</strong>
        {subject && ` · ${subject}`}
      </Box>
      <ChangedValues changed={changed} zone={zone} own={own} />
      {why && (
        <Box component="span" sx={{ display: 'block', fontStyle: 'italic' }}>
          {why}
        </Box>
      )}
      <Box component="span" sx={{ typography: 'caption', color: 'text.secondary' }}>
        {(belowDay ? clock : datedMoment)(time, zone, language)} · {authorOf(author)}
      </Box>
    </>
  );
}
