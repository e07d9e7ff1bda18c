import { expect, newName, test } from './support/asPlatform.ts';

test('the platform admin finds an event in the raw log, opens what is sealed in it, and sees what it led to', {
  tag: '@desktop',
}, async ({ page, crew, expectAccessible, keepScreen }) => {
  const lola = await crew.person(newName('Lola'));
  const main = page.getByRole('main');
  const filter = encodeURIComponent(JSON.stringify({ stream: lola.ref_id, type: 'PersonRegistered' }));
  // The log's table of contents is written a moment after the event.
  await expect(async () => {
    await page.goto(`/admin/resources/log?filter=${filter}`);
    await expect(main.getByRole('link', { name: 'Registered' })).toBeVisible({ timeout: 10_000 });
  }).toPass();
  await page.getByLabel('Follow live').check();
  await expectAccessible();
  await keepScreen('raw-log');

  await main.getByRole('link', { name: 'Registered' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Registered' })).toBeVisible();
  await expect(main.getByText(/Sealed: .*details/)).toBeVisible();
  await expect(main.getByText(lola.email)).toHaveCount(0);
  await page.getByRole('button', { name: 'Open' }).click();
  await expect(main.getByText(lola.email)).toBeVisible();
  await expect(main.getByText(/stays sealed/)).toBeVisible();
  await expectAccessible();
  await keepScreen('raw-log-event');

  await main.getByRole('link', { name: /Everything this request did/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Raw Log' })).toBeVisible();
  await expect(page).toHaveURL(/correlation/);
});

test('the platform admin sees that all read models are up to date', { tag: '@phone' }, async ({
  page,
  expectAccessible,
  keepScreen,
}) => {
  await page.goto('/admin/readModels');
  await expect(page.getByText('All read models are up to date')).toBeVisible();
  await expect(page.getByText('trace', { exact: true })).toBeVisible();
  await expectAccessible();
  await keepScreen('read-models');
});
