import { readFile } from 'node:fs/promises';
import { expect, newName, test } from './support/asPlatform.ts';
import { onDuty, played } from './support/board.ts';

test('prizes come from a list of results, are paid once, and stand in the report', {
  tag: '@desktop',
}, async ({ page, crew, expectAccessible, keepScreen }) => {
  const tid = await crew.tournament('Prize Open', 'active');
  const last = newName('Ace');
  for (const screen of ['payout/email', 'payout']) {
    await page.goto(`/${screen}?tid=${tid}`);
    await expect(page.getByText('This tournament pays no prize money', { exact: false })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeHidden();
  }
  await page.request.put(`/api/t/editTournament/${tid}`, { data: { payout: true } });

  await page.goto('/payout');
  await page.getByRole('link', { name: 'Import Results' }).last().click();
  const head = 'first,last,email,event,place,amount';
  await page
    .getByLabel('Lines of the file')
    .fill(`${head}\nAnn,${last},,Mixed,1,1200\nAnn,${last},,Mens,2,x`);
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(page.getByText('Row 3, amount: must be an amount like 12.50')).toBeVisible();
  await page.getByRole('button', { name: 'Start over' }).click();
  await page
    .getByLabel('Lines of the file')
    .fill(`${head}\nAnn,${last},,Mixed,1,1200\nAnn,${last},,Mens,2,50.50`);
  await page.getByRole('button', { name: 'Preview' }).click();
  await page.getByRole('button', { name: 'Add 2 prizes' }).click();
  await expect(page.getByText('The prizes are on the list.')).toBeVisible();

  await page.goto('/payout');
  await expect(page.getByText('$1,250.50').first()).toBeVisible();
  await expectAccessible();
  await keepScreen('payouts');

  await page.goto('/payout/payees');
  await page.getByRole('button', { name: `Pay Ann ${last}` }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Payment').selectOption('check');
  await dialog.getByLabel('Memo').fill('1042');
  await keepScreen('pay');
  // Another desk is faster.
  const items = await (await page.request.get(`/api/payment/getPaymentItems/${tid}`)).json();
  const paid = await page.request.put('/api/payment/handlePayment', {
    data: { tid, ref_id: items[0].ref_id, type: 'cash' },
  });
  expect(paid.ok()).toBe(true);
  // The list behind says so; what is being counted out stays as it was.
  await expect(page.locator('main').getByText('$0.00')).toBeVisible();
  await dialog.getByRole('button', { name: 'Pay $1,250.50' }).click();
  await expect(
    dialog.getByText('Everything of this person is paid already: hand nothing over'),
  ).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  await page.goto('/payout/report');
  await expect(page.getByText(`Ann ${last}`)).toBeVisible();
  await expect(page.getByText('Cash')).toBeVisible();
  await expectAccessible();
  await keepScreen('payout-report');
});

test('the daily recap is taken along as text and as a spreadsheet', { tag: '@phone' }, async ({
  page,
  crew,
  expectAccessible,
}) => {
  const tid = await played(crew, 'Recap Open', 1);
  const ann = await crew.person('Ann');
  await onDuty(crew, tid, ann);
  await crew.desk('POST', `/api/assignCourt/${tid}`, { court_num: '1', ref_id: ann.ref_id });
  await crew.desk('PUT', `/api/finishMatch/${tid}`, { court_num: '1', amount: 25.5 });
  await page.goto(`/desk/dailyrecap?tid=${tid}`);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  await page.getByRole('menuitem', { name: 'CSV' }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toBe('Recap Open Daily Recap.csv');
  expect(await readFile(await file.path(), 'utf8')).toMatch(/Lead referees.*,1,25\.5,25\.5/);
  const sheet = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Excel' }).click();
  expect((await sheet).suggestedFilename()).toBe('Recap Open Daily Recap.xlsx');
  await expectAccessible();
});

test('the daily recap and the totals of a tournament without matches say so', { tag: '@desktop' }, async ({
  page,
  crew,
}) => {
  const tid = await crew.tournament('Quiet Open', 'active');
  await page.goto(`/desk/dailyrecap?tid=${tid}`);
  await expect(page.getByText('Sorry no matches were found')).toBeVisible();
  await page.goto('/desk/refereetotals');
  await expect(page.getByText('Sorry no matches were found')).toBeVisible();
});
