// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { OpenCall } from './openCalls.ts';
import { openCall } from './testing/call.ts';
import { useCallLines } from './useCallLines.ts';

const FIRST = openCall('first');
const MEDICAL = openCall('medical', { type: 'medical' });

describe('the list of calls under a pointer', () => {
  it('keeps every line in its place until the pointer has gone', () => {
    const { result, rerender } = renderHook(
      ({ calls, isHeld }: { calls: readonly OpenCall[]; isHeld: boolean }) => useCallLines(calls, isHeld),
      { initialProps: { calls: [FIRST], isHeld: false } },
    );
    const seen = () => result.current.map(({ call: { nid }, isGone }) => (isGone ? `${nid} gone` : nid));
    rerender({ calls: [FIRST], isHeld: true });
    rerender({ calls: [FIRST, MEDICAL], isHeld: true });
    expect(seen()).toEqual(['first', 'medical']);
    rerender({ calls: [MEDICAL], isHeld: true });
    expect(seen()).toEqual(['first gone', 'medical']);
    rerender({ calls: [MEDICAL], isHeld: false });
    expect(seen()).toEqual(['medical']);
  });
});
