import { onDuty, played } from './support/board.ts';
import { expect, signIn, test } from './support/withCrew.ts';

/** What a phone of 320 pixels cannot show or hit, at the size of letters the reader has set. */
const faults = (root: number) => {
  const found: string[] = [];
  const wide = document.documentElement.scrollWidth;
  if (wide > innerWidth + 1) found.push(`the page is ${wide} px wide`);
  if (root > 16) return found;
  for (const control of document.querySelectorAll<HTMLElement>(
    'header a, header button, nav a, main button',
  )) {
    const { width, height } = control.getBoundingClientRect();
    if (width > 1 && Math.min(width, height) < 43.5)
      found.push(`${control.textContent} is ${Math.round(width)} by ${Math.round(height)} px`);
  }
  return found;
};

/** Which nothing lets break but its width. */
const BARE = 'Wolfeschlegelsteinhausenbergerdorffwelchevoralternwarengewissenhaftsch';

for (const [root, name, last] of [
  [16, BARE, BARE],
  [32, 'International Championships', 'Tester'],
] as const) {
  test(`a phone shows and hits everything with letters of ${root} px`, async ({
    page,
    crew,
    isMobile,
    keepScreen,
  }) => {
    test.skip(!isMobile, 'a wide window has room');
    await page.setViewportSize({ width: 320, height: 640 });
    const tid = await played(crew, name, 20);
    const morning = await crew.shift(tid, 'Morning', 8, 12);
    const ana = await crew.person('Ana');
    // Else the home page asks for it first.
    await ana.api.put(`/auth/editProfile/${ana.ref_id}`, {
      data: { first: 'Ana', last, phone: '8015550134' },
    });
    await crew.seat(ana, tid, morning);
    await onDuty(crew, tid, ana);
    await signIn(page, ana);
    await page.addInitScript((size) => {
      addEventListener('DOMContentLoaded', () => {
        document.documentElement.style.fontSize = `${size}px`;
      });
    }, root);
    const paths = [
      '/',
      '/tournaments',
      '/ppa',
      '/tournamentcalendar',
      '/tournamentmap',
      `/signup/${tid}`,
      `/signup/volunteer?tid=${tid}`,
      `/public/board/${tid}`,
      '/profile/signupReport',
      '/profile/myProfile',
      '/profile/history',
      '/resources',
    ];
    for (const path of paths) {
      await page.goto(path, { waitUntil: 'networkidle' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect.poll(() => page.evaluate(faults, root), { message: path }).toEqual([]);
      if (path.startsWith('/signup/') && root === 32) await keepScreen('signup-large-text');
    }
  });
}
