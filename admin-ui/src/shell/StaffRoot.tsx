import { AppLink } from '@courtcrew/ui-kit/app/AppLink.tsx';
import { KitRoot } from '@courtcrew/ui-kit/app/KitRoot.tsx';
import { DataRouterContext } from '@courtcrew/ui-kit/app/routerParts.ts';
import { useClient } from '@courtcrew/ui-kit/data/DataRoot.tsx';
import { callQuery } from '@courtcrew/ui-kit/data/useCall.ts';
import { AskLogin, RequireLogin } from '@courtcrew/ui-kit/session/LoginGate.tsx';
import { useAllows } from '@courtcrew/ui-kit/session/session.tsx';
import { Brand } from '@courtcrew/ui-kit/theme/Brand.tsx';
import { COARSE, TOUCH } from '@courtcrew/ui-kit/theme/styles.ts';
import Container from '@mui/material/Container';
import GlobalStyles from '@mui/material/GlobalStyles';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, use, useEffect, useMemo } from 'react';
import { ScrollRestoration } from 'react-router';
import { RaRoot } from '../kit/rest/RaRoot.tsx';
import { placeOf, type StaffResource } from '../kit/rest/resources.ts';
import type { Drawer } from './entries.ts';
import { Frame, type LoadPalette } from './Frame.tsx';
import { LeaveGate } from './LeaveGate.tsx';
import { PlacesProvider } from './places.tsx';
import { StaffGate } from './StaffGate.tsx';
import { gateOf, placeAt, type Screen } from './screen.ts';
import { TournamentProvider, useTournament } from './tournament.tsx';

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
  readonly drawer: Drawer;
  readonly tools: ReactNode;
  readonly loadPalette: LoadPalette;
}

export function StaffRoot({ screens, resources, drawer, tools, loadPalette }: StaffRootProps) {
  const places = useMemo(() => [...screens, ...resources.map(placeOf)], [screens, resources]);
  return (
    <KitRoot app="admin">
      <ThumbStyles />
      <RequireLogin visitor={<Door />}>
        <TournamentProvider>
          <RaRoot resources={resources}>
            <PlacesProvider places={places} drawer={drawer}>
              <ReadAhead screens={screens} />
              <LeaveGate>
                <Frame tools={tools} loadPalette={loadPalette}>
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

/** Starts the next screen's first reads while its code loads; router hooks would run only after rendering. */
export function ReadAhead({ screens }: { readonly screens: readonly Screen[] }) {
  const router = use(DataRouterContext)?.router;
  const { tournament } = useTournament();
  const allowed = useAllows();
  const client = useClient();
  const queries = useQueryClient();
  const tid = tournament?.tid;
  useEffect(() => {
    if (tid === undefined) return;
    return router?.subscribe(({ navigation: { location } }) => {
      const reads = location && placeAt(screens, location.pathname)?.reads;
      if (!reads || !allowed(gateOf(screens, location.pathname).policy, tid)) return;
      for (const call of reads) void queries.prefetchQuery(callQuery(client, call, { params: { tid } }));
    });
  }, [router, tid, screens, allowed, client, queries]);
  return null;
}
