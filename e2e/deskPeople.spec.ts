import { expect, test } from './support/asPlatform.ts';

test('a person’s schedule is found and sent from the list of all', { tag: '@phone' }, async ({
  page,
  crew,
  expectAccessible,
}) => {
  const tid = await crew.tournament('People Open', 'published');
  const morning = await crew.shift(tid, 'Morning', 8, 12);
  await crew.seat(await crew.person('Ana'), tid, morning);
  await crew.seat(await crew.person('Bea'), tid, morning);
  await page.goto(`/desk/scheduleByRef?tid=${tid}`);
  const list = page.getByRole('grid', { name: 'Schedule By Person' });
  await expect(list.getByRole('row')).toHaveCount(2);
  await expectAccessible();
  const letters = page.getByRole('main').getByRole('link', { name: 'Email or Text to Shifts' });
  await expect(letters).toHaveAttribute('href', /\/desk\/emailtoshifts/);
  await page.getByRole('searchbox', { name: 'Find a person or a shift' }).fill('bea');
  await expect(list.getByRole('row')).toHaveCount(1);
  await list.focus();
  await page.keyboard.press('s');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Email the schedule' }).click();
  await expect(page.getByText('Schedule Has Been Emailed')).toBeVisible();
});

test('the schedule by person and the report of hours name shifts whole on a phone', {
  tag: '@phone',
}, async ({ page, crew }) => {
  const tid = await crew.tournament('Hours Open', 'published');
  const name =
    'Wave 1, courts 33-64, and the long walk to the far end of the grounds, past the stadium and the gate';
  await crew.seat(await crew.person('Ana'), tid, await crew.shift(tid, name, 8, 12));
  for (const screen of ['timeandshifts', 'scheduleByRef']) {
    await page.goto(`/desk/${screen}?tid=${tid}`);
    const shift = page.getByText(/Wave 1, courts/).locator('..');
    await expect(shift).toBeVisible();
    expect(await shift.evaluate((text) => text.scrollHeight > text.clientHeight)).toBe(false);
  }
});
