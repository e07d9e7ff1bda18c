import type { App } from '@courtcrew/domain/web/apps.ts';
import type { ReactNode } from 'react';
import type { Client } from '../data/client.ts';
import { DataRoot } from '../data/DataRoot.tsx';
import { ConfirmProvider } from '../page/dialog/Confirm.tsx';
import { ToastProvider } from '../page/state/Toast.tsx';
import type { Registration } from '../session/LoginDialog.tsx';
import { LoginGate } from '../session/LoginGate.tsx';
import { Reauthenticate } from '../session/Reauthenticate.tsx';
import { SessionProvider } from '../session/session.tsx';
import { ThemeRoot } from '../theme/ThemeRoot.tsx';
import { WordsProvider } from '../words/words.tsx';
import { AppProvider } from './AppLink.tsx';
import type { Drawing } from './drawing.ts';
import { RouteFocus } from './RouteFocus.tsx';

interface KitRootProps {
  readonly app: App;
  /** The application's registration form, offered by the login dialog. */
  readonly Registration?: Registration;
  /** For tests. */
  readonly client?: Client;
  readonly drawing?: Drawing | undefined;
  readonly children: ReactNode;
}

/** Providers every screen relies on. Goes inside the router, which links and the login dialog need. */
export const KitRoot = ({ app, Registration, client, drawing, children }: KitRootProps) => (
  <AppProvider app={app}>
    <RouteFocus />
    <WordsProvider first={drawing?.language}>
      <ThemeRoot density={app === 'admin' ? 'compact' : 'comfortable'} drawing={drawing}>
        <DataRoot client={client} early={drawing?.early}>
          <ToastProvider>
            <SessionProvider>
              <ConfirmProvider>
                <Reauthenticate>
                  <LoginGate Registration={Registration}>{children}</LoginGate>
                </Reauthenticate>
              </ConfirmProvider>
            </SessionProvider>
          </ToastProvider>
        </DataRoot>
      </ThemeRoot>
    </WordsProvider>
  </AppProvider>
);
