import { verifyExport } from '../scripts/verify-audit-export.mjs';
import { expect, test } from './support/asPlatform.ts';
import { onDuty, played } from './support/board.ts';

test('other rates are thought through without a change, and the tournament is taken home with its proofs', {
  tag: '@desktop',
}, async ({ page, crew, expectAccessible, keepScreen }) => {
  const tid = await played(crew, 'What If Open', 1);
  const ana = await crew.person('Ana');
  await onDuty(crew, tid, ana);
  await crew.desk('POST', `/api/assignCourt/${tid}`, { court_num: 1, ref_id: ana.ref_id });
  await crew.desk('PUT', `/api/finishMatch/${tid}`, { court_num: 1 });

  await page.goto(`/desk/whatIf?tid=${tid}`);
  const total = page.getByRole('main').getByRole('status').filter({ hasText: 'instead of' });
  await expect(page.getByText('This did not happen')).toBeVisible();
  await expect(total).toContainText('$0.00 instead of $0.00');
  const rate = page.getByLabel('Not Rated, Lead');
  await rate.fill('twelve');
  await expect(page.getByText('An amount like 12.50')).toBeVisible();
  await rate.fill('12.50');
  await page.getByRole('button', { name: 'Compare' }).click();
  await expect(total).toContainText('$12.50 instead of $0.00 (+$12.50)');
  await expectAccessible();
  await keepScreen('what-if-rates');
  await page.reload();
  await expect(total).toContainText('$12.50 instead of $0.00');
  await page.getByRole('button', { name: 'Exact match' }).click();
  await expect(page.getByText('Exact match would have refused none of 0 assignments')).toBeVisible();
  await expectAccessible();

  await page.goto(`/desk/history?tid=${tid}`);
  await page.getByRole('button', { name: 'Download with proofs' }).click();
  await expect(page.getByRole('dialog')).toContainText('Everything that happened in this tournament');
  await expectAccessible();
  await keepScreen('tournament-proof');
  const saved = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Personal data sealed' }).click();
  expect(verifyExport(await (await saved).path())).toMatchObject({ broken: null });
  await expect(page.getByRole('dialog')).toBeHidden();
});
