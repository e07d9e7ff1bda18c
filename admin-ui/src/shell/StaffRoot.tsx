import { KitRoot } from '@courtcrew/ui-kit/app/KitRoot.tsx';
import { RequireLogin } from '@courtcrew/ui-kit/session/LoginGate.tsx';
import Container from '@mui/material/Container';
import { ScrollRestoration } from 'react-router';
import { RaRoot } from '../rest/RaRoot.tsx';
import { Frame } from './Frame.tsx';
import { StaffGate } from './StaffGate.tsx';
import type { StaffRoute } from './screens.ts';
import { TournamentProvider } from './tournament.tsx';

/** The staff application: kit, login, chosen tournament, react-admin's contexts, frame, gate, screen. */
export const StaffRoot = ({ screens }: { screens: readonly StaffRoute[] }) => (
  <KitRoot app="admin">
    <Container maxWidth={false} disableGutters>
      <RequireLogin>
        <TournamentProvider>
          <RaRoot>
            <Frame screens={screens}>
              <StaffGate />
            </Frame>
          </RaRoot>
        </TournamentProvider>
      </RequireLogin>
    </Container>
    <ScrollRestoration />
  </KitRoot>
);
