// @vitest-environment happy-dom
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  CoreAdminContext,
  type DataProvider,
  Resource,
  TestMemoryRouter,
  useRouterProvider,
} from 'react-admin';
import { expect, it, vi } from 'vitest';
import { SignupEdit } from './SignupPages.tsx';

const APPLIED = { id: 's1', name: 'Ann', shift: 'Gate', waitlist: true, confirmed: false };

function Pages() {
  const { Routes, Route } = useRouterProvider();
  return (
    <Routes>
      <Route path="/signups/*" element={<Resource name="signups" edit={SignupEdit} />} />
    </Routes>
  );
}

it('a form of a sign-up sends what was pressed alone: another desk may have selected them meanwhile', async () => {
  const update = vi.fn(async (_resource: string, _change: { data: object }) => ({ data: APPLIED }));
  const provider = { getOne: async () => ({ data: APPLIED }), update };
  render(
    <ThemeProvider theme={createTheme()}>
      <TestMemoryRouter initialEntries={['/signups/s1']}>
        <CoreAdminContext dataProvider={provider as unknown as DataProvider}>
          <Pages />
        </CoreAdminContext>
      </TestMemoryRouter>
    </ThemeProvider>,
  );
  await userEvent.click(await screen.findByRole('switch', { name: 'Confirmed' }));
  await userEvent.click(screen.getByRole('button', { name: /save/ }));
  expect(update.mock.calls[0]?.[1].data).toEqual({
    ...{ id: 's1', confirmed: true },
    seen: { confirmed: false },
  });
});
