// @vitest-environment happy-dom

import type { Column } from '@courtcrew/ui-kit/page/list/column.ts';
import { ToastProvider } from '@courtcrew/ui-kit/page/state/Toast.tsx';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ReportOf } from './Report.tsx';
import { savedFiles } from './testing/savedFiles.ts';

const saved = savedFiles();

interface Row {
  readonly id: string;
  readonly name: string;
  readonly minutes: number;
}

const COLUMNS: readonly Column<Row>[] = [
  { key: 'name', label: 'Name', primary: true, value: ({ name }) => name },
  { key: 'time', label: 'Time', type: 'duration', value: ({ minutes }) => minutes, sum: true, bar: true },
];
const FIRST = { by: 'name', descending: false };
const PEOPLE: readonly Row[] = [
  { id: 'p2', name: 'Ben', minutes: 90 },
  { id: 'p1', name: 'Ana', minutes: 30 },
];

function show(rows: readonly Row[], address = '/') {
  const element = (
    <ToastProvider>
      <ReportOf
        caption="Hours"
        file="Open Hours"
        columns={COLUMNS}
        rows={rows}
        rowKey={({ id }) => id}
        first={FIRST}
      />
    </ToastProvider>
  );
  render(
    <RouterProvider router={createMemoryRouter([{ path: '*', element }], { initialEntries: [address] })} />,
  );
}

const bodyNames = () =>
  within(screen.getByRole('table', { name: 'Hours' }))
    .getAllByRole('row')
    .slice(1, -1)
    .map((row) => row.textContent);

beforeEach(() => {
  // Wide enough for a table.
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) =>
      ({
        matches: query.includes('min-width'),
        addEventListener() {},
        removeEventListener() {},
        addListener() {},
        removeListener() {},
      }) as unknown as MediaQueryList,
  );
});

describe('a report', () => {
  it('is ordered, adds up what it shows, and keeps search and order in the address', async () => {
    show(PEOPLE);
    expect(bodyNames()).toEqual(['Ana0:30', 'Ben1:30']);
    const total = () => screen.getByRole('row', { name: /^Total/ }).textContent;
    expect(total()).toBe('Total2:00');
    await userEvent.click(screen.getByRole('button', { name: 'Time' }));
    await userEvent.click(screen.getByRole('button', { name: 'Time' }));
    expect(bodyNames()).toEqual(['Ben1:30', 'Ana0:30']);
    await userEvent.type(screen.getByRole('searchbox', { name: 'Find in all columns' }), 'ana');
    expect(bodyNames()).toEqual(['Ana0:30']);
    expect(total()).toBe('Total0:30');
    expect(screen.getByText('1 of 2 rows')).toBeDefined();
  });

  it('opens as its address says', () => {
    show(PEOPLE, '/?sort=-time&name=b');
    expect(bodyNames()).toEqual(['Ben1:30']);
  });

  it('saves the rows that fit, without ids', async () => {
    show(PEOPLE, '/?q=ben');
    await userEvent.click(screen.getByRole('button', { name: 'Export' }));
    await userEvent.click(screen.getByRole('menuitem', { name: 'CSV' }));
    const [blob, name] = saved.mock.calls[0] ?? [];
    expect(name).toBe('Open Hours.csv');
    expect(await blob?.text()).toBe('\ufeffName,Time\r\nBen,1:30\r\n');
  });

  it('says when what makes a spreadsheet cannot be had', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
    show(PEOPLE);
    await userEvent.click(screen.getByRole('button', { name: 'Export' }));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Excel' }));
    expect(await screen.findByText(/^The file could not be made/)).toBeDefined();
    expect(saved).not.toHaveBeenCalled();
  });

  it('draws what is near the window, and everything on paper', () => {
    const many = Array.from({ length: 400 }, (_, at) => ({ id: `p${at}`, name: `P${at}`, minutes: 1 }));
    show(many);
    expect(screen.queryByText('P0')).not.toBeNull();
    expect(screen.queryByText('P399')).toBeNull();
    expect(screen.getByRole('table').getAttribute('aria-rowcount')).toBe('401');
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    expect(screen.queryByText('P399')).not.toBeNull();
    act(() => void window.dispatchEvent(new Event('afterprint')));
    expect(screen.queryByText('P399')).toBeNull();
  });
});
