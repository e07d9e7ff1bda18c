import { describe, expect, it } from 'vitest';
import { holdStill } from './useStillRows.ts';

describe('a row that is held while others come and go above it', () => {
  it('stays where it is by scrolling', () => {
    expect(holdStill({ scroll: 100, slack: 0 }, 34)).toEqual({ scroll: 134, slack: 0 });
    expect(holdStill({ scroll: 100, slack: 0 }, -34)).toEqual({ scroll: 66, slack: 0 });
  });

  it('stays by empty space where the list cannot be scrolled further up, until rows come again', () => {
    const above = holdStill({ scroll: 10, slack: 0 }, -34);
    expect(above).toEqual({ scroll: 0, slack: 24 });
    expect(holdStill(above, 10)).toEqual({ scroll: 0, slack: 14 });
    expect(holdStill(above, 34)).toEqual({ scroll: 10, slack: 0 });
  });
});
