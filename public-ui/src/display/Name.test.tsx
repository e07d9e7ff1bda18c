// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Name } from './Name.tsx';

afterEach(() => {
  vi.restoreAllMocks();
});

it.each([
  [100, 100, '', ''],
  [80, 100, '0.8em', ''],
  [50, 100, '0.7em', 'normal'],
])(
  'a name in a room of %i that wants %i is set smaller or in lines, never cut',
  (room, wanted, size, lines) => {
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(room);
    vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(wanted);
    render(<Name text="G. Washington" />);
    const { style } = screen.getByText('G. Washington');
    expect([style.fontSize, style.whiteSpace]).toEqual([size, lines]);
  },
);
