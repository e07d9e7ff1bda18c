import { actAsPlatform } from './support/platform.ts';
import { expect, signIn, test } from './support/withCrew.ts';

test('a question is asked, answered once under its link, and then read by everybody', {
  tag: '@desktop',
}, async ({ page, crew, expectAccessible, keepScreen }) => {
  const quinn = await crew.person('Quinn');
  const question = `May I bring a dog to the venue? ${quinn.ref_id.slice(0, 8)}`;
  await page.goto('/question/submit');
  await expect(page.getByRole('heading', { name: 'Please Login' })).toBeVisible();
  await signIn(page, quinn);
  await page.goto('/question/submit');
  await page.getByRole('button', { name: 'Send question' }).click();
  await expect(page.getByText('Question Required')).toBeVisible();
  await page.getByRole('textbox', { name: 'Your question' }).fill(question);
  await expectAccessible();
  await page.getByRole('button', { name: 'Send question' }).click();
  await expect(page.getByText('Question sent')).toBeVisible();
  await page.goto('/question');
  await expect(page.getByRole('heading', { name: 'Questions and answers' })).toBeVisible();
  await expect(page.getByText(question)).toHaveCount(0);

  // Whoever has the link answers; here it is the platform's list that leads to it.
  await actAsPlatform(page);
  await page.goto('/question');
  const item = page.getByRole('listitem').filter({ hasText: question });
  const link = await item.getByRole('link').first().getAttribute('href');
  await page.context().clearCookies();
  await page.goto(link ?? '');
  await expect(page.getByText(question)).toBeVisible();
  await page.getByRole('textbox', { name: 'Answer' }).fill('Yes, on a leash.');
  await keepScreen('answer-question');
  await page.getByRole('button', { name: 'Send answer' }).click();
  await expect(page.getByText('Answer sent')).toBeVisible();
  await page.goto(link ?? '');
  await expect(page.getByText(/^Sorry the question can not be found/)).toBeVisible();

  await page.goto('/question');
  const published = page.getByRole('listitem').filter({ hasText: question });
  await expect(published).toContainText('Yes, on a leash.');
  await expect(published.getByRole('link')).toHaveCount(0);
  await expectAccessible();
});
