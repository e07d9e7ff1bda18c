import { describe, expect, test } from 'vitest';
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
