import { AppAnchor } from '@courtcrew/ui-kit/app/AppLink.tsx';
import { useAllows } from '@courtcrew/ui-kit/session/session.tsx';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTournament } from '../../shell/tournament.tsx';
import { useStaffWords } from '../../shell/words.ts';

export const NextStep = ({ to, label }: { to: string; label: string }) => (
  <Button component={AppAnchor} to={to} variant="contained">
    {label}
  </Button>
);

/** The next steps of an empty list that a spreadsheet could fill. */
export function FirstSteps(step: { to: string; label: string }) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1.5 }}>
      <NextStep {...step} />
      <ImportStep />
    </Box>
  );
}

/** The other way to fill an empty list, for whoever may import. */
export function ImportStep() {
  const w = useStaffWords();
  const { tournament } = useTournament();
  const allowed = useAllows();
  return (
    tournament &&
    allowed('anyDesk', tournament.tid) && (
      <Button component={AppAnchor} to="/desk/import" variant="outlined">
        {w('staff.fromSpreadsheet')}
      </Button>
    )
  );
}
