import { previewLetter } from '@courtcrew/domain/messaging/contract.ts';
import { useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import { SelectInput } from '@courtcrew/ui-kit/form/SelectInput.tsx';
import Box from '@mui/material/Box';
import { useWatch } from 'react-hook-form';
import { useDesk } from '../../kit/desk/desk.ts';
import { useMessagingWords } from '../words.ts';
import type { LetterValues } from './letter.ts';
import { usePaused } from './usePaused.ts';

interface PreviewProps {
  readonly readers: readonly { readonly ref_id: string; readonly name: string }[];
  /** Whose letter is shown; the first one's when empty. */
  readonly reader: string;
  readonly onReader: (ref_id: string) => void;
}

/** So many names are offered; a longer list would be slower to read than to search. */
const OFFERED = 200;

/** The letter as one of its recipients will read it. */
export function Preview({ readers, reader, onReader }: PreviewProps) {
  const m = useMessagingWords();
  const { tid } = useDesk();
  const { channel, subject, body } = useWatch<LetterValues>() as LetterValues;
  const words = usePaused({ channel, subject, body });
  const ref_id = readers.some((one) => one.ref_id === reader) ? reader : (readers[0]?.ref_id ?? '');
  const { data, error } = useCall(
    previewLetter,
    { body: { tid, ref_id, ...words } },
    { enabled: ref_id !== '' && words.body !== '', keepFormer: true },
  );
  if (ref_id === '') return null;
  return (
    <>
      <SelectInput
        label={m('letter.readAs')}
        value={ref_id}
        options={readers.slice(0, OFFERED).map((one) => [one.ref_id, one.name] as const)}
        onChange={onReader}
      />
      {error && (
        <Box role="alert" sx={{ color: 'error.main' }}>
          {error.message}
        </Box>
      )}
      {!error && data && words.body !== '' && (
        <Box sx={{ border: '1px solid var(--mui-palette-divider)', borderRadius: 1, p: 2 }}>
          {data.subject && (
            <Box sx={{ fontWeight: 650, mb: 1, overflowWrap: 'anywhere' }}>{data.subject}</Box>
          )}
          <Box sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{data.text}</Box>
          {data.segments > 0 && (
            <Box sx={{ color: 'text.secondary', typography: 'body2', mt: 1 }}>
              {m('letter.segments', { count: data.segments, characters: data.characters })}
            </Box>
          )}
        </Box>
      )}
    </>
  );
}
