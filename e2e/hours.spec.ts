import type { Page } from '@playwright/test';
import { expect, test } from './support/asPlatform.ts';

const hours = async (form: ReturnType<Page['getByRole']>, start: string, end: string) => {
  await form.getByLabel('Start').first().fill(start);
  await form.getByLabel('End').first().fill(end);
};

test('the desk makes a night shift, and reads on which day it ends', { tag: '@phone' }, async ({
  page,
  crew,
  expectAccessible,
  keepScreen,
}) => {
  const tid = await crew.tournament('Night Open', 'active');
  await page.goto(`/desk/scheduleSetup?tid=${tid}`);
  const form = page.getByRole('form', { name: 'Add shift' });
  await form.getByLabel('Name').fill('Night watch');
  await hours(form, '22:00', '06:00');
  await expect(form.getByText('ends Wed, Mar 6')).toBeVisible();
  await form.getByRole('textbox', { name: 'Spots', exact: true }).fill('2');
  await expectAccessible();
  await keepScreen('night-shift');
  await form.getByRole('button', { name: 'Add shift' }).click();
  await expect(page.getByText('Shift added')).toBeVisible();
  await expect(page.getByText('10:00 pm - 6:00 am')).toHaveCount(1);
});

test('the desk is asked about a shift far from the tournament, and may mean it', { tag: '@desktop' }, async ({
  page,
  crew,
  keepScreen,
}) => {
  const tid = await crew.tournament('Far Open', 'active');
  await page.goto(`/desk/scheduleSetup?tid=${tid}`);
  const form = page.getByRole('form', { name: 'Add shift' });
  await form.getByRole('textbox', { name: 'Spots', exact: true }).fill('2');
  await form.getByLabel('Date').fill('2030-06-05');
  await form.getByRole('button', { name: 'Add shift' }).click();
  const ask = page.getByRole('alertdialog');
  await expect(ask).toContainText('more than a week outside the days of the tournament');
  await keepScreen('night-shift-asked');
  await ask.getByRole('button', { name: 'Yes, they are' }).click();
  await expect(ask).toHaveCount(0);
  await expect(page.getByText('8:00 am - 12:00 pm')).toHaveCount(1);
});

test('the generator makes nights, and says so in the form and in the list', { tag: '@desktop' }, async ({
  page,
  crew,
  expectAccessible,
  keepScreen,
}) => {
  const tid = await crew.tournament('Nights Open', 'active');
  await page.goto(`/desk/schedule?tid=${tid}`);
  const form = page.getByRole('form');
  await hours(form, '22:00', '06:00');
  await expect(form.getByText('next day')).toBeVisible();
  await expect(page.getByText('10:00 pm - 6:00 am (next day)')).toHaveCount(3);
  await form
    .getByRole('group', { name: 'Spots of each shift', exact: true })
    .getByLabel('Certified')
    .fill('1');
  await expectAccessible();
  await keepScreen('night-generator');
  await form.getByRole('button', { name: 'Add 3 shifts' }).click();
  await expect(page.getByText('3 shifts added')).toBeVisible();
  await expect(page.getByText('10:00 pm - 6:00 am')).toHaveCount(3);
});

test('the sign-up page folds away what is over, and offers nothing for what has begun', {
  tag: '@phone',
}, async ({ page, crew, expectAccessible, keepScreen }) => {
  const tid = await crew.tournament('Running Open', 'active');
  const around = (from: number, to: number) => ({
    start: new Date(Date.now() + from * 3_600_000).toISOString(),
    end: new Date(Date.now() + to * 3_600_000).toISOString(),
    confirm: true,
  });
  await crew.shift(tid, 'Yesterday', 8, 12, around(-26, -22));
  await crew.shift(tid, 'Right now', 8, 12, around(-2, 22));
  await crew.shift(tid, 'Some day', 8, 12);
  await page.goto(`/signup/${tid}`);
  await expect(page.getByText('Right now')).toBeVisible();
  await expect(page.getByText('Begun')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Apply for/ })).toHaveCount(1);
  await expect(page.getByText('Yesterday')).toHaveCount(0);
  await page.getByRole('button', { name: 'Over: 1' }).click();
  await expect(page.getByText('Yesterday')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Apply for Some day' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Apply for/ })).toHaveCount(1);
  await expectAccessible();
  await keepScreen('signup-over');
});
