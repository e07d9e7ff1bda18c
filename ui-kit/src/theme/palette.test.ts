import { describe, expect, it } from 'vitest';
import { dark, light } from './palette.ts';

const channel = (value: number): number =>
  value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4;

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    channel(Number.parseInt(hex.slice(at, at + 2), 16)),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

const TONES = ['primary', 'secondary', 'success', 'warning', 'error', 'info'] as const;

describe.each([
  ['light', light],
  ['dark', dark],
] as const)('the %s palette', (_, palette) => {
  const grounds = [palette.background.default, palette.background.paper];

  it.each(TONES)('%s reads on both grounds and carries its own label', (tone) => {
    for (const ground of grounds) expect(contrast(palette[tone].main, ground)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(palette[tone].contrastText, palette[tone].main)).toBeGreaterThanOrEqual(4.5);
  });

  it('keeps secondary text readable', () => {
    for (const ground of grounds) {
      expect(contrast(palette.text.secondary, ground)).toBeGreaterThanOrEqual(4.5);
    }
  });
});
