import { readFile } from 'node:fs/promises';
import type { MatchRow } from '@courtcrew/domain/reconciliation/contract/shapes.ts';
import type { Page } from '@playwright/test';
import { expect, test } from './support/asPlatform.ts';
import { onDuty, played } from './support/board.ts';
import type { Crew } from './support/crew.ts';
import { signIn } from './support/withCrew.ts';

/** Two finished matches: Ann led both, Ben was second in the first. The lead has 25 dollars, the second 10. */
async function afternoon(crew: Crew) {
  const tid = await played(crew, `Money ${crypto.randomUUID().slice(0, 8)}`, 2);
  await crew.desk('PUT', `/api/t/editTournament/${tid}`, { volunteer_amount: 25, volunteer_amount2: 10 });
  const [ann, ben] = [await crew.person('Ann'), await crew.person('Ben')];
  for (const person of [ann, ben]) await onDuty(crew, tid, person);
  for (const second of [{ second_ref_id: ben.ref_id }, {}]) {
    await crew.desk('POST', `/api/assignCourt/${tid}`, { court_num: 1, ref_id: ann.ref_id, ...second });
    await crew.desk('PUT', `/api/finishMatch/${tid}`, { court_num: 1 });
  }
  return { tid, ann, ben };
}

const open = (page: Page, tid: string) => page.goto(`/desk/matchpaymentreconciliation?tid=${tid}`);
/** The match somebody was second in, of the desk's list. */
const matchOf = (list: unknown, second: string) => {
  const row = (list as readonly MatchRow[]).find(({ supporting }) => supporting === second);
  if (!row) throw new Error(`no match of ${second}`);
  return row;
};
/** A mark of Ben's, who has one match. */
const bens = (page: Page, mark: string) =>
  page.getByRole('button', { name: `${mark}, Supporting: Ben Tester` });
const total = (page: Page, label: string) =>
  page.locator('dl', { hasText: 'Aux' }).locator('div').filter({ hasText: label }).locator('dd');

test('a press marks one part, another desk sees it settle in place, and nothing hidden stays selected', {
  tag: '@desktop',
}, async ({ page, context, crew, expectAccessible }) => {
  const { tid } = await afternoon(crew);
  await open(page, tid);
  await expect(total(page, 'Supporting due')).toHaveText('$10.00');
  await expectAccessible();
  const other = await context.newPage();
  await open(other, tid);
  await expect(bens(other, 'Paid')).toHaveAttribute('aria-pressed', 'false');
  await bens(page, 'Paid').click();
  for (const one of [page, other]) await expect(bens(one, 'Paid')).toHaveAttribute('aria-pressed', 'true');
  await expect(total(other, 'Supporting due')).toHaveText('$0.00');
  await expect(bens(other, 'Posted')).toHaveAttribute('aria-pressed', 'false');
  await page.getByRole('button', { name: 'Select all shown' }).click();
  await expect(page.getByText('Matches selected: 2')).toBeVisible();
  await page.getByLabel('Search').fill('Ben');
  await expect(page.getByText('Matches selected: 1')).toBeVisible();
});

test('a press is painted before its answer, and takes nothing from another desk', { tag: '@phone' }, async ({
  page,
  crew,
}) => {
  const { tid } = await afternoon(crew);
  const held = Promise.withResolvers<void>();
  await page.route('**/api/reconciliation/supportingPaid', async (route) => {
    await held.promise;
    await route.continue();
  });
  await open(page, tid);
  await bens(page, 'Paid').click();
  await expect(bens(page, 'Paid')).toHaveAttribute('aria-pressed', 'true');
  await expect(total(page, 'Supporting due')).toHaveText('$0.00');
  const { id } = matchOf(await crew.desk('GET', `/api/getMatchesForReconciliation/${tid}`), 'Ben Tester');
  await crew.desk('PUT', '/api/reconciliation/supportingPosted', { id, status: true });
  for (const mark of ['Posted', 'Paid'])
    await expect(bens(page, mark)).toHaveAttribute('aria-pressed', 'true');
  held.resolve();
  await expect
    .poll(async () =>
      matchOf(await crew.desk('GET', `/api/getMatchesForReconciliation/${tid}`), 'Ben Tester'),
    )
    .toMatchObject({ second_paid: true, posted_second: true });
  await expect(bens(page, 'Posted')).toHaveAttribute('aria-pressed', 'true');
});

test('pressed again before its answer a mark ends as it was pressed last', { tag: '@desktop' }, async ({
  page,
  crew,
}) => {
  const { tid } = await afternoon(crew);
  const held = Promise.withResolvers<void>();
  const sent: unknown[] = [];
  await page.route('**/api/reconciliation/supportingPaid', async (route) => {
    sent.push(route.request().postDataJSON().status);
    await held.promise;
    await route.continue();
  });
  await open(page, tid);
  for (const on of ['true', 'false']) {
    await bens(page, 'Paid').click();
    await expect(bens(page, 'Paid')).toHaveAttribute('aria-pressed', on);
  }
  expect(sent).toEqual([true]);
  held.resolve();
  await expect.poll(() => sent).toEqual([true, false]);
  await expect(total(page, 'Supporting due')).toHaveText('$10.00');
  await expect
    .poll(async () =>
      matchOf(await crew.desk('GET', `/api/getMatchesForReconciliation/${tid}`), 'Ben Tester'),
    )
    .toMatchObject({ second_paid: false });
});

test('a call that fails says so in its row and in no message, and the page goes on', {
  tag: '@phone',
}, async ({ page, crew }) => {
  const { tid } = await afternoon(crew);
  await page.route('**/api/reconciliation/supportingPaid', (route) =>
    route.fulfill({ status: 500, body: '{}' }),
  );
  await open(page, tid);
  await bens(page, 'Paid').click();
  await expect(page.getByRole('img', { name: /^Not saved/ })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(bens(page, 'Paid')).toHaveAttribute('aria-pressed', 'false');
  await bens(page, 'Posted').click();
  await expect(bens(page, 'Posted')).toHaveAttribute('aria-pressed', 'true');
});

test('the keys lead along the row, and auto post shows first what it will post', async ({ page, crew }) => {
  test.skip(test.info().project.name === 'phone', 'there are no keys on a phone');
  const { tid } = await afternoon(crew);
  await open(page, tid);
  const grid = page.getByRole('grid', { name: 'Payment Reconciliation' });
  await grid.focus();
  await page.keyboard.press('p');
  await expect(page.getByRole('button', { name: 'Paid, Lead: Ann Tester' }).first()).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.keyboard.press('a');
  const amount = page.getByRole('textbox', { name: 'Amount' });
  await amount.fill('12.345');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('must be an amount like 12.50')).toBeVisible();
  await amount.fill('30');
  await page.getByLabel('Payment note').fill('Heat');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(total(page, 'Total')).toHaveText('$65.00');
  await grid.focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await page.keyboard.press('w');
  await expect(page.getByRole('dialog').getByText('Marked as paid')).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Auto post' }).click();
  await expect(page.getByText('1 are paid something else than estimated')).toBeVisible();
  await page.getByRole('button', { name: 'Post 1' }).click();
  await expect(total(page, 'Posted')).toHaveText('$25.00');
});

test('why an amount is what it is tells also what happened while it was being read', {
  tag: '@desktop',
}, async ({ page, crew }) => {
  const { tid } = await afternoon(crew);
  const held = Promise.withResolvers<void>();
  const { id } = matchOf(await crew.desk('GET', `/api/getMatchesForReconciliation/${tid}`), 'Ben Tester');
  let read = 0;
  await page.route(`**/api/reconciliation/why/${id}`, async (route) => {
    const response = await route.fetch();
    read += 1;
    if (read === 1) await held.promise;
    await route.fulfill({ response });
  });
  await open(page, tid);
  const row = page.getByRole('row').filter({ hasText: 'Ben Tester' });
  await row.getByRole('button', { name: /^Why this amount/ }).click();
  await expect.poll(() => read).toBe(1);
  await crew.desk('PUT', '/api/reconciliation/supportingPaid', { id, status: true });
  const behind = { name: 'Paid, Supporting: Ben Tester', includeHidden: true };
  await expect(page.getByRole('button', behind)).toHaveAttribute('aria-pressed', 'true');
  held.resolve();
  await expect(page.getByRole('dialog').getByText('Marked as paid')).toBeVisible();
});

test('an invoice opens for its official, and for nobody else', { tag: '@phone' }, async ({ page, crew }) => {
  const { tid, ann, ben } = await afternoon(crew);
  await open(page, tid);
  await bens(page, 'Posted').click();
  // The mark shows before the server has it, and a page that is left takes its request along.
  const own = async () => (await ben.api.get('/api/getOwnInvoices')).json();
  await expect.poll(own).toHaveLength(1);
  const [{ id }] = await own();
  await page.goto(`/desk/invoicemaster?tid=${tid}`);
  await expect(page.getByText('Ben Tester')).toBeVisible();
  await signIn(page, ben);
  await page.goto(`/print/printInvoice/${id}`);
  await expect(page.getByRole('heading', { name: /^Invoice \d+/ })).toBeVisible();
  await expect(page.getByText('$10.00').first()).toBeVisible();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as PDF' }).click();
  const file = await saving;
  expect(file.suggestedFilename()).toMatch(/^Invoice \d+\.pdf$/);
  expect((await readFile(await file.path(), 'ascii')).slice(0, 5)).toBe('%PDF-');
  await page.getByRole('button', { name: /^Why this amount\?/ }).click();
  await expect(page.getByRole('dialog').getByText(/when it was played/)).toBeVisible();
  await signIn(page, ann);
  await page.goto(`/print/printInvoice/${id}`);
  await expect(page.getByText('Checking Authorization')).toBeVisible();
  await expect(page.getByText('Ben Tester')).toHaveCount(0);
});

test('a match is corrected where it stands; the path that corrected it opens the same list', {
  tag: '@phone',
}, async ({ page, crew }) => {
  const { tid } = await afternoon(crew);
  await page.goto(`/desk/editpastmatch?tid=${tid}`);
  await expect(page.getByRole('grid', { name: 'Payment Reconciliation' })).toContainText('Ben Tester');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: 'Correct this match' }).last().click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Match ID').fill('Q-9');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Q-9')).toBeVisible();
});
