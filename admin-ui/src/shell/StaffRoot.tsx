import { AppLink } from '@courtcrew/ui-kit/app/AppLink.tsx';
import { KitRoot } from '@courtcrew/ui-kit/app/KitRoot.tsx';
import { AskLogin, RequireLogin } from '@courtcrew/ui-kit/session/LoginGate.tsx';
import { Brand } from '@courtcrew/ui-kit/theme/Brand.tsx';
import Container from '@mui/material/Container';
import { ScrollRestoration } from 'react-router';
import { RaRoot } from '../kit/rest/RaRoot.tsx';
import { Frame } from './Frame.tsx';
import { StaffGate } from './StaffGate.tsx';
import type { StaffRoute } from './screens.ts';
import { TournamentProvider } from './tournament.tsx';

/** The staff application: kit, login, chosen tournament, react-admin's contexts, frame, gate, screen. */
export const StaffRoot = ({ screens }: { screens: readonly StaffRoute[] }) => (
  <KitRoot app="admin">
    <RequireLogin visitor={<Door />}>
      <TournamentProvider>
        <RaRoot>
          <Frame screens={screens}>
            <StaffGate />
          </Frame>
        </RaRoot>
      </TournamentProvider>
    </RequireLogin>
    <ScrollRestoration />
  </KitRoot>
);

/** What a visitor finds: the login, which opens the very screen they came for. */
const Door = () => (
  <Container component="main" maxWidth="xs" sx={{ pt: { xs: 4, sm: '12vh' } }}>
    <AppLink to="/" color="inherit" underline="none">
      <Brand size={36} />
    </AppLink>
    <AskLogin />
  </Container>
);
