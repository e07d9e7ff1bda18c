// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { CallAnnouncer } from './CallAnnouncer.tsx';
import type { OpenCall } from './openCalls.ts';
import { openCall } from './testing/call.ts';

const DESK = openCall('desk', { court_num: '7' });
const MEDICAL = openCall('medical', { type: 'medical', court_num: '5', message: 'Heat' });

function desk(first: readonly OpenCall[] | undefined) {
  const { container, rerender } = render(<CallAnnouncer calls={first} />);
  return {
    now: (calls: readonly OpenCall[]) => rerender(<CallAnnouncer calls={calls} />),
    calm: () => container.querySelector('[aria-live="polite"]')?.textContent,
    urgent: () => screen.queryAllByRole('alert').map(({ textContent }) => textContent),
  };
}

describe('what is told of calls to the desk', () => {
  it('is nothing of those that stood there when the page came', () => {
    const { now, calm, urgent } = desk(undefined);
    now([MEDICAL, DESK]);
    expect([calm(), urgent()]).toEqual(['', []]);
  });

  it('is every new one, and medical help interrupts', () => {
    const { now, calm, urgent } = desk([]);
    now([DESK]);
    expect([calm(), urgent()]).toEqual(['New call: Desk, court 7', []]);
    now([DESK, MEDICAL]);
    expect(urgent()).toEqual(['New call: Medical, court 5. Heat']);
  });

  it('interrupts outside of what an open dialog hides', () => {
    const { now } = desk([]);
    now([MEDICAL]);
    expect(screen.getByRole('alert').parentElement).toBe(document.body);
  });

  it('goes when its call is confirmed', () => {
    const { now, calm, urgent } = desk([]);
    now([DESK, MEDICAL]);
    now([]);
    expect([calm(), urgent()]).toEqual(['', []]);
  });
});
