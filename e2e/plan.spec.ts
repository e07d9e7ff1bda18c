import { expect, signIn, test } from './support/withCrew.ts';

test('the committee plans: an item in both lists, its sums, and ticking it off', { tag: '@desktop' }, async ({
  page,
  crew,
  expectAccessible,
  keepScreen,
}) => {
  const tid = await crew.tournament('Planning Open', 'active');
  const ann = await crew.person('Ann');
  await crew.desk('POST', `/api/addTournamentAdmin/${tid}`, { ref_id: ann.ref_id });
  await signIn(page, ann);

  await page.goto(`/plan/budget?tid=${tid}`);
  await page.getByRole('button', { name: 'Add budget item' }).first().click();
  const form = page.getByRole('dialog');
  const save = form.getByRole('button', { name: 'Add budget item' });
  await save.click();
  await expect(form.getByText('Expense type required')).toBeVisible();
  await form.getByLabel('Expense type').selectOption({ label: 'Expense' });
  await form.getByLabel('Title').fill('Lunches');
  await form.getByLabel('Quantity').fill('1x2');
  await form.getByLabel('Rate').fill('12.50');
  await expect(form.getByText('Total $150.00')).toBeVisible();
  await form.getByLabel('Also put it on the to-do list').check();
  await form.getByRole('textbox', { name: /^To-do/ }).fill('Order lunches');
  await form.getByRole('combobox', { name: /^Category/ }).selectOption({ label: 'New category' });
  await form.getByRole('textbox', { name: /^New category/ }).fill('Food');
  await save.click();
  await expect(form).toBeHidden();
  await expect(page.getByText('-$150.00').first()).toBeVisible();
  await expectAccessible();
  await keepScreen('budget');

  // On a sheet of letter paper the facts have the width: nobody presses or ticks there.
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 710, height: 950 });
  const table = page.getByRole('table', { name: 'Budget', exact: true });
  await expect(table.getByRole('cell', { name: 'Lunches', exact: true })).toBeVisible();
  await expect(table.getByRole('checkbox')).toHaveCount(0);
  await expect(table.getByRole('columnheader', { name: 'Actions' })).toHaveCount(0);
  const isFramed = (of: HTMLElement) => of.clientWidth <= (of.parentElement?.clientWidth ?? 0);
  expect(await table.evaluate(isFramed)).toBe(true);
  await page.emulateMedia({ media: 'screen' });
  await page.setViewportSize({ width: 1366, height: 850 });

  await page.getByRole('link', { name: 'To-Do List' }).last().click();
  await page.getByRole('checkbox', { name: 'Completed: Order lunches' }).click();
  await page.getByRole('button', { name: 'Completed', exact: true }).click();
  await expect(page.getByRole('checkbox', { name: 'Completed: Order lunches' })).toBeChecked();
  await expectAccessible();
});
