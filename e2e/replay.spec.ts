import { expect, test } from './support/asPlatform.ts';
import { onDuty, played } from './support/board.ts';

test('the desk replays its day: change by change, for one court, by the slider and by itself', {
  tag: '@desktop',
}, async ({ page, crew, expectAccessible, keepScreen }) => {
  const tid = await played(crew, 'Replay Open', 2);
  await crew.shift(tid, 'Morning', 8, 12);
  const [ana, bo] = await Promise.all([crew.person('Ana'), crew.person('Bo')]);
  for (const one of [ana, bo]) await onDuty(crew, tid, one);
  const assign = (court_num: number, ref_id: string) =>
    crew.desk('POST', `/api/assignCourt/${tid}`, { court_num, ref_id });
  await assign(1, ana.ref_id);
  await assign(2, bo.ref_id);
  await page.goto(`/desk/scheduleReplay?tid=${tid}`);
  await expect(page.getByText('Morning').first()).toBeVisible();
  await page.getByRole('tab', { name: 'Floor' }).click();
  const courts = page.getByRole('region', { name: 'Courts (2)' });
  const queue = page.getByRole('region', { name: /^On-duty queue/ });
  const told = page.getByRole('main').getByRole('status').filter({ hasText: 'As of' });
  await expect(courts.getByText('Bo Tester, since')).toBeVisible();

  await page.getByRole('button', { name: 'Previous change' }).click();
  await expect(queue.getByText('1. Bo Tester')).toBeVisible();
  await expect(told).toContainText('Changed: Court 2');
  await expect(courts.getByText('changed')).toBeVisible();
  await expectAccessible();
  await keepScreen('replay-floor');

  await page.getByLabel('Changes of').selectOption('Court');
  await page.getByLabel('Court', { exact: true }).selectOption('1');
  await expect(page.getByRole('list').getByText('Match assigned')).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Next change' })).toBeDisabled();
  await page.getByLabel('Changes of').selectOption('Everything');

  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('/audit/asOf/') && asked.push(request.url()));
  const slider = page.getByRole('slider', { name: 'Time of day' });
  await slider.focus();
  await page.keyboard.press('Home');
  await expect(slider).toHaveAttribute('aria-valuetext', '12:00 am');
  await expect(page.getByText('There were no courts then')).toBeVisible();
  expect(asked.length).toBe(1);

  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
  await expect(queue.getByText('1. Ana Tester')).toBeVisible();
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  await expect(courts.getByText('Ana Tester, since')).toHaveCount(0);
});
