import { describe, expect, test } from 'vitest';
import { NOTIFICATION_TYPES } from '../model.ts';
import { CALL_TEXT_MAX, callText } from './callText.ts';
import { payFactsOf } from './pay.ts';
import { queuesForCourts } from './queuing.ts';

describe('A match is paid', () => {
  const amounts = {
    certified_amount: 4000,
    level_two_amount: 3000,
    level_one_amount: 2000,
    volunteer_amount: 1000,
    certified_amount2: 400,
    level_two_amount2: 300,
    level_one_amount2: 200,
    volunteer_amount2: 100,
  };
  test.each([
    ['Certified', 4000, 400],
    ['Level 2', 3000, 300],
    ['Level 1', 2000, 200],
    ['Not Rated', 1000, 100],
    ['', 1000, 100],
  ])('to somebody %s with %i cents as lead and %i as second', (credentials, lead, second) => {
    expect(payFactsOf(credentials, amounts)).toEqual({ credentials, lead, second });
  });
});

describe('The on-duty queue', () => {
  test.each([
    ['a referee by profile', 'Officiating', [], true],
    ['somebody who never said what they do', null, [], true],
    ['an athletic trainer by profile', 'Athletic Trainer', [], false],
    ['a referee who is a line judge today', 'Officiating', ['line'] as const, false],
    ['an athletic trainer who is a referee today', 'Athletic Trainer', ['referee'] as const, true],
    ['somebody who is both today', 'Officiating', ['line', 'referee'] as const, true],
  ])('%s', (_, provider_type, sections, queues) => {
    expect(queuesForCourts({ provider_type, sections })).toBe(queues);
  });
});

describe('The text of a call', () => {
  const call = {
    type: 'medical',
    court_num: '5',
    message: 'Ankle twisted',
    tournament: 'Dallas Open',
  } as const;

  test('names what is needed, the court, the message and the tournament', () => {
    expect(callText(call)).toBe('Medical help needed on court 5. Ankle twisted. - Dallas Open');
    expect(callText({ ...call, message: 'Quick!' })).toBe(
      'Medical help needed on court 5. Quick! - Dallas Open',
    );
    expect(callText({ ...call, type: '2nd', message: ' ' })).toBe('Second call on court 5. - Dallas Open');
    expect(callText({ ...call, type: 'td', message: null })).toMatch(
      /^Tournament director needed on court 5\./,
    );
  });

  test.each(NOTIFICATION_TYPES)('of type %s fits in one message, whatever is said', (type) => {
    const long = callText({
      type,
      court_num: 'GS12',
      message: '🎾'.repeat(125),
      tournament: 'The very long name of a championship '.repeat(3),
    });
    expect(long.length).toBeLessThanOrEqual(CALL_TEXT_MAX);
    expect(long.isWellFormed()).toBe(true);
    expect(long).toContain('on court GS12. 🎾');
    expect(long).toMatch(/\.\.\. - The very long name/);
  });
});
