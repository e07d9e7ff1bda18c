import { describe, expect, it } from 'vitest';
import { inOrder, inPlace } from './openCalls.ts';
import { openCall } from './testing/call.ts';

const EARLY = openCall('early');
const LATE = openCall('late', { time: '2030-03-05T15:09:00.000Z' });
const MEDICAL = openCall('medical', { type: 'medical', time: '2030-03-05T15:10:00.000Z' });
const nids = (lines: ReturnType<typeof inOrder>) => lines.map(({ call: { nid } }) => nid);

describe('the open calls', () => {
  it('stand by when they were called, medical ones before all others', () => {
    expect(nids(inOrder([LATE, MEDICAL, EARLY]))).toEqual(['medical', 'early', 'late']);
  });

  it('keep a call that a dead network held back at its own time', () => {
    const held = openCall('held', { received: '2030-03-05T16:00:00.000Z' });
    expect(nids(inOrder([LATE, held]))).toEqual(['held', 'late']);
  });

  it('do not move while somebody points at them: gone ones say so, new ones follow', () => {
    const lines = inPlace(inOrder([EARLY, LATE]), [LATE, MEDICAL]);
    expect(nids(lines)).toEqual(['early', 'late', 'medical']);
    expect(lines.map(({ isGone }) => isGone)).toEqual([true, false, false]);
  });
});
