import type { CopyItem, CopyKind } from '@courtcrew/domain/copying/contract.ts';
import { fieldWords } from '@courtcrew/ui-kit/audit/fieldWords.ts';
import { shortSpan } from '@courtcrew/ui-kit/time/format.ts';
import { useSpeech, useWordsOf } from '@courtcrew/ui-kit/words/words.tsx';
import Box from '@mui/material/Box';
import { useCopyWords } from './words.ts';

const SHOWN = 200;

interface CopyItemsProps {
  readonly kind: CopyKind;
  readonly items: readonly CopyItem[];
  readonly zone: string;
}

const isField = (what: string): what is keyof typeof fieldWords => Object.hasOwn(fieldWords, what);

/** Each thing with what becomes of it, behind a line that opens it. */
export function CopyItems({ kind, items, zone }: CopyItemsProps) {
  const c = useCopyWords();
  const f = useWordsOf(fieldWords);
  const { language } = useSpeech();
  const nameOf = ({ what }: CopyItem) =>
    (kind === 'pay' || kind === 'procedures') && isField(what) ? f(what) : what;
  return (
    <Box component="details" sx={{ '& summary': { cursor: 'pointer', py: 1, color: 'primary.main' } }}>
      <summary aria-label={`${c('copy.show')}: ${c(`copy.kind.${kind}`)}`}>{c('copy.show')}</summary>
      <Box component="ul" sx={{ m: 0, pl: 2.5, typography: 'body2' }}>
        {items.slice(0, SHOWN).map((item, index) => (
          <Box
            component="li"
            // Two things may be called the same.
            // biome-ignore lint/suspicious/noArrayIndexKey: the list is drawn anew as a whole
            key={index}
            sx={{ overflowWrap: 'anywhere', color: item.fate === 'add' ? undefined : 'text.secondary' }}
          >
            <span>{nameOf(item)}</span>
            {item.start && item.end && `, ${shortSpan(item.start, item.end, zone, language)}`}
            {item.fate !== 'add' && ` (${c(`copy.is.${item.fate}`)})`}
          </Box>
        ))}
        {items.length > SHOWN && <li>{c('copy.more', { count: items.length - SHOWN })}</li>}
      </Box>
    </Box>
  );
}
