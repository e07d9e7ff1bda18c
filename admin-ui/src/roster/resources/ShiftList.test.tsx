// @vitest-environment happy-dom

import type { ShiftRow } from '@courtcrew/domain/roster/shapes.ts';
import { csvColumns } from '@courtcrew/ui-kit/page/list/columnFiles.ts';
import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useShiftColumns } from './ShiftList.tsx';

it('a file of the shifts says when each begins and when it ends', () => {
  const shift = {
    start: '2030-03-05T14:00:00.000Z',
    end: '2030-03-05T18:00:00.000Z',
    time_zone: 'US/Central',
  };
  const { result } = renderHook(useShiftColumns);
  const cells = csvColumns(result.current)
    .filter(({ label }) => ['Time', 'Hours'].includes(label))
    .map(({ value }) => value({ id: 's1', ...shift } as ShiftRow & { id: string }));
  expect(cells).toEqual(['03/05/2030 8:00 am CST', '8:00 am - 12:00 pm']);
});
