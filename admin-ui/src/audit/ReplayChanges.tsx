import type { Change } from '@courtcrew/domain/audit/asOf.ts';
import { Entry } from '@courtcrew/ui-kit/audit/Entry.tsx';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useAuditWords } from './words.ts';

interface ReplayChangesProps {
  readonly changes: readonly Change[];
  readonly zone: string;
  /** Position of the last change the schedule includes. */
  readonly chosen: string;
  readonly onPick: (position: string) => void;
}

export function ReplayChanges({ changes, zone, chosen, onPick }: ReplayChangesProps) {
  const a = useAuditWords();
  return (
    <section aria-labelledby="who-did-what">
      <Box component="h2" id="who-did-what" sx={{ m: 0, mb: 1, typography: 'h2' }}>
        {a('replay.changes')}
      </Box>
      {changes.length === 0 && <Box sx={{ color: 'text.secondary' }}>{a('replay.noChanges')}</Box>}
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {changes.map((change) => (
          <Box
            component="li"
            key={change.position}
            sx={{ borderBottom: '1px solid var(--mui-palette-divider)' }}
          >
            <ButtonBase
              title={a('replay.goTo')}
              aria-pressed={change.position === chosen}
              onClick={() => onPick(change.position)}
              sx={{
                display: 'block',
                width: '100%',
                textAlign: 'left',
                p: 1,
                borderRadius: '6px',
                typography: 'body2',
                backgroundColor: change.position === chosen ? 'action.selected' : undefined,
                '&:hover': { backgroundColor: 'action.hover' },
              }}
            >
              <Entry entry={change} zone={zone} />
            </ButtonBase>
          </Box>
        ))}
      </Box>
    </section>
  );
}
