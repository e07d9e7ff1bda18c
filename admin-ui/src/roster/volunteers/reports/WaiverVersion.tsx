import { getVolunteerWaiverTexts } from '@courtcrew/domain/roster/contract.ts';
import { useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import { Answered } from '@courtcrew/ui-kit/page/state/Answered.tsx';
import { datedMoment } from '@courtcrew/ui-kit/time/format.ts';
import { useSpeech } from '@courtcrew/ui-kit/words/words.tsx';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useDesk } from '../../../kit/desk/desk.ts';
import { useVolunteerWords } from '../words.ts';

interface WaiverVersionProps {
  /** null shows nothing. */
  readonly version: number | null;
  readonly onClose: () => void;
}

/** A text of the waiver as it was signed. */
export function WaiverVersion({ version, onClose }: WaiverVersionProps) {
  const v = useVolunteerWords();
  const small = useMediaQuery(useTheme().breakpoints.down('sm'), { noSsr: true });
  return (
    <Dialog
      open={version !== null}
      onClose={onClose}
      fullScreen={small}
      fullWidth
      maxWidth="sm"
      aria-labelledby="waiver-version"
    >
      <DialogTitle id="waiver-version">{v('report.ofVersion', { version: version ?? '' })}</DialogTitle>
      <DialogContent>{version !== null && <Text version={version} />}</DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {v('action.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function Text({ version }: { version: number }) {
  const v = useVolunteerWords();
  const { language } = useSpeech();
  const { tid, time_zone } = useDesk();
  return (
    <Answered of={useCall(getVolunteerWaiverTexts, { body: { tid } })} loading="list" rows={3}>
      {({ texts }) =>
        texts
          .filter((one) => one.version === version)
          .map(({ text, digest, since }) => (
            <Box key={digest} sx={{ display: 'grid', gap: 2 }}>
              <Box sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{text}</Box>
              <Box sx={{ typography: 'caption', color: 'text.secondary', overflowWrap: 'anywhere' }}>
                <Box>{v('report.since', { time: datedMoment(since, time_zone, language) })}</Box>
                <Box>
                  {v('report.digest')}: {digest}
                </Box>
              </Box>
            </Box>
          ))
      }
    </Answered>
  );
}
