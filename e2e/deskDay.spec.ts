import { expect, test } from './support/asPlatform.ts';
import { onDuty, played, today } from './support/board.ts';

test('a court is reset by keys with a word before and an undo after', { tag: '@desktop' }, async ({
  page,
  crew,
  expectAccessible,
  keepScreen,
}) => {
  const tid = await played(crew, 'Reset Open');
  const [ana, bo] = [await crew.person('Ana'), await crew.person('Bo')];
  for (const person of [ana, bo]) await onDuty(crew, tid, person);
  await page.goto(`/desk/CourtReset?tid=${tid}`);
  const reset = page.getByRole('dialog', { name: 'Court Reset' });
  await expect(reset.getByText('Free')).toHaveCount(4);
  await crew.desk('POST', `/api/assignCourt/${tid}`, {
    court_num: '2',
    ref_id: ana.ref_id,
    second_ref_id: bo.ref_id,
  });
  const court = reset.getByRole('listitem').filter({ has: page.getByRole('img', { name: 'Court 2' }) });
  await expect(court).toContainText('Ana Tester, Bo Tester');
  await expectAccessible();
  await keepScreen('court-reset');

  await page.keyboard.press('ArrowDown');
  await expect(reset.getByRole('button', { name: 'Reset court 2' })).toBeFocused();
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog', { name: 'Reset court 2?' });
  await expect(question).toContainText('Back to the queue: Ana Tester, Bo Tester.');
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await question.getByRole('button', { name: 'Reset' }).click();
  await expect(reset.getByText('Court has been re-set')).toBeVisible();
  await expect(court).toContainText('Free');
  await reset.getByRole('button', { name: 'Undo' }).click();
  await expect(court).toContainText('Ana Tester, Bo Tester');
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/refereefinishmatch/);
});

test('the desk reads who came and went, who is missing, and clears what is done', { tag: '@phone' }, async ({
  page,
  crew,
  expectAccessible,
  keepScreen,
}) => {
  const tid = await played(crew, 'Status Open');
  const sid = await crew.shift(tid, 'All day', 0, 0, { start: `${today()} 0:00`, end: `${today()} 23:59` });
  const [cy, di] = [await crew.person('Cy'), await crew.person('Di')];
  for (const person of [cy, di]) await crew.seat(person, tid, sid);
  await page.goto(`/desk/statusUpdates?tid=${tid}`);
  await expect(page.getByText('No status updates')).toBeVisible();
  const recap = page.getByRole('region', { name: "Today's shifts" });
  await expect(recap).toContainText('0 of 2');
  await expect(recap).toContainText('Cy Tester, Di Tester');

  await crew.desk('POST', `/api/checkinRef/${tid}`, { ref_id: cy.ref_id });
  await crew.desk('POST', `/api/checkinRef/${tid}`, { ref_id: di.ref_id });
  await crew.desk('POST', `/api/checkoutRef/${tid}`, { ref_id: di.ref_id, reason: 'Sick' });
  const updates = page.getByRole('region', { name: 'Came and went' });
  await expect(updates.getByText('Checked in')).toHaveCount(2);
  await expect(updates.getByText('Checked out')).toBeVisible();
  await expect(updates.getByText('Sick')).toBeVisible();
  await expect(recap).toContainText('1 of 2');
  await expect(recap).not.toContainText('Cy Tester');
  await expectAccessible();
  await keepScreen('status-updates');

  const remove = page.getByRole('button', { name: 'Remove: Di Tester, Checked out' });
  await remove.hover();
  const place = await remove.boundingBox();
  await crew.desk('POST', `/api/checkoutRef/${tid}`, { ref_id: cy.ref_id, reason: 'Lunch' });
  await expect(recap).toContainText('0 of 2');
  expect(await remove.boundingBox()).toEqual(place);
  await remove.click();
  await expect(updates.getByText('Checked out')).toHaveCount(0);
  await expect(updates.getByText('Removed')).toBeVisible();
  expect(await remove.boundingBox()).toEqual(place);
  await recap.hover();
  await expect(updates.getByText('Removed')).toHaveCount(0);
  await expect(updates.getByText('Lunch')).toBeVisible();
  await page.getByRole('button', { name: 'Remove all' }).click();
  const question = page.getByRole('alertdialog', { name: 'Remove all status updates?' });
  await expect(question).toContainText('Who is checked in stays checked in.');
  await question.getByRole('button', { name: 'Remove all' }).click();
  await expect(page.getByText('No status updates')).toBeVisible();
  await expect(recap).toContainText('0 of 2');
});
