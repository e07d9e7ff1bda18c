import { inflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { Canvas } from '../kernel/picture/canvas.ts';
import { canPreview, type PreviewFacts } from './preview.ts';

const FACTS: PreviewFacts = { name: 'Open', days: '', place: '', sport: 'tennis', language: 'en' };

it('writes the names of many alphabets, and says where it cannot', () => {
  for (const name of ['Łódź Ñandú', 'Кубок', 'Κύπελλο', 'Giải Việt'])
    expect(canPreview({ ...FACTS, name })).toBe(true);
  expect(canPreview({ ...FACTS, name: '東京' })).toBe(false);
});

it('paints what an outline covers, and nothing in its holes', async () => {
  const square = (from: number, to: number, turned = false) => {
    const points = [
      [from, from],
      [to, from],
      [to, to],
      [from, to],
    ] as const;
    return turned ? points.toReversed() : points;
  };
  const sizes: number[] = [];
  for (const outlines of [[square(10, 90)], [square(10, 90), square(30, 70, true)]]) {
    const canvas = new Canvas(100, 100, '#000000');
    canvas.fill(outlines, '#FFFFFF');
    const png = await canvas.png();
    const rows = inflateSync(png.subarray(png.indexOf('IDAT') + 4));
    // Three channels of white each.
    sizes.push(rows.filter((byte) => byte === 255).length / 30_000);
  }
  expect(sizes).toEqual([0.64, 0.48]);
});
