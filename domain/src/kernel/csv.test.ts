import { describe, expect, it } from 'vitest';
import { csvCell, csvText } from './csv.ts';

describe('an exported table', () => {
  it.each(['=SUM(A1)', '+1', '-2', '@x', '\tx', '＝1+1', '＠SUM(1)', '﹣1', "'=1"])(
    'never runs %j as a formula',
    (text) => {
      expect(csvCell(text).replace(/^"/, '')).toMatch(/^'/);
    },
  );

  it('keeps commas, quotes and line breaks inside their cell', () => {
    const columns = [
      { label: 'Name', value: (row: { name: string }) => row.name },
      { label: 'Count', value: () => -3 },
    ];
    expect(csvText(columns, [{ name: 'Ann "Ace", Jr.' }])).toBe('Name,Count\r\n"Ann ""Ace"", Jr.",-3\r\n');
  });
});
