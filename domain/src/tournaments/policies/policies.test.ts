import { describe, expect, test } from 'vitest';
import { FIELD_NAMES } from '../fields.ts';
import { isSameCourtName, splitCourts } from './courts.ts';
import { type Editor, editable, mayEditField } from './editing.ts';
import { canApply, canMessage, showsSelection } from './signup.ts';
import { isFuture, isOpenToVisitors } from './visibility.ts';

const dated = { status: 'active', start: '2026-03-07', end_date: '2026-03-09' } as const;

describe('a status', () => {
  test.each([
    ['draft', { open: false, apply: false, selection: false, message: false }],
    ['Advertise Only', { open: true, apply: false, selection: false, message: true }],
    ['active', { open: true, apply: true, selection: false, message: true }],
    ['published', { open: true, apply: true, selection: true, message: true }],
    ['archive', { open: false, apply: false, selection: false, message: true }],
    ['archived', { open: false, apply: false, selection: false, message: true }],
  ] as const)('%s means %o', (status, { open, apply, selection, message }) => {
    expect(isOpenToVisitors(status)).toBe(open);
    expect(canApply(status)).toBe(apply);
    expect(showsSelection(status)).toBe(selection);
    expect(canMessage(status)).toBe(message);
  });
});

describe('a tournament lies in the future', () => {
  const at = (now: string, zone: 'US/Hawaii' | 'US/Eastern' = 'US/Eastern') =>
    isFuture({ ...dated, time_zone: zone }, now);

  test('until its last day is over at the venue', () => {
    expect(at('2026-03-10T03:59:00.000Z')).toBe(true);
    expect(at('2026-03-10T04:00:00.000Z')).toBe(false);
    expect(at('2026-03-10T04:00:00.000Z', 'US/Hawaii')).toBe(true);
  });

  test('as long as nobody says when it is, and never once archived', () => {
    const undated = { ...dated, start: null, end_date: null, time_zone: 'UTC' } as const;
    expect(isFuture(undated, '2030-01-01T00:00:00.000Z')).toBe(true);
    expect(isFuture({ ...undated, status: 'archive' }, '2030-01-01T00:00:00.000Z')).toBe(false);
  });
});

describe('an editor', () => {
  const basic: Editor = {
    platform: false,
    admin_type: 'basic',
    referee: false,
    line: false,
    volunteer: false,
  };

  test('who is master or the platform admin changes everything', () => {
    for (const field of FIELD_NAMES) {
      expect(mayEditField(field, { ...basic, admin_type: 'master' })).toBe(true);
      expect(mayEditField(field, { ...basic, admin_type: null, platform: true })).toBe(true);
    }
  });

  test('who is basic never changes name, location, dates, region and time zone', () => {
    const changes = {
      name: 'x',
      location: 'x',
      start: null,
      end_date: null,
      facility: null,
      time_zone: 'UTC',
      about: 'x',
    } as const;
    expect(editable(changes, { ...basic, referee: true, line: true, volunteer: true })).toEqual({
      about: 'x',
    });
  });

  test('with one flag changes that section only', () => {
    const changes = { description: 'a', line_description: 'b', volunteer_waiver: 'c' };
    expect(editable(changes, { ...basic, line: true })).toEqual({ line_description: 'b' });
    expect(editable(changes, basic)).toEqual({});
  });

  test('without any flag changes nothing, and who runs a section switches texts and sets the link', () => {
    for (const field of FIELD_NAMES) expect(mayEditField(field, basic)).toBe(false);
    for (const field of ['text', 'url', 'about'] as const)
      expect(mayEditField(field, { ...basic, line: true })).toBe(true);
  });

  test('who is nobody in the tournament changes nothing', () => {
    for (const field of FIELD_NAMES) expect(mayEditField(field, { ...basic, admin_type: null })).toBe(false);
  });
});

describe('courts', () => {
  test('are shown in two lists, the longer one on the left', () => {
    expect(splitCourts([])).toEqual({ left: [], right: [] });
    expect(splitCourts([1])).toEqual({ left: [1], right: [] });
    expect(splitCourts([1, 2, 3])).toEqual({ left: [1, 2], right: [3] });
    expect(splitCourts([1, 2, 3, 4])).toEqual({ left: [1, 2], right: [3, 4] });
  });

  test('are called alike whatever the case', () => {
    expect(isSameCourtName('gs', 'GS')).toBe(true);
    expect(isSameCourtName('1', '01')).toBe(false);
  });
});
