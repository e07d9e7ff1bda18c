// @vitest-environment happy-dom
import { editProfile, logout } from '@courtcrew/domain/accounts/contract.ts';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LanguageButton } from '../app/LanguageButton.tsx';
import { DataRoot, useClient } from '../data/DataRoot.tsx';
import { useCommand } from '../data/useCommand.ts';
import { Form, useKitForm } from '../form/Form.tsx';
import { FormText } from '../form/FormText.tsx';
import { ToastProvider } from '../page/state/Toast.tsx';
import { rememberLanguage } from './language.ts';
import { learnTexts } from './localized.ts';
import { WordsProvider } from './words.tsx';

beforeEach(() => rememberLanguage('es'));

afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

function Leave() {
  const { mutate } = useCommand(logout, { done: ({ message }) => message });
  return (
    <button type="button" onClick={() => mutate({})}>
      Leave
    </button>
  );
}

function Entry() {
  const client = useClient();
  const form = useKitForm({
    defaults: { first: '' },
    onSubmit: (body) => client.request({ method: editProfile.method, path: editProfile.path, body }),
  });
  return (
    <Form form={form} label="Entry">
      <FormText kind="name" name="first" label="Nombre" />
      <button type="submit">Save</button>
    </Form>
  );
}

const refusing = (body: object) => answering(body, 409);

const answering = (body: object, status = 200) => {
  vi.stubGlobal('fetch', async () => Response.json(body, { status }));
  render(
    <WordsProvider>
      <DataRoot>
        <ToastProvider>
          <Leave />
          <Entry />
        </ToastProvider>
      </DataRoot>
    </WordsProvider>,
  );
  return userEvent.setup();
};

it('a refusal is told in the reader’s language', async () => {
  const user = refusing({
    message: 'Court 4 already has a referee',
    template: { key: 'Court {court} already has a referee', values: { court: '4' } },
    code: 'court-taken',
  });
  await user.click(screen.getByRole('button', { name: 'Leave' }));
  expect(await screen.findByText('La cancha 4 ya tiene árbitro')).toBeTruthy();
});

it('a form shows it at the field, and above itself what belongs to none', async () => {
  const user = refusing({
    message: 'This person was changed meanwhile, please reload',
    errors: { first: 'is required', other: 'must be text' },
  });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Es un dato obligatorio')).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toContain('Los datos de esta persona cambiaron');
});

function Name() {
  const form = useKitForm({
    defaults: { first: '' },
    resolver: () => ({ values: {}, errors: { first: { type: 'rule', message: 'First Name Required' } } }),
    onSubmit: async () => {},
  });
  return (
    <Form form={form} label="Name">
      <LanguageButton />
      <FormText kind="name" name="first" label="Name" />
      <button type="submit">Save</button>
    </Form>
  );
}

it('what a form found wrong follows its reader into the other language, and back', async () => {
  rememberLanguage('en');
  render(
    <WordsProvider>
      <DataRoot>
        <Name />
      </DataRoot>
    </WordsProvider>,
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('First Name Required')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Español' }));
  expect(await screen.findByText('Falta el nombre')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'English' }));
  expect(await screen.findByText('First Name Required')).toBeTruthy();
});

it('what was done is told in it, too', async () => {
  await learnTexts('es');
  const user = answering({ message: 'Tournament Updated' });
  await user.click(screen.getByRole('button', { name: 'Leave' }));
  expect(await screen.findByText('Torneo actualizado')).toBeTruthy();
});
