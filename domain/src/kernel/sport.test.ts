import { expect, it } from 'vitest';
import { likelySport } from './sport.ts';

it('takes the sport nobody has named from what the tournament is called', () => {
  expect(likelySport({ name: 'Clay Court Open', organization: 'US Tennis' })).toBe('tennis');
  expect(likelySport({ name: 'Desert Classic', organization: 'ppa' })).toBe('pickleball');
});
