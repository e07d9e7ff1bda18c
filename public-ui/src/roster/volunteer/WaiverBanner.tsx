import { checkIfWaiverIsNeededAndSigned } from '@courtcrew/domain/roster/contract.ts';
import { useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import { useSession } from '@courtcrew/ui-kit/session/session.tsx';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useWaiver } from './WaiverGate.tsx';
import { useVolunteerWords } from './words.ts';

/** Asks for the signature before the first registration does. Visitors have nothing to sign with yet. */
export function WaiverBanner({ tid }: { tid: string }) {
  const w = useVolunteerWords();
  const { user } = useSession();
  const ask = useWaiver();
  const { data } = useCall(checkIfWaiverIsNeededAndSigned, { body: { tid } }, { enabled: user !== null });
  if (!user || !data?.needed || data.signed) return null;
  return (
    <Alert
      severity="warning"
      sx={{ mb: 3, flexWrap: 'wrap' }}
      action={
        <Button color="inherit" variant="outlined" onClick={() => ask()}>
          {w('waiver.sign')}
        </Button>
      }
    >
      {w('waiver.banner')}
    </Alert>
  );
}
