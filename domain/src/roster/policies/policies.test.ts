import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { NO_RIGHTS } from '../../contract/policies.ts';
import { overlap } from '../model.ts';
import { fillOf, ownStatusOf } from './display.ts';
import { levelsOpenTo } from './eligibility.ts';
import { runsSection, sectionOf } from './sections.ts';
import { DEFAULT_WAIVER, neededIn, runsCategory, signatureMatches, volunteerStateOf } from './volunteers.ts';

describe('Credentials', () => {
  test('open the places of their own level and below', () => {
    expect(levelsOpenTo('Certified', false)).toEqual(['certified', 'level_two', 'level_one', 'none']);
    expect(levelsOpenTo('Level 2', false)).toEqual(['level_two', 'level_one', 'none']);
    expect(levelsOpenTo('Level 1', false)).toEqual(['level_one', 'none']);
    expect(levelsOpenTo('Not Rated', false)).toEqual(['none']);
    expect(levelsOpenTo('Level 2', true)).toEqual(['level_two']);
  });
});

describe('Colours', () => {
  const shift = { spots: 2, confirmed_count: 0, count: 0, wait_count: 0 };
  test('are green for confirmed, light green for enough, none for no spots', () => {
    expect(fillOf({ ...shift, confirmed_count: 2, count: 2 })).toBe('green');
    expect(fillOf({ ...shift, count: 1, wait_count: 1 })).toBe('lightgreen');
    expect(fillOf({ ...shift, wait_count: 1 })).toBeNull();
    expect(fillOf({ ...shift, spots: 0, wait_count: 4 })).toBeNull();
  });
});

describe('A selection', () => {
  test('reads Applied to the person until the tournament is published', () => {
    const selected = { waitlist: false, confirmed: false };
    expect(ownStatusOf(selected, 'active')).toBe('Applied');
    expect(ownStatusOf(selected, 'published')).toBe('Selected');
    expect(ownStatusOf({ ...selected, confirmed: true }, 'active')).toBe('Confirmed');
  });
});

describe('Desks', () => {
  const basic = { ...NO_RIGHTS, admin_type: 'basic' } as const;
  test('look after the shifts of their section', () => {
    expect(sectionOf({ kind: 'official', category: 'Athletic Trainer' })).toBe('line');
    expect(sectionOf({ kind: 'official', category: 'Chair Umpire' })).toBe('referee');
    expect(sectionOf({ kind: 'volunteer', category: '17' })).toBe('volunteer');
    const trainers = { platform: false, rights: { ...basic, line: true } };
    expect(runsSection(trainers, 'line')).toBe(true);
    expect(runsSection(trainers, 'referee')).toBe(false);
    const referees = { platform: false, rights: { ...basic, referee: true } };
    expect([runsSection(referees, 'line'), runsSection(referees, 'volunteer')]).toEqual([false, false]);
  });
  test('need an admin, whatever flags are left over', () => {
    expect(runsSection({ platform: false, rights: { ...NO_RIGHTS, referee: true } }, 'referee')).toBe(false);
  });
});

describe('Overlap', () => {
  const at = (start: string, end: string) => ({ start, end });
  test('is half-open', () => {
    expect(overlap(at('09', '13'), at('12', '15'))).toBe(true);
    expect(overlap(at('09', '13'), at('13', '15'))).toBe(false);
  });

  test('meets a shift without length where it contains its instant', () => {
    expect(overlap(at('09', '13'), at('10', '10'))).toBe(true);
    expect(overlap(at('09', '13'), at('09', '09'))).toBe(true);
    expect(overlap(at('09', '13'), at('13', '13'))).toBe(false);
    expect(overlap(at('10', '10'), at('10', '10'))).toBe(true);
    expect(overlap(at('10', '10'), at('11', '11'))).toBe(false);
  });

  test('is there exactly where two shifts share an instant, whatever their lengths', () => {
    const hours = fc
      .record({ from: fc.nat(20), length: fc.nat(6) })
      .map(({ from, length }) => ({ from, to: from + length }));
    const text = (hour: number) => String(hour).padStart(2, '0');
    /** The instants of a shift, of which one without length has one. */
    const instants = ({ from, to }: { from: number; to: number }) =>
      from === to ? [from] : Array.from({ length: to - from }, (_, index) => from + index);
    fc.assert(
      fc.property(hours, hours, (a, b) => {
        const [one, other] = [at(text(a.from), text(a.to)), at(text(b.from), text(b.to))];
        const shared = instants(a).some((instant) => instants(b).includes(instant));
        expect(overlap(one, other)).toBe(shared);
        expect(overlap(other, one)).toBe(shared);
      }),
    );
  });
});

describe('A volunteer’s signature', () => {
  const name = { first: 'Ann', last: 'de Vries' };
  test('holds both names, in whatever case and spacing', () => {
    expect(signatureMatches('  ann   DE vries', name)).toBe(true);
    expect(signatureMatches('Ann Marie de Vries', name)).toBe(true);
    expect(signatureMatches('Ann', name)).toBe(false);
    expect(signatureMatches('', name)).toBe(false);
  });
  test('has whichever apostrophe a phone puts in', () => {
    const name = { first: 'D’Arcy', last: "O'Brien" };
    expect(signatureMatches("D'Arcy O’Brien", name)).toBe(true);
    expect(signatureMatches('D`Arcy OʼBrien', name)).toBe(true);
    expect(signatureMatches('DArcy OBrien', name)).toBe(false);
  });
  test('needs no accents, which an English keyboard hides', () => {
    expect(signatureMatches('jose nunez', { first: 'José', last: 'Núñez' })).toBe(true);
    expect(signatureMatches('José Núñez', { first: 'Jose', last: 'Nunez' })).toBe(true);
  });
});

test('the standard waiver stays what people have signed', () => {
  const digest = createHash('sha256').update(DEFAULT_WAIVER).digest('hex');
  expect(digest).toBe('b2f42fa1fa93d9abfb3318544e864ad588570fbd0e6fd75ac427933e07845a5a');
});

describe('A volunteer’s shift', () => {
  const shift = { spots: 2, count: 1, wait_spots: 1, wait_count: 0 };
  const full = { ...shift, count: 2 };
  test('says what can be pressed on it', () => {
    expect(volunteerStateOf(shift, null)).toBe('register');
    expect(volunteerStateOf(full, null)).toBe('waitlist-only');
    expect(volunteerStateOf({ ...full, wait_spots: null, wait_count: 9 }, null)).toBe('waitlist-only');
    expect(volunteerStateOf({ ...full, wait_count: 1 }, null)).toBe('full');
    expect(volunteerStateOf(full, { waitlist: false })).toBe('registered');
    expect(volunteerStateOf(full, { waitlist: true })).toBe('waitlist');
  });
  test('needs one at least while it takes anybody', () => {
    expect(neededIn(shift)).toBe(1);
    expect(neededIn({ ...shift, count: 0 })).toBe(2);
    expect(neededIn(full)).toBe(1);
  });
});

describe('A category of volunteers', () => {
  const captain = { platform: false, rights: { ...NO_RIGHTS, captain_of: ['v1'] } };
  test('is looked after by its captains and by the coordinators', () => {
    expect(runsCategory(captain, 'v1')).toBe(true);
    expect(runsCategory(captain, 'v2')).toBe(false);
    const basic = { ...NO_RIGHTS, admin_type: 'basic' } as const;
    expect(runsCategory({ platform: false, rights: { ...basic, volunteer: true } }, 'v2')).toBe(true);
    expect(runsCategory({ platform: false, rights: { ...basic, referee: true } }, 'v2')).toBe(false);
  });
});
