import { describe, expect, it } from 'vitest';
import { texts } from './words.ts';

const holes = (wording: unknown): string =>
  (JSON.stringify(wording).match(/\{\w+\}/g) ?? [])
    .toSorted()
    .filter((hole, at, all) => all.indexOf(hole) === at)
    .join();

describe('the words of the desk', () => {
  it('ask for the same values in both languages', () => {
    const differing = Object.entries(texts).filter(([, { en, es }]) => holes(en) !== holes(es));
    expect(differing.map(([key]) => key)).toEqual([]);
  });

  it('keep the documents’ texts to the letter', () => {
    expect(texts['setup.noSpots'].en).toBe('Total spot count is 0, please add spots.');
    expect(texts['setup.dateRequired'].en).toBe('Date Required');
    expect(texts['schedule.none'].en).toBe('Sorry no shifts were found.');
    expect(texts['staff.phoneRule'].en).toBe('US Phone - 10 numbers');
  });
});
