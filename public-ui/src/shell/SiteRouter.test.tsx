// @vitest-environment happy-dom
import { createBrowserHistory } from '@courtcrew/ui-kit/app/routerParts.ts';
import { useLeaveQuestion } from '@courtcrew/ui-kit/form/useLeaveQuestion.ts';
import { ConfirmProvider } from '@courtcrew/ui-kit/page/dialog/Confirm.tsx';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Link, type RouteObject, useRoutes } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { SiteRouter } from './SiteRouter.tsx';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function Page({ routes, lost }: { routes: RouteObject[]; lost: number }) {
  return (
    <>
      {useRoutes(routes)}
      <p>{lost} lost</p>
    </>
  );
}

const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

/** A form with changes that were not saved, and the way to another screen. */
function Typed() {
  useLeaveQuestion(true);
  return <Link to="/board">The board</Link>;
}

/** A browser that believes in its network, on a page whose next screen's file cannot be had. */
async function press({
  server,
  page = <Link to="/board">The board</Link>,
}: {
  server: boolean;
  page?: ReactNode;
}) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  vi.stubGlobal('fetch', () =>
    server ? Promise.resolve(new Response('ok')) : Promise.reject(new TypeError()),
  );
  const reload = vi.spyOn(window.location, 'reload').mockReturnValue();
  const routes = [
    { path: '/schedule', element: page },
    { path: '/board', lazy: gone },
  ];
  window.history.replaceState(null, '', '/schedule');
  const history = createBrowserHistory({ v5Compat: true });
  render(
    <SiteRouter history={history} first={history.location} routes={routes}>
      {(_, lost) => (
        <ConfirmProvider>
          <Page routes={routes} lost={lost} />
        </ConfirmProvider>
      )}
    </SiteRouter>,
  );
  await userEvent.setup().click(screen.getByRole('link', { name: 'The board' }));
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  return { reload };
}

it('leaves the page where it is, and says so, where the network is dead and the browser does not know', async () => {
  const { reload } = await press({ server: false });
  expect(screen.getByRole('link', { name: 'The board' })).toBeTruthy();
  expect(screen.getByText('1 lost')).toBeTruthy();
  expect(window.location.pathname).toBe('/schedule');
  expect(reload).not.toHaveBeenCalled();
});

it('loads the next screen as a page of its own where its file is gone, as after a new build', async () => {
  const { reload } = await press({ server: true });
  expect(window.location.pathname).toBe('/board');
  expect(reload).toHaveBeenCalledTimes(1);
});

it('loads it without another question of the browser for who has said that they leave what they typed', async () => {
  const { reload } = await press({ server: true, page: <Typed /> });
  const closed = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(closed()).toBe(false);
  await userEvent.click(await screen.findByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  expect(closed()).toBe(true);
});
