import { describe, expect, it } from 'vitest';
import { CallFailed } from '../data/client.ts';
import { sortFailure } from './serverErrors.ts';

const has = (path: string) => ['name', 'contact.email'].includes(path);

describe('a refusal of the server in a form', () => {
  it('goes to its fields, nested ones too', () => {
    const failure = new CallFailed(400, 'name is required', {
      name: 'is required',
      contact: { email: 'invalid email' },
    });
    expect(sortFailure(failure, has)).toEqual({
      fields: [
        ['name', 'is required'],
        ['contact.email', 'invalid email'],
      ],
      form: null,
    });
  });

  it('stands above the form when a text belongs to no field of it', () => {
    const failure = new CallFailed(400, 'start must be a date', {
      start: 'must be a date',
      name: 'is required',
    });
    expect(sortFailure(failure, has)).toEqual({
      fields: [['name', 'is required']],
      form: 'start must be a date',
    });
  });

  it('is shown as it is when it names no field', () => {
    expect(sortFailure(new CallFailed(409, 'CONFLICT'), has)).toEqual({ fields: [], form: 'CONFLICT' });
  });
});
