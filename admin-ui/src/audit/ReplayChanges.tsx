import type { Change } from '@courtcrew/domain/audit/asOf.ts';
import { datedMoment } from '@courtcrew/ui-kit/time/format.ts';
import { useSpeech } from '@courtcrew/ui-kit/words/words.tsx';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useActionWords } from '../kit/desk/actionWords.ts';
import { useAuditWords } from './words.ts';

interface ReplayChangesProps {
  readonly changes: readonly Change[];
  readonly zone: string;
  /** The change the schedule is shown right after. */
  readonly chosen: string;
  readonly onPick: (position: string) => void;
}

/** Who did what, newest first; picking one shows the schedule right after it. */
export function ReplayChanges({ changes, zone, chosen, onPick }: ReplayChangesProps) {
  const a = useAuditWords();
  const { language } = useSpeech();
  const actionWords = useActionWords();
  return (
    <section aria-labelledby="who-did-what">
      <Box component="h2" id="who-did-what" sx={{ m: 0, mb: 1, typography: 'h2' }}>
        {a('replay.changes')}
      </Box>
      {changes.length === 0 && <Box sx={{ color: 'text.secondary' }}>{a('replay.noChanges')}</Box>}
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {changes.map(({ position, time, action, subject, author, note }) => (
          <Box component="li" key={position} sx={{ borderBottom: '1px solid var(--mui-palette-divider)' }}>
            <ButtonBase
              title={a('replay.goTo')}
              aria-pressed={position === chosen}
              onClick={() => onPick(position)}
              sx={{
                display: 'block',
                width: '100%',
                textAlign: 'left',
                p: 1,
                borderRadius: '6px',
                typography: 'body2',
                backgroundColor: position === chosen ? 'action.selected' : undefined,
                '&:hover': { backgroundColor: 'action.hover' },
              }}
            >
              <Box component="span" sx={{ display: 'block' }}>
                <strong>{actionWords(action)}</strong>
                {subject && ` · ${subject}`}
              </Box>
              {note && (
                <Box component="span" sx={{ display: 'block', fontStyle: 'italic' }}>
                  {note}
                </Box>
              )}
              <Box component="span" sx={{ typography: 'caption', color: 'text.secondary' }}>
                {datedMoment(time, zone, language)} · {author === 'system' ? a('replay.system') : author}
              </Box>
            </ButtonBase>
          </Box>
        ))}
      </Box>
    </section>
  );
}
