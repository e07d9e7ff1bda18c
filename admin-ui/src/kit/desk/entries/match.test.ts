import { describe, expect, it } from 'vitest';
import { match } from './match.ts';

interface Person {
  readonly name: string;
  readonly here?: boolean;
}

const PEOPLE = { namesOf: ({ name }: Person) => [name], isIn: ({ here = false }: Person) => here };
const [ANN, ANNA, SUSANN, JOSE] = [
  { name: 'Ann Lee' },
  { name: 'Anna Leeds' },
  { name: 'Susann Roy' },
  { name: 'José Roy', here: true },
] as const;
const DAY = [ANNA, ANN, SUSANN, JOSE];
const typed = (text: string, people: readonly Person[] = DAY) => match(people, text, PEOPLE);

describe('whom a typed text means', () => {
  it('is the person with the whole name, though another begins so', () => {
    expect(typed('ann lee')).toEqual({ is: 'one', person: ANN });
  });

  it('is the only one with a word that begins so, though others have it inside', () => {
    expect(typed('sus')).toEqual({ is: 'one', person: SUSANN });
  });

  it('is nobody where several fit equally well: they are named', () => {
    expect(typed('ann')).toEqual({ is: 'several', people: [ANNA, ANN] });
  });

  it('is the one who is not in yet, of two who fit equally well', () => {
    expect(typed('roy')).toEqual({ is: 'one', person: SUSANN });
  });

  it('says who is in already, and who is not known', () => {
    expect(typed('jose')).toEqual({ is: 'already', person: JOSE });
    expect(typed('zed')).toEqual({ is: 'nobody' });
    expect(typed(' ')).toEqual({ is: 'nobody' });
  });
});
