import { describe, expect, it } from 'vitest';
import { texts } from './words.ts';

describe('the words of the desk', () => {
  it('keep the documents’ texts to the letter', () => {
    expect(texts['setup.noSpots'].en).toBe('Total spot count is 0, please add spots.');
    expect(texts['setup.dateRequired'].en).toBe('Date Required');
    expect(texts['schedule.none'].en).toBe('Sorry no shifts were found.');
    expect(texts['staff.phoneRule'].en).toBe('US Phone - 10 numbers');
  });
});
