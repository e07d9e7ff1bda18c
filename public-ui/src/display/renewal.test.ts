import { EMPTY_BOARD } from '@courtcrew/ui-kit/board/model.ts';
import { courtRow } from '@courtcrew/ui-kit/board/testing/rows.ts';
import { describe, expect, it } from 'vitest';
import { entryOf, isIdle } from './renewal.ts';

const zone = 'US/Eastern';
const at = (clock: string) => Date.parse(`2030-03-05T${clock}:00-05:00`);
const played = { ...EMPTY_BOARD, courts: [courtRow(1, { ref_id: 'ann' })] };
const resting = { ...EMPTY_BOARD, courts: [courtRow(1)] };
const idle = (board: typeof played, now: string, updated: string) =>
  isIdle({ board, zone, updated: at(updated) }, at(now));

describe('a display loads a new build', () => {
  it('not while a match is played by day', () => expect(idle(played, '14:00', '12:00')).toBe(false));
  it('by night at the venue, whatever stands on the board', () =>
    expect(idle(played, '03:00', '01:00')).toBe(true));
  it('when no court is in use', () => expect(idle(resting, '14:00', '12:00')).toBe(true));
  it('never right after something changed', () => expect(idle(resting, '03:00', '02:55')).toBe(false));
});

describe('the build of a page', () => {
  it('is told by the script it begins with', () => {
    const page = '<script type="module" src="/assets/public/display-Dgb95y_s.js" nonce="x"></script>';
    expect(entryOf(page)).toBe('/assets/public/display-Dgb95y_s.js');
  });
  it('is unknown in a page that is none of ours, such as a proxy’s', () =>
    expect(entryOf('<h1>502</h1>')).toBeNull());
});
