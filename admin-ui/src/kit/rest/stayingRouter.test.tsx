// @vitest-environment happy-dom
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense, use } from 'react';
import { CoreAdminContext, type DataProvider, ListBase, useListContext } from 'react-admin';
import { createMemoryRouter, RouterProvider, useSearchParams } from 'react-router';
import { expect, it } from 'vitest';
import { stayingRouter } from './stayingRouter.ts';

const THEME = createTheme();
const TYPED = 500;

const nobody: Partial<DataProvider> = {
  getList: (async () => ({ data: [], total: 0 })) as DataProvider['getList'],
};

function Search() {
  const { setFilters, setSort } = useListContext();
  return (
    <>
      <input
        aria-label="Search"
        onChange={({ target }) => setFilters({ q: target.value }, undefined, true)}
      />
      <button type="button" onClick={() => setSort({ field: 'name', order: 'DESC' })}>
        Sort
      </button>
    </>
  );
}

function Person({ on }: { readonly on: Promise<unknown> }) {
  use(on);
  return <h1>Ana</h1>;
}

function Page({ person }: { readonly person: Promise<unknown> }) {
  const [search] = useSearchParams();
  return search.has('person') ? (
    <Person on={person} />
  ) : (
    <ListBase resource="people">
      <Search />
    </ListBase>
  );
}

/** The list, once its page has been rendered at an address without the tournament's name. */
function Renamed({ on }: { readonly on: Promise<unknown> }) {
  const [search] = useSearchParams();
  if (!search.has('tid')) use(on);
  return (
    <ListBase resource="people">
      <Search />
    </ListBase>
  );
}

const Nothing = () => null;

/** A list, and a person at the same path; what is slow of the next screen comes once `arrive` was called. */
function show(slow: 'loads' | 'renders') {
  const { promise, resolve } = Promise.withResolvers<null>();
  const person = slow === 'renders' ? promise : Promise.resolve();
  const element = (
    <CoreAdminContext dataProvider={nobody as DataProvider} routerProvider={stayingRouter}>
      <Suspense>
        <Page person={person} />
      </Suspense>
    </CoreAdminContext>
  );
  const loader = ({ request }: { request: Request }) =>
    slow === 'loads' && request.url.includes('?') ? promise : null;
  const router = createMemoryRouter([{ path: '/list', loader, element, HydrateFallback: Nothing }], {
    initialEntries: ['/list'],
  });
  render(
    <ThemeProvider theme={THEME}>
      <RouterProvider router={router} />
    </ThemeProvider>,
  );
  return { router, arrive: () => resolve(null) };
}

const pause = (ms: number) => act(() => new Promise((resolve) => setTimeout(resolve, ms)));

it.each(['loads', 'renders'] as const)(
  'takes back no press on a link while the next screen %s',
  async (slow) => {
    const { router, arrive } = show(slow);
    await userEvent.type(await screen.findByLabelText('Search'), 'ana');
    void router.navigate('/list?person=1');
    await pause(TYPED + 100);
    arrive();
    expect(await screen.findByText('Ana')).toBeTruthy();
    expect(router.state.location.search).toBe('?person=1');
  },
);

it('keeps an order that was chosen while the filter before it is still on its way', async () => {
  const { router, arrive } = show('loads');
  await userEvent.type(await screen.findByLabelText('Search'), 'ana');
  await waitFor(() => expect(router.state.navigation.location?.search).toContain('ana'));
  await userEvent.click(screen.getByText('Sort'));
  arrive();
  await waitFor(() => expect(router.state.location.search).toContain('DESC'));
});

it('keeps what is typed while the tournament leaves the address on a busy device', async () => {
  const { promise, resolve } = Promise.withResolvers<null>();
  const element = (
    <CoreAdminContext dataProvider={nobody as DataProvider} routerProvider={stayingRouter}>
      <Suspense>
        <Renamed on={promise} />
      </Suspense>
    </CoreAdminContext>
  );
  const router = createMemoryRouter([{ path: '/list', element }], { initialEntries: ['/list?tid=1'] });
  render(
    <ThemeProvider theme={THEME}>
      <RouterProvider router={router} />
    </ThemeProvider>,
  );
  const field = await screen.findByLabelText('Search');
  void router.navigate('/list', { replace: true });
  await userEvent.type(field, 'ana');
  await pause(TYPED + 100);
  resolve(null);
  await waitFor(() => expect(router.state.location.search).toContain('ana'));
});
