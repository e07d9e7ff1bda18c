import { onDuty, played } from './support/board.ts';
import { firstView, openDrawn, withoutScripts } from './support/firstView.ts';
import { expect, signIn, test } from './support/withCrew.ts';

/** What was drawn above the foot, and is missing in any frame until well after the page itself has come. */
async function lostWhileSwapped(): Promise<readonly string[]> {
  const shown = () =>
    new Set(
      [
        ...document.querySelectorAll(
          '#root :is(header, main, nav) :is(h1, h2, h3, a, button, p, time, label)',
        ),
      ].map(({ textContent }) => textContent),
    );
  const drawn = shown();
  const lost = new Set<string>();
  for (let after = 0; after < 20; after += document.getElementById('first-view') ? 0 : 1) {
    await new Promise((done) => requestAnimationFrame(done));
    const now = shown();
    for (const text of drawn) if (!now.has(text)) lost.add(text);
  }
  return [...lost];
}

test('a visitor reads a page and goes on before its scripts have come, and applies once they have', async ({
  page,
  crew,
}) => {
  const tid = await crew.tournament('Dallas Open', 'active');
  await crew.shift(tid, 'Morning', 8, 12);
  const letCome = await withoutScripts(page);
  await openDrawn(page, `/signup/${tid}`);
  const apply = page.getByRole('button', { name: 'Apply for Morning' });
  await expect(page.getByRole('heading', { name: 'Dallas Open' })).toBeVisible();
  await expect(apply).toBeVisible();
  await expect(apply).toBeEnabled();
  await page.getByRole('link', { name: 'Courtcrew' }).click();
  await expect(page).toHaveURL(/\/$/);

  await openDrawn(page, `/signup/${tid}`);
  letCome();
  await apply.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(firstView(page)).toHaveCount(0);
});

test('what was drawn of a page stays where it is when the page itself comes', async ({ page, crew }) => {
  const tid = await played(crew, 'Dallas Open');
  await onDuty(crew, tid, await crew.person('Ana'));
  await crew.shift(tid, 'Morning', 8, 12);
  // Of lists of all tournaments other journeys take some away meanwhile.
  for (const path of [`/signup/${tid}`, `/public/board/${tid}`, '/help', '/login', '/resources']) {
    const letCome = await withoutScripts(page);
    await openDrawn(page, path);
    const lost = page.evaluate(lostWhileSwapped);
    letCome();
    expect(await lost, path).toEqual([]);
    await page.unrouteAll();
  }
});

test('a page is shown at once in the colours that were chosen, and in no other language @phone', async ({
  page,
}) => {
  await page.goto('/help');
  await page.evaluate(() => localStorage.setItem('courtcrew.scheme', 'dark'));
  await withoutScripts(page);
  await openDrawn(page, '/help');
  await expect(page.locator('html')).toHaveAttribute('data-color-scheme', 'dark');
  await expect(page.getByRole('heading', { name: 'Help' })).toBeVisible();
  await page.evaluate(() => localStorage.setItem('courtcrew.language', 'es'));
  await openDrawn(page, '/help');
  await expect(page.getByRole('heading', { name: 'Help' })).toBeHidden();
  // By then the server knows which.
  await openDrawn(page, '/help');
  await expect(page.getByRole('heading', { name: 'Ayuda' })).toBeVisible();
});

test('nobody who is signed in is shown what a visitor sees @phone', async ({ page, crew }) => {
  const ana = await crew.person('Ana');
  await openDrawn(page, '/help');
  await signIn(page, ana);
  await withoutScripts(page);
  await page.goto('/help', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { name: 'Help' })).toBeVisible();
  await expect(firstView(page)).toHaveCount(0);
});
