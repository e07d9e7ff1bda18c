import { FIRST_VIEW } from '@courtcrew/domain/web/firstView.ts';
import { createBrowserHistory } from '@courtcrew/ui-kit/app/routerParts.ts';
import { lazyPart } from '@courtcrew/ui-kit/page/lazyPart.ts';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { useTakeOver } from './firstView/useTakeOver.ts';
import { routes } from './routes.tsx';
import { PublicRoot } from './shell/PublicRoot.tsx';
import { SiteRouter } from './shell/SiteRouter.tsx';
import { screenAt } from './shell/screens.ts';

const RegisterForm = lazyPart(async () => (await import('./accounts/RegisterForm.tsx')).RegisterForm);

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

const view = document.getElementById(FIRST_VIEW);

const history = createBrowserHistory({ v5Compat: true });
const first = history.location;

/** The server's markup stays readable until the first screen can replace it. */
const firstScreen = Promise.resolve(screenAt(routes, first.pathname)?.());

function Site() {
  useTakeOver(view);
  return (
    <SiteRouter history={history} first={first} routes={routes}>
      {(underway, lost) => (
        <PublicRoot routes={routes} underway={underway} lost={lost} Registration={RegisterForm} />
      )}
    </SiteRouter>
  );
}

void firstScreen.then(() =>
  // A transition renders in slices, so that a slow phone answers touches meanwhile.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <Site />
      </StrictMode>,
    ),
  ),
);
