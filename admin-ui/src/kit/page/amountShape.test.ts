import { cents } from '@courtcrew/domain/contract/fields.ts';
import { expect, it } from 'vitest';
import { amountShape } from './FormAmount.tsx';

const read = (typed: string) => cents.safeParse(amountShape(typed)).data;

it('keeps the comma, so that thousands and decimals are read and nothing becomes another amount', () => {
  expect(['1,000', '1,250', '1,250.5', '$ 12.5', '12', '10,50', '1,2'].map(read)).toEqual([
    100_000, 125_000, 125_050, 1250, 1200, 1050, 120,
  ]);
  for (const none of ['1,0000', ',50', '10,5.5', '1,000.505', '0,100', '-5', '12.5.5', '1.005'])
    expect([none, read(none)]).toEqual([none, undefined]);
});
