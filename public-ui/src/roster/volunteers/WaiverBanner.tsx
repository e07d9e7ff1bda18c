import { checkIfWaiverIsNeededAndSigned } from '@courtcrew/domain/roster/contract.ts';
import { useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import { Notice } from '@courtcrew/ui-kit/page/state/Notice.tsx';
import { useSession } from '@courtcrew/ui-kit/session/session.tsx';
import Box from '@mui/material/Box';
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
    <Notice severity="warning" mb={3}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Box sx={{ flex: '1 1 220px' }}>{w('waiver.banner')}</Box>
        <Button color="inherit" variant="outlined" onClick={() => ask()}>
          {w('waiver.sign')}
        </Button>
      </Box>
    </Notice>
  );
}
