// @vitest-environment happy-dom
import { fileValueOf } from '@courtcrew/ui-kit/page/list/columnFiles.ts';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { drawInTournament } from '../../shell/testing/inTournament.tsx';
import { aMatch } from '../testing/match.ts';
import { MatchPaper, useFileColumns } from './MatchFiles.tsx';

const ROW = aMatch('m', { paid: true, second_amount: 12.5, payment_note: 'Rain delay' });

/** The file of one match, by the names of its columns. */
function File() {
  const cells = useFileColumns().map((column) => [column.label, fileValueOf(column, ROW)]);
  return <pre>{JSON.stringify(cells)}</pre>;
}

it('has both officials with amounts and marks in the file, each column under a name of its own', async () => {
  drawInTournament(<File />, () => []);
  const cells = JSON.parse((await screen.findByText(/Rain delay/)).textContent) as [string, unknown][];
  expect(new Set(cells.map(([label]) => label)).size).toBe(cells.length);
  expect(Object.fromEntries(cells)).toMatchObject({
    Lead: 'Ann Lee',
    'Lead: Amount': 25,
    'Lead: Paid': 'Yes',
    Supporting: 'Ben Ray',
    'Supporting: Amount': 12.5,
    'Supporting: Paid': '',
  });
});

it('prints every match as a line of a table, without buttons', async () => {
  const rows = Array.from({ length: 60 }, (_, index) => aMatch(`m${index}`, { name: `Lead ${index}` }));
  drawInTournament(<MatchPaper rows={rows} />, () => []);
  const table = within(await screen.findByRole('table'));
  expect(table.getAllByRole('row')).toHaveLength(61);
  expect(table.queryAllByRole('button')).toEqual([]);
  // More columns than these do not fit on upright paper.
  expect(table.getAllByRole('columnheader')).toHaveLength(9);
});

it('prints notes below the names, and an estimate where the amount is another', async () => {
  drawInTournament(<MatchPaper rows={[{ ...ROW, amount: 30, estimated_amount: 25 }]} />, () => []);
  const cells = within(await screen.findByRole('table')).getAllByRole('cell');
  expect(cells.map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['Ann LeeRain delay', '$30.00est. $25.00', 'Ben Ray', '$12.50est. $10.00']),
  );
});
