// @vitest-environment happy-dom

import { ToastProvider } from '@courtcrew/ui-kit/page/state/Toast.tsx';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  CoreAdminContext,
  type DataProvider,
  HttpError,
  Resource,
  SimpleForm,
  TestMemoryRouter,
  useRouterProvider,
} from 'react-admin';
import { expect, it, vi } from 'vitest';
import { EditPage } from './EditPage.tsx';
import { SelectInput, TextInput } from './inputs.tsx';
import { openedFrom } from './listBehind.ts';

const EditShift = () => (
  <EditPage>
    <SimpleForm>
      <TextInput kind="text" source="name" label="Name" />
      <SelectInput source="status" label="Status" choices={[{ id: 'draft', name: 'Draft' }]} isRequired />
    </SimpleForm>
  </EditPage>
);

function Pages() {
  const { Routes, Route } = useRouterProvider();
  return (
    <Routes>
      <Route path="/shifts/*" element={<Resource name="shifts" edit={EditShift} />} />
    </Routes>
  );
}

/** Types a name into the form of a shift that somebody signs up for meanwhile, and saves it for a server that refuses it. */
async function saved(refusal: object) {
  let count = 0;
  const update = vi.fn(async (_resource: string, _edit: { readonly data: object }) => {
    throw new HttpError('refused', 409, { message: 'refused', ...refusal });
  });
  const provider = { getOne: async () => ({ data: { id: 's1', name: 'Gate', count: count++ } }), update };
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
  const save = async () => {
    await userEvent.click(screen.getByRole('button', { name: /save/ }));
    return update.mock.lastCall?.[1].data;
  };
  return { name, save, sent: await save() };
}

const CHANGED = {
  code: 'changed',
  errors: { name: 'was changed meanwhile' },
  details: { now: { name: 'East' } },
};

it('a form shows what somebody else has saved beside what was typed, which overwrites it once it is seen', async () => {
  const { name, save, sent } = await saved(CHANGED);
  expect(sent).toEqual({ id: 's1', name: 'North gate', seen: { name: 'Gate' } });
  expect(await screen.findByText('Theirs: East')).toBeTruthy();
  expect(screen.getByText('was changed meanwhile')).toBeTruthy();
  expect(name.value).toBe('North gate');
  expect(await save()).toEqual({ id: 's1', name: 'North gate', seen: { name: 'East' } });
});

it('a form takes what somebody else has saved where it is asked to', async () => {
  const { name } = await saved(CHANGED);
  await userEvent.click(await screen.findByRole('button', { name: 'Use theirs: Name' }));
  expect(name.value).toBe('East');
  expect(screen.queryByText('Theirs: East')).toBeNull();
});

it('a form that is refused for another reason keeps what was typed', async () => {
  const { name } = await saved({ code: 'conflict' });
  await new Promise((done) => setTimeout(done, 300));
  expect(name.value).toBe('North gate');
});

it('a saved form leads back to its list as that was filtered', async () => {
  const places: string[] = [];
  const provider = {
    getOne: async () => ({ data: { id: 's1', name: 'Gate' } }),
    update: async () => ({ data: { id: 's1', name: 'North' } }),
  };
  const opened = { pathname: '/shifts/s1', state: openedFrom('?filter=%7B%22q%22%3A%22g%22%7D') };
  render(
    <ThemeProvider theme={createTheme()}>
      <TestMemoryRouter
        initialEntries={[opened]}
        locationCallback={({ pathname, search }) => places.push(`${pathname}${search}`)}
      >
        <ToastProvider>
          <CoreAdminContext dataProvider={provider as unknown as DataProvider}>
            <Pages />
          </CoreAdminContext>
        </ToastProvider>
      </TestMemoryRouter>
    </ThemeProvider>,
  );
  await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), '!');
  await userEvent.click(screen.getByRole('button', { name: /save/ }));
  await waitFor(() => expect(places.at(-1)).toBe('/shifts?filter=%7B%22q%22%3A%22g%22%7D'));
});

it('a list of choices that cannot be left empty says so to screen readers', async () => {
  await saved({});
  expect(screen.getByRole('combobox', { name: /Status/ }).getAttribute('aria-required')).toBe('true');
});
