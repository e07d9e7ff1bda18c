// @vitest-environment happy-dom
import { NO_RIGHTS } from '@courtcrew/domain/contract/policies.ts';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { savedFiles } from '../../kit/report/testing/savedFiles.ts';
import { drawInTournament } from '../../shell/testing/inTournament.tsx';
import { RefereeTotals, TotalsWithContact } from './reports.tsx';

const saved = savedFiles();

const ANA = {
  ...{
    ref_id: 'ana',
    first: 'Ana',
    last: 'Lee',
    name: 'Ana Lee',
    credentials: 'Certified',
    invoice_id: null,
  },
  ...{ time: 95, lead_count: 2, second_count: 1, total_count: 3, lead_amount: 50, second_amount: 10 },
  ...{ ms_count: 0, ms_minutes: 0, ms_amount: 0, aux_count: 0, aux_minutes: 0, aux_amount: 0 },
  ...{ total_amount: 60, days: 2 },
};
const REACHED = { email: 'ana@example.org', phone: null, cell_phone: '18015550142', venmo: '@ana' };

/** The report as somebody with these rights sees it at an address; the calls it made. */
function drawn(Report: typeof RefereeTotals, rights: object, search = '') {
  const calls: string[] = [];
  drawInTournament(
    <Report />,
    (url) => {
      const [, name = ''] = /^\/api\/(getReferee\w+)\/t1$/.exec(url) ?? [];
      if (name) calls.push(name);
      return [name === 'getRefereeTotalWithContact' ? { ...ANA, ...REACHED } : ANA];
    },
    { search, tournament: { ...NO_RIGHTS, admin_type: 'basic', ...rights } },
  );
  return calls;
}

const headings = async () =>
  (await screen.findAllByRole('columnheader')).map(({ textContent }) => textContent);

async function choose(...labels: readonly string[]) {
  await userEvent.click(await screen.findByRole('button', { name: 'Columns' }));
  for (const name of labels) await userEvent.click(screen.getByRole('menuitemcheckbox', { name }));
  await userEvent.keyboard('{Escape}');
}

it('opens with the columns of its path, which a desk adds to and takes from; a file has the same', async () => {
  const calls = drawn(RefereeTotals, { referee: true });
  expect(await headings()).toContain('Lead amount');
  await choose('Lead amount', 'Phone');
  expect(await headings()).not.toContain('Lead amount');
  await screen.findByText(/801/);
  expect(calls).toEqual(['getRefereeTimeAndAmount', 'getRefereeTotalWithContact']);
  await userEvent.click(screen.getByRole('button', { name: 'Export' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'CSV' }));
  const [file] = saved.mock.calls[0] ?? [];
  const [head = ''] = ((await file?.text()) ?? '').slice(1).split('\r\n');
  expect(head.split(',')).toEqual(await headings());
});

it('reads nobody’s phone number where no column shows it', async () => {
  const calls = drawn(TotalsWithContact, { referee: true }, '&columns=lead,total');
  expect(await headings()).toEqual(['Name', 'Lead', 'Total']);
  expect(calls).toEqual(['getRefereeTimeAndAmount']);
});

it('offers a treasurer no way to reach anybody, whatever the address asks for', async () => {
  const calls = drawn(RefereeTotals, { treasurer: true }, '&columns=total,phone,email');
  expect(await headings()).toEqual(['Name', 'Total']);
  await userEvent.click(screen.getByRole('button', { name: 'Columns' }));
  screen.getByRole('menuitemcheckbox', { name: 'Time on court' });
  expect(screen.queryByRole('menuitemcheckbox', { name: 'Phone' })).toBeNull();
  expect(calls).toEqual(['getRefereeTimeAndAmount']);
});

it('orders by its first column where the one it was ordered by is taken away', async () => {
  drawn(RefereeTotals, { referee: true }, '&columns=lead&sort=-total');
  const name = await screen.findByRole('columnheader', { name: 'Name' });
  expect(name.getAttribute('aria-sort')).toBe('ascending');
});
