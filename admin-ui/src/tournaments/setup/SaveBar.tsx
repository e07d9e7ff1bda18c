import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Keys } from '../../shell/Keys.tsx';
import { useSetupWords } from '../words.ts';

interface SaveBarProps {
  readonly named: boolean;
  readonly dirty: boolean;
  readonly outdated: boolean;
  readonly busy: boolean;
  readonly onAdopt: () => void;
}

/** Sticky bar with what is unsaved and the save button; without a name there is no button. */
export function SaveBar({ named, dirty, outdated, busy, onAdopt }: SaveBarProps) {
  const w = useSetupWords();
  return (
    <Box
      sx={{
        position: 'sticky',
        bottom: 0,
        zIndex: 5,
        display: 'grid',
        gap: 1,
        py: 1.5,
        backgroundColor: 'background.default',
        borderTop: '1px solid var(--mui-palette-divider)',
      }}
    >
      {outdated && (
        <Alert
          severity="warning"
          action={
            <Button color="inherit" size="small" onClick={onAdopt}>
              {w('setup.loadNewer')}
            </Button>
          }
        >
          {w('setup.newer')}
        </Alert>
      )}
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, minHeight: 40 }}>
        <Box role="status" sx={{ flex: 1, color: 'text.secondary', typography: 'body2' }}>
          {w(dirty ? 'setup.unsaved' : 'setup.allSaved')}
        </Box>
        {named ? (
          <Button type="submit" variant="contained" loading={busy}>
            {w('action.save')}
            <Keys>Ctrl S</Keys>
          </Button>
        ) : (
          <Box role="alert" sx={{ color: 'error.main', fontWeight: 650 }}>
            {w('setup.nameRequired')}
          </Box>
        )}
      </Box>
    </Box>
  );
}
