import { describe, expect, it } from 'vitest';
import { NEW_ACCOUNT, registrationBody, registrationProblems } from './registration.ts';

const VALID = {
  ...NEW_ACCOUNT,
  first: 'Ana',
  last: 'Ruiz',
  email: 'a@b',
  password: 'long enough',
  confirm: 'long enough',
};

const broken = (change: Partial<typeof VALID>) =>
  registrationProblems({ ...VALID, ...change }).map(({ field, inline }) => `${field}: ${inline}`);

describe('a registration', () => {
  it('needs no phone', () => expect(broken({})).toEqual([]));

  it('takes ten digits however they are written, and no other number', () => {
    expect(broken({ phone: '(801) 555-0134' })).toEqual([]);
    expect(broken({ phone: '(801) 555-013' })).toEqual(['phone: US Phone - 10 numbers']);
    expect(broken({ alt_phone: 'none' })).toEqual(['alt_phone: US Phone - 10 numbers']);
  });

  it('needs something on both sides of the at sign', () => {
    expect(broken({ email: 'abc' })).toEqual(['email: invalid email']);
    expect(broken({ email: ' a@b ' })).toEqual([]);
  });

  it('needs the same password twice, and a long enough one', () => {
    expect(broken({ confirm: 'other' })).toEqual(['confirm: passwords do not match']);
    expect(broken({ password: 'short', confirm: 'short' })).toEqual([
      'password: Password needs at least 8 characters',
    ]);
  });

  it('needs a password that is not the own name or e-mail', () => {
    const own = 'password: Password must not be your name or email';
    expect(broken({ password: 'ana.ruiz', confirm: 'ana.ruiz' })).toEqual([own]);
    expect(broken({ email: 'tiebreak@b', password: 'Tiebreak7', confirm: 'Tiebreak7' })).toEqual([own]);
  });

  it('is sent without the repeated password, with where the link came from', () => {
    const body = registrationBody(VALID, 'ppa');
    expect(body).toMatchObject({ source: 'ppa', credentials: 'Not Rated', password: 'long enough' });
    expect(body).not.toHaveProperty('confirm');
  });
});
