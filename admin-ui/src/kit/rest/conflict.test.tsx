// @vitest-environment happy-dom

import { ToastProvider } from '@courtcrew/ui-kit/page/state/Toast.tsx';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  CoreAdminContext,
  type DataProvider,
  Edit,
  HttpError,
  Resource,
  SimpleForm,
  TestMemoryRouter,
  TextInput,
  useRouterProvider,
} from 'react-admin';
import { expect, it } from 'vitest';
import { useConflict } from './conflict.ts';

function EditShift() {
  const onError = useConflict();
  return (
    <Edit mutationMode="pessimistic" mutationOptions={{ onError }}>
      <SimpleForm>
        <TextInput source="name" label="Name" />
      </SimpleForm>
    </Edit>
  );
}

function Pages() {
  const { Routes, Route } = useRouterProvider();
  return (
    <Routes>
      <Route path="/shifts/*" element={<Resource name="shifts" edit={EditShift} />} />
    </Routes>
  );
}

/** A shift that somebody signs up for while its form is open, and a server that refuses what is typed there. */
async function saved(code: string, text: string): Promise<HTMLInputElement> {
  let count = 0;
  const provider = {
    getOne: async () => ({ data: { id: 's1', name: 'Gate', count: count++ } }),
    update: async () => {
      throw new HttpError(text, 409, { message: text, code });
    },
  };
  render(
    <ThemeProvider theme={createTheme()}>
      <TestMemoryRouter initialEntries={['/shifts/s1']}>
        <ToastProvider>
          <CoreAdminContext dataProvider={provider as unknown as DataProvider}>
            <Pages />
          </CoreAdminContext>
        </ToastProvider>
      </TestMemoryRouter>
    </ThemeProvider>,
  );
  const name = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Name' });
  await userEvent.clear(name);
  await userEvent.type(name, 'North gate');
  await userEvent.click(screen.getByRole('button', { name: /save/ }));
  return name;
}

it('a form that was filled from an older row says so in the server’s words, and shows the newer one', async () => {
  const name = await saved('stale', 'This was changed by Bea. Reload to see it.');
  expect(await screen.findByText('This was changed by Bea. Reload to see it.')).toBeTruthy();
  await expect.poll(() => name.value).toBe('Gate');
});

it('a form that is refused for another reason keeps what was typed', async () => {
  const name = await saved('conflict', 'Ann would stand in two shifts');
  await new Promise((done) => setTimeout(done, 300));
  expect(name.value).toBe('North gate');
});
