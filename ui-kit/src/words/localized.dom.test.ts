// @vitest-environment happy-dom

import { filled, ofField, within } from '@courtcrew/domain/kernel/text.ts';
import { english } from '@courtcrew/domain/kernel/translated.ts';
import { afterEach, expect, it } from 'vitest';
import { CallFailed } from '../data/client.ts';
import { rememberLanguage } from './language.ts';
import { learnTexts, localized, localizedFailure } from './localized.ts';

afterEach(() => localStorage.clear());

const failure = () =>
  new CallFailed(
    400,
    'name is required',
    { name: 'is required', contact: { email: 'must be at most 5 characters' } },
    'invalid',
    { count: 2 },
    {
      '': ofField('name', 'is required'),
      'contact.email': filled('must be at most {max} characters', { max: 5 }),
    },
  );

it('leaves English to those who read it', async () => {
  rememberLanguage('en');
  expect(await localizedFailure(failure())).toEqual(failure());
});

it('says a failure in Spanish with the errors of its fields, however deep', async () => {
  rememberLanguage('es');
  expect(await localizedFailure(failure())).toMatchObject({
    status: 400,
    message: 'Nombre: es un dato obligatorio',
    errors: { name: 'Es un dato obligatorio', contact: { email: 'Puede tener como máximo 5 caracteres' } },
    code: 'invalid',
    details: { count: 2 },
  });
});

it.each([
  [
    filled('Full - no spot for {credential} is left in {shift}.', {
      credential: within('Level 2'),
      shift: 'Referee (courts 1-4)',
    }),
    'Completo: en Referee (courts 1-4) no quedan plazas para este nivel: Nivel 2.',
  ],
  [
    filled('Marked as paid by {who}, {when}: take that back first', {
      who: within('the system'),
      when: { at: '2026-03-07T13:00:00.000Z', zone: 'US/Eastern' },
    }),
    'Se marcó como pagado por el sistema, sáb, 7 de mar, 8:00 a.m. EST: quita primero esa marca',
  ],
  [
    filled('{fault} (shift {number} of the list)', { fault: within('Date Required'), number: 3 }),
    'Falta la fecha (turno 3 de la lista)',
  ],
  [ofField('num_of_referee', 'must be a whole number'), 'num_of_referee: debe ser un número entero'],
])('says moments, words of the wire and texts within texts', async (text, spanish) => {
  rememberLanguage('es');
  await learnTexts();
  expect(localized(english(text), text)).toBe(spanish);
});

it('gives back what it does not know', async () => {
  rememberLanguage('es');
  await learnTexts();
  expect(localized('Ask at the gate')).toBe('Ask at the gate');
});
