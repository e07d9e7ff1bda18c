// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { shift, spot } from '../testing/rows.ts';
import { SeatActs, seatKey } from './SeatActs.tsx';

const nothing = async () => {};

describe('what can be done about a selected person', () => {
  const confirm = vi.fn(nothing);
  const actions = { busy: new Set<string>(), assign: nothing, toggle: nothing, remove: nothing, confirm };
  const seat = { shift: shift('s1', 8, 12), spot: spot('Ana'), status: 'selected' as const };

  it('is confirmed by a mark that nobody takes for the badge of the certified, or by its key', async () => {
    render(<SeatActs seat={seat} actions={actions} />);
    const button = screen.getByRole('button', { name: /^Confirm Ana Lee/ });
    expect(button.textContent).toBe('');
    await userEvent.click(button);
    expect(seatKey('c', { seat, actions })).toBe(true);
    expect(confirm).toHaveBeenCalledTimes(2);
  });
});
