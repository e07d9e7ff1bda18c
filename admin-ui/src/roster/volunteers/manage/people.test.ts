import type { Volunteer } from '@courtcrew/domain/roster/volunteers/shapes.ts';
import { describe, expect, it } from 'vitest';
import { shift } from '../../testing/rows.ts';
import { volunteer } from '../testing/crew.ts';
import { volunteerLines } from './people.ts';

const standing = (person: Volunteer) =>
  volunteerLines([person], shift('noon', 11, 14)).map(({ obstacle }) => obstacle)[0];

describe('who can take the picked shift', () => {
  it('is anybody while nothing is picked, and anybody free then', () => {
    const busy = volunteer('Ann', [['m', 8, 12]]);
    expect(volunteerLines([busy], null)).toMatchObject([{ key: 'Ann', obstacle: null }]);
    expect(standing(volunteer('Ben', [['m', 8, 11]]))).toBeNull();
  });

  it('is warned of a seat at the same time, never of an application', () => {
    expect(standing(volunteer('Ann', [['m', 8, 12]]))).toEqual({ in: false, clash: 'Shift m' });
    expect(standing(volunteer('Cy', [['m', 8, 12, 'applied']]))).toBeNull();
  });

  it('is nobody who is in it, seated or waiting', () => {
    expect(standing(volunteer('Cy', [['noon', 11, 14, 'applied']]))).toEqual({ in: true, clash: null });
  });
});
