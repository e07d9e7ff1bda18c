import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { english } from '../../kernel/translated.ts';
import { fillPlaces, PLACES, placeFault, wrongPlace } from './places.ts';

describe('named places', () => {
  it('are filled for the recipient', () => {
    expect(fillPlaces('Dear {first}, see {tournament}.', { first: 'Ann', tournament: 'Open' })).toBe(
      'Dear Ann, see Open.',
    );
  });

  it.each([
    ['Dear {first} {last},', 'Dear Sukarno,'],
    ['{last}, {first}:', 'Sukarno:'],
    ['Dear Mr. {last},', 'Dear Mr. Sukarno,'],
  ])('%j has an only name once', (text, filled) =>
    expect(fillPlaces(text, { first: 'Sukarno', last: '' })).toBe(filled),
  );

  it('isolates a name that is written from right to left, whole', () =>
    expect(fillPlaces('Dear {first} {last}: 12:30', { first: 'שרה', last: 'לוי' })).toBe(
      'Dear \u2068שרה לוי\u2069: 12:30',
    ));

  it('are never filled twice: what somebody is called is no template', () => {
    expect(fillPlaces('Dear {first} {last}', { first: '{last}', last: 'Lee' })).toBe('Dear {last} Lee');
  });

  it('that do not exist are found where they stand', () => {
    expect(wrongPlace('Dear {first} {nick}')).toEqual({ name: 'nick', at: 14 });
    expect(english(placeFault('{nick}') ?? '')).toBe('There is no place {nick} (character 1)');
    expect(english(placeFault('{} and { first }') ?? '')).toBe('There is no place {} (character 1)');
    expect(placeFault('A brace { alone is no place')).toBeUndefined();
  });

  it('leave no place in any text that was found to be right', () => {
    const piece = fc.oneof(fc.string(), fc.constantFrom(...PLACES.map((name) => `{${name}}`)));
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const text = pieces.join('');
        fc.pre(placeFault(text) === undefined);
        for (const name of PLACES) expect(fillPlaces(text, {})).not.toContain(`{${name}}`);
      }),
    );
  });
});
