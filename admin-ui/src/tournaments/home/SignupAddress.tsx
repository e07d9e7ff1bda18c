import { AppLink } from '@courtcrew/ui-kit/app/AppLink.tsx';
import { CopyButton } from '@courtcrew/ui-kit/page/CopyButton.tsx';
import { QrCode } from '@courtcrew/ui-kit/page/QrCode.tsx';
import Box from '@mui/material/Box';
import { Section } from '../../kit/page/Section.tsx';
import { useSetupWords } from '../words.ts';

/** The address people sign up at, to copy, and as a QR code for posters. */
export function SignupAddress({ tid }: { tid: string }) {
  const w = useSetupWords();
  const path = `/signup/${tid}`;
  const address = window.location.origin + path;
  return (
    <Section title={w('staff.signupAddress')} help={w('home.qr')}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center', mb: 2 }}>
        <AppLink to={path} sx={{ overflowWrap: 'anywhere' }}>
          {address}
        </AppLink>
        <CopyButton text={address} />
      </Box>
      <QrCode text={address} name={`signup-${tid}`} />
    </Section>
  );
}
