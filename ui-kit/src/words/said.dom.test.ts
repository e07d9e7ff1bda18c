// @vitest-environment happy-dom

import { afterEach, expect, it } from 'vitest';
import { CallFailed } from '../data/client.ts';
import { rememberLanguage } from './language.ts';
import { failureSaid, learnTexts, said } from './said.ts';

afterEach(() => localStorage.clear());

const failure = () =>
  new CallFailed(
    400,
    'name is required',
    { name: 'is required', contact: { email: 'must be text' } },
    'invalid',
    {
      count: 2,
    },
  );

it('leaves English to those who read it', async () => {
  rememberLanguage('en');
  expect(await failureSaid(failure())).toEqual(failure());
});

it('says a failure in Spanish with the errors of its fields, however deep', async () => {
  rememberLanguage('es');
  expect(await failureSaid(failure())).toMatchObject({
    status: 400,
    message: 'Nombre: es un dato obligatorio',
    errors: { name: 'Es un dato obligatorio', contact: { email: 'Debe ser un texto' } },
    code: 'invalid',
    details: { count: 2 },
  });
});

it('gives back what it does not know', async () => {
  rememberLanguage('es');
  await learnTexts();
  expect(said('Ask at the gate')).toBe('Ask at the gate');
});
