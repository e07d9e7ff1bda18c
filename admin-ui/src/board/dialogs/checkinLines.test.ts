import { describe, expect, it } from 'vitest';
import { checkinLines, type Official } from './checkinLines.ts';

const official = (first: string, hour?: number, checked_in_at: string | null = null): Official => ({
  ref_id: first,
  first,
  last: 'Tester',
  credentials: null,
  credentials_verified: false,
  provider_type: null,
  shifts:
    hour === undefined
      ? []
      : [
          {
            sid: 's',
            name: 'Shift',
            category: 'Referee',
            start: `2030-03-05T${hour}:00:00.000Z`,
            end: '2030-03-05T23:00:00.000Z',
            confirmed: true,
          },
        ],
  place: checked_in_at === null ? null : 'queue',
  checked_in_at,
});

const officials = [
  official('Zoe'),
  official('Bo', 15),
  official('Ana', 15),
  official('Cy', 12),
  official('Eve', 12, '2030-03-05T12:00:00.000Z'),
];

const shown = (search: string): string[] =>
  checkinLines(officials, search).map((line) => (line.kind === 'person' ? line.person.ref_id : line.word));

describe('who can be checked in', () => {
  it('is found without the accents of the name', () => {
    expect(checkinLines([official('José')], ' jose').map(({ key }) => key)).toEqual(['in.others', 'José']);
  });

  it('begins with the first shifts of today, and ends with who is here', () => {
    expect(shown('')).toEqual(['in.today', 'Cy', 'Ana', 'Bo', 'in.others', 'Zoe', 'in.here', 'Eve']);
  });

  it('is found by any part of the name, without headings over nothing', () => {
    expect(shown(' aN')).toEqual(['in.today', 'Ana']);
    expect(shown('nobody')).toEqual([]);
  });

  it('is found without the accents of the name', () => {
    const lines = checkinLines([...officials, official('José', 12)], 'jose');
    expect(lines.map(({ key }) => key)).toEqual(['in.today', 'José']);
  });
});
