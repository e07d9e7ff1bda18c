import { AppLink } from '@courtcrew/ui-kit/app/AppLink.tsx';
import { KitRoot } from '@courtcrew/ui-kit/app/KitRoot.tsx';
import { AskLogin, RequireLogin } from '@courtcrew/ui-kit/session/LoginGate.tsx';
import { Brand } from '@courtcrew/ui-kit/theme/Brand.tsx';
import { COARSE } from '@courtcrew/ui-kit/theme/forThumbs.ts';
import { TOUCH } from '@courtcrew/ui-kit/theme/touch.ts';
import Container from '@mui/material/Container';
import GlobalStyles from '@mui/material/GlobalStyles';
import { type ReactNode, useMemo } from 'react';
import { ScrollRestoration } from 'react-router';
import { RaRoot } from '../kit/rest/RaRoot.tsx';
import { placeOf, type StaffResource } from '../kit/rest/resources.ts';
import { Frame } from './Frame.tsx';
import { LeaveGate } from './LeaveGate.tsx';
import { PlacesProvider } from './places.tsx';
import { ReadAhead } from './ReadAhead.tsx';
import { StaffGate } from './StaffGate.tsx';
import type { Screen } from './screen.ts';
import { TournamentProvider } from './tournament.tsx';

const BUTTONS = ['Button-root', 'ToggleButton-root', 'Tab-root', 'MenuItem-root', 'IconButton-sizeMedium'];
const FIELDS = 'body .MuiInputBase-root:not(.MuiInputBase-multiline)';
/** Labels sit inside empty fields. */
const LABELS =
  'body :not(:has(> .MuiInputBase-multiline)) > .MuiInputLabel-outlined:not(.MuiInputLabel-shrink)';

/** Controls that are low for a pointer get touch height on a phone. */
const ThumbStyles = () => (
  <GlobalStyles
    styles={{
      [COARSE]: {
        [[...BUTTONS.map((name) => `body .Mui${name}`), FIELDS].join()]: { minHeight: TOUCH },
        'body .MuiIconButton-sizeMedium': { minWidth: TOUCH },
        [LABELS]: { transform: 'translate(14px, 11px) scale(1)' },
      },
    }}
  />
);

interface StaffRootProps {
  readonly screens: readonly Screen[];
  readonly resources: readonly StaffResource[];
  readonly tools: ReactNode;
}

/** The staff application: kit, login, chosen tournament, react-admin's contexts, frame, gate, screen. */
export function StaffRoot({ screens, resources, tools }: StaffRootProps) {
  const places = useMemo(() => [...screens, ...resources.map(placeOf)], [screens, resources]);
  return (
    <KitRoot app="admin">
      <ThumbStyles />
      <RequireLogin visitor={<Door />}>
        <TournamentProvider>
          <RaRoot resources={resources}>
            <PlacesProvider places={places}>
              <ReadAhead screens={screens} />
              <LeaveGate>
                <Frame tools={tools}>
                  <StaffGate />
                </Frame>
              </LeaveGate>
            </PlacesProvider>
          </RaRoot>
        </TournamentProvider>
      </RequireLogin>
      <ScrollRestoration />
    </KitRoot>
  );
}

/** A visitor finds the login, which opens the screen they came for. */
const Door = () => (
  <Container component="main" maxWidth="xs" sx={{ pt: { xs: 4, sm: '12vh' } }}>
    <AppLink to="/" color="inherit" underline="none">
      <Brand size={36} />
    </AppLink>
    <AskLogin />
  </Container>
);
