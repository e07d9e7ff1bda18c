// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { hourText } from './RecapCharts.tsx';

it('names the hours of the chart as clocks show them to its readers', () => {
  expect([0, 8, 13].map((hour) => hourText(hour, 'en'))).toEqual(['12 AM', '8 AM', '1 PM']);
  expect([0, 8, 13].map((hour) => hourText(hour, 'es'))).toEqual(['12 a.m.', '8 a.m.', '1 p.m.']);
});
