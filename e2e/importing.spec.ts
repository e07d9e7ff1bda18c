import { stopwatch } from './support/stopwatch.ts';
import { expect, signIn, test } from './support/withCrew.ts';

const HEADING =
  'Start Date/Time (mm/dd/yyyy),End Date/Time (mm/dd/yyyy),Location,Qty,Item,First Name,Last Name,Email,Phone,Sign Up Comment';

/** As SignUpGenius exports a sign-up of 60 slots for five each, which 200 people have taken. */
function signUpGenius(run: string): string {
  const slots = ['05', '06', '07'].flatMap((day) =>
    [8, 10, 13, 15].flatMap((hour) => [1, 2, 3, 4, 5].map((court) => ({ day, hour, court }))),
  );
  const at = (day: string, hour: number) => `03/${day}/2030 ${hour % 12 || 12}:00 ${hour < 12 ? 'AM' : 'PM'}`;
  const lines = slots.flatMap(({ day, hour, court }, slot) =>
    Array.from({ length: 5 }, (_, spot) => {
      const person = (5 * slot + spot) % 200;
      const hours = `${at(day, hour)},${at(day, hour + 2)}`;
      return `${hours},Dallas,1,Court ${court},Person${person},Tester,import-${run}-${person}@example.org,,`;
    }),
  );
  return [HEADING, ...lines].join('\r\n');
}

test('a sign-up of 60 shifts and 200 people becomes a full schedule in at most 12 presses', {
  tag: '@desktop',
}, async ({ page, crew, expectAccessible, keepScreen }) => {
  test.slow();
  const tid = await crew.tournament('Imported Open', 'active');
  // Somebody who has added nobody today.
  const dora = await crew.person('Dora');
  await crew.desk('POST', `/api/addTournamentAdmin/${tid}`, { ref_id: dora.ref_id });
  await crew.desk('PUT', '/api/editTournamentAdminAccess', { tid, ref_id: dora.ref_id, type: 'master' });
  await signIn(page, dora);
  const work = await stopwatch(page);
  await page.goto(`/desk/import?tid=${tid}`);
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose a file' }).click();
  const buffer = Buffer.from(signUpGenius(crypto.randomUUID().slice(0, 8)));
  await (await chooser).setFiles({ name: 'SignUpGenius.csv', mimeType: 'text/csv', buffer });

  await expect(page.getByText('300 rows, from SignUpGenius')).toBeVisible();
  // Without it each item would be a category of volunteers.
  await page.getByLabel('Category of rows that name none').fill('Referee');
  await page.keyboard.press('Enter');
  await expect(page.getByText('New: 60 shifts, 200 people, 300 sign-ups.')).toBeVisible();
  await expectAccessible();
  await keepScreen('import-preview');
  await page.getByRole('button', { name: 'Import 300 rows' }).click();
  await expect(page.getByText('SignUpGenius.csv is imported')).toBeVisible({ timeout: 60_000 });
  await expectAccessible();
  await keepScreen('import-done');
  await page.getByRole('link', { name: 'Schedule/Shifts' }).last().click();
  await expect(page.getByText('Nobody is missing')).toBeVisible();
  expect(work().presses).toBeLessThanOrEqual(12);
});
