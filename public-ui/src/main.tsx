import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { routes } from './routes.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

const router = createBrowserRouter(routes);

/** What the server wrote stays to be read until the first screen is there to take its place. */
const firstScreen = new Promise<void>((arrived) => {
  if (router.state.initialized) return arrived();
  const forget = router.subscribe(({ initialized }) => {
    if (!initialized) return;
    forget();
    arrived();
  });
});

void firstScreen.then(() =>
  // As a transition the first screen is rendered in slices: a slow phone answers touches between them.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <RouterProvider router={router} />
      </StrictMode>,
    ),
  ),
);
