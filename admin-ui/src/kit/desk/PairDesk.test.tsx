// @vitest-environment happy-dom
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { PairDesk, type PairPane } from './PairDesk.tsx';
import { type Keyed, usePair } from './usePair.ts';

/** Two lists; the left one's search takes rows off it, its row "Full" cannot be picked. */
function Desk({ told }: { told: string[] }) {
  const [search, setSearch] = useState('');
  const pair = usePair<Keyed, Keyed>(async (left, right) => told.push(`${right.key} to ${left.key}`));
  const pane = (title: string, names: string[]): PairPane<Keyed> => ({
    title,
    count: `${names.filter((name) => name.includes(search)).length} of ${names.length}`,
    searchLabel: `Find in ${title}`,
    search: title === 'Shifts' ? search : '',
    onSearch: setSearch,
    rows: names.filter((name) => title !== 'Shifts' || name.includes(search)).map((key) => ({ key })),
    heightOf: () => 40,
    canPick: ({ key }) => key !== 'Full',
    onEnter: ({ key }) => key === 'Full' && told.push(`entered ${key}`) > 0,
    onKey: (key, row) => key === '-' && told.push(`removed ${row.key}`) > 0,
    draw: ({ key }) => key,
    empty: 'nothing',
  });
  return (
    <PairDesk
      pair={pair}
      besides={300}
      left={pane('Shifts', ['Morning', 'Full', 'Evening'])}
      right={pane('People', ['Ana', 'Ben'])}
      text={pair.left ? `picked ${pair.left.key}` : 'pick'}
      keys={[]}
    />
  );
}

function desk() {
  const told: string[] = [];
  render(<Desk told={told} />);
  const row = (name: string) => screen.getByRole('row', { name });
  return { told, row, user: userEvent.setup() };
}

describe('two lists beside each other', () => {
  it('assign what is picked in both, in either order', async () => {
    const { told, row, user } = desk();
    await user.click(row('Evening'));
    await user.click(row('Ana'));
    await user.click(row('Ben'));
    await user.click(row('Morning'));
    expect(told).toEqual(['Ana to Evening', 'Ben to Morning']);
  });

  it('are worked by keys: over to the other list after a pick, and by each row’s own', async () => {
    const { told, user } = desk();
    screen.getByRole('grid', { name: 'Shifts' }).focus();
    await user.keyboard('-{ArrowDown}{Enter}{ArrowDown}{Enter}');
    expect(document.activeElement).toBe(screen.getByRole('grid', { name: 'People' }));
    await user.keyboard('{Enter}');
    expect(told).toEqual(['removed Morning', 'entered Full', 'Ana to Evening']);
  });

  it('keep a pick the search has taken out of sight', async () => {
    const { told, row, user } = desk();
    await user.click(row('Morning'));
    await user.type(screen.getByLabelText('Find in Shifts'), 'Eve');
    expect(within(screen.getByRole('grid', { name: 'Shifts' })).queryByText('Morning')).toBeNull();
    const said = screen.getAllByRole('status').map(({ textContent }) => textContent);
    expect(said).toEqual([expect.stringContaining('picked Morning'), 'Shifts: 1 of 3', '']);
    await user.click(row('Ana'));
    expect(told).toEqual(['Ana to Morning']);
  });

  it('forget a pick at Escape', async () => {
    const { told, row, user } = desk();
    await user.click(row('Morning'));
    await user.keyboard('{Escape}');
    await user.click(row('Ana'));
    expect(told).toEqual([]);
  });
});
