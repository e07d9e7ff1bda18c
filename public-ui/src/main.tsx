import { lazy, StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { routes } from './routes.tsx';
import { PublicRoot } from './shell/PublicRoot.tsx';
import { SiteRouter } from './shell/SiteRouter.tsx';
import { screenAt } from './shell/screens.ts';

const RegisterForm = lazy(async () => ({
  default: (await import('./accounts/RegisterForm.tsx')).RegisterForm,
}));

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

/** What the server wrote stays to be read until the first screen is there to take its place. */
const firstScreen = Promise.resolve(screenAt(routes, window.location.pathname));

void firstScreen.then(() =>
  // As a transition the first screen is rendered in slices: a slow phone answers touches between them.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <SiteRouter routes={routes}>
          {(underway) => <PublicRoot routes={routes} underway={underway} Registration={RegisterForm} />}
        </SiteRouter>
      </StrictMode>,
    ),
  ),
);
