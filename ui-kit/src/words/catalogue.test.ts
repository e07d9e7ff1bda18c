import { describe, expect, it } from 'vitest';
import { catalogue, fill, say, type Wording, type WordKey } from './catalogue.ts';

const holes = (wording: Wording): string[] =>
  [typeof wording === 'string' ? wording : `${wording.tennis}`]
    .flatMap((text) => text.match(/\{\w+\}/g) ?? [])
    .sort();

describe('the words', () => {
  it('fill their values and leave an unknown one visible', () => {
    expect(say('work.progress', 'en', 'tennis', { done: 3, total: 40 })).toBe('3 of 40');
    expect(say('work.progress', 'en', 'tennis', { done: 3 })).toBe('3 of {total}');
  });

  it('keep the direction of a value from the words around it', () => {
    const here = fill('{name} is here since 12:30', 'tennis', { name: 'Ann\u202eevil' });
    expect(here).toBe('\u2068Annevil\u2069 is here since 12:30');
  });

  it('differ by sport where the sports do', () => {
    const officials = { tennis: '{count} chair umpires', pickleball: '{count} line judges' };
    expect(fill(officials, 'tennis', { count: 2 })).toBe('2 chair umpires');
    expect(fill(officials, 'pickleball', { count: 2 })).toBe('2 line judges');
  });

  it('keep the documents’ refusal to the letter', () => {
    expect(say('state.notAuthorized', 'en', 'pickleball')).toBe(
      'Sorry you are not authorized for this feature.',
    );
  });

  it('ask for the same values in both languages', () => {
    const differing = Object.entries(catalogue).filter(
      ([, { en, es }]) => holes(en).join() !== holes(es).join(),
    );
    expect(differing.map(([key]) => key as WordKey)).toEqual([]);
  });
});
