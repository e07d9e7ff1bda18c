import { TEXTS } from '@courtcrew/domain/accounts/texts.ts';
import { Notice } from '@courtcrew/ui-kit/page/state/Notice.tsx';
import { useSaid } from '@courtcrew/ui-kit/words/said.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useFormState, useWatch } from 'react-hook-form';
import { type ProfileValues, problemsOf } from './profileForm.ts';
import { useAccountWords } from './words.ts';

/** Height of the phone's navigation, below the bar. */
const TAB_BAR = 'calc(59px + env(safe-area-inset-bottom))';

/** Sticky save button; after a refused save it lists the remaining faults. */
export function SaveBar({ refused }: { refused: boolean }) {
  const w = useAccountWords();
  const { isSubmitting } = useFormState<ProfileValues>();
  return (
    <Box
      className="no-print"
      sx={{
        position: 'sticky',
        bottom: { xs: TAB_BAR, sm: 0 },
        zIndex: 9,
        display: 'grid',
        gap: 1.5,
        py: 1.5,
        borderTop: '1px solid var(--mui-palette-divider)',
        backgroundColor: 'background.default',
      }}
    >
      {refused && <Mend />}
      <Button
        type="submit"
        variant="contained"
        loading={isSubmitting}
        sx={{ justifySelf: { sm: 'end' }, minWidth: 160 }}
      >
        {w('action.save')}
      </Button>
    </Box>
  );
}

function Mend() {
  const said = useSaid();
  const problems = problemsOf(useWatch<ProfileValues>() as ProfileValues);
  if (problems.length === 0) return null;
  return (
    <Notice severity="error">
      {problems.map(({ field, summary }) => (
        <div key={field}>{said(summary)}</div>
      ))}
      <strong>{said(TEXTS.fixErrors)}</strong>
    </Notice>
  );
}
