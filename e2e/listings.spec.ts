import type { Locator, Page } from '@playwright/test';
import { expect, signIn, test } from './support/withCrew.ts';

const unique = (name: string): string => `${name} ${crypto.randomUUID().slice(0, 8)}`;

/** On a phone the filters are behind one button. */
async function unfoldFilters(page: Page) {
  const filters = page.getByRole('button', { name: /^Filters/ });
  if (await filters.isVisible()) await filters.click();
}

test('a visitor finds a tournament by name, place and region, also a past one', async ({
  page,
  crew,
  expectAccessible,
  keepScreen,
}) => {
  const [coming, past, undated] = [unique('Mesa Open'), unique('Bygone Cup'), unique('Someday Classic')];
  const tid = await crew.tournament(coming, 'active', {
    facility: 'West',
    about: 'Eight courts in the sun.',
  });
  await crew.tournament(past, 'published', { start: '03/05/2020', end_date: '03/07/2020' });
  await crew.tournament(undated, 'active', { start: '', end_date: '' });
  await crew.tournament(unique('Hidden Draft'), 'draft');
  await page.goto('/tournaments');
  const search = page.getByRole('searchbox', { name: 'Name or location' });
  const card = (name: string) => page.getByRole('listitem').filter({ hasText: name });

  await search.fill(coming.toUpperCase());
  await expect(card(coming)).toContainText('Mar 5 - 7, 2030');
  await expect(page.getByRole('listitem').filter({ has: page.getByRole('heading') })).toHaveCount(1);
  await expectAccessible();
  await keepScreen('tournaments');
  await unfoldFilters(page);
  await page.getByRole('button', { name: 'East' }).click();
  await expect(page.getByText('Sorry no tournaments were found.')).toBeVisible();
  await expect(page).toHaveURL(/region=East/);
  await page.getByRole('button', { name: 'West' }).click();
  await expect(card(coming)).toBeVisible();

  await page.getByRole('button', { name: 'Clear filters' }).click();
  await search.fill(undated);
  await expect(card(undated)).toContainText('Dates Needed');
  await search.fill(past);
  await expect(card(past)).toHaveCount(0);
  await expect(page.getByText('Sorry no tournaments were found.')).toBeVisible();
  await page.getByRole('search').getByRole('button', { name: 'View all' }).click();
  await expect(page.getByRole('heading', { name: 'Past tournaments' })).toBeVisible();
  await expect(card(past)).toBeVisible();
  await search.fill('Hidden Draft');
  await expect(page.getByText('Sorry no tournaments were found.')).toBeVisible();

  await search.fill(coming);
  await card(coming).getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(`/signup/${tid}$`));
});

test('from the home page a tournament is found and open after three taps', { tag: '@phone' }, async ({
  page,
  crew,
}) => {
  const name = unique('Tapped Open');
  const tid = await crew.tournament(name, 'active');
  let taps = 0;
  const tap = async (target: Locator) => {
    taps += 1;
    await target.click();
  };
  await page.goto('/');
  await tap(page.getByRole('navigation').getByRole('link', { name: 'Tournaments', exact: true }));
  await tap(page.getByRole('searchbox', { name: 'Name or location' }));
  await page.keyboard.type(name);
  await tap(page.getByRole('listitem').filter({ hasText: name }).getByRole('link'));
  await expect(page).toHaveURL(new RegExp(`/signup/${tid}$`));
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  expect(taps).toBe(3);
});

test('a visitor finds what is near, in their days, and still needs people', { tag: '@phone' }, async ({
  page,
  context,
  crew,
  expectAccessible,
  keepScreen,
}) => {
  const town = unique('Finders');
  const [near, far, full] = [`${town} Near`, `${town} Far`, `${town} Full`];
  const tid = await crew.tournament(far, 'active', { lat: 33.4, long: -111.8 });
  await crew.shift(tid, 'Morning', 8, 12);
  const closeBy = await crew.tournament(near, 'active', { lat: 27.9, long: -82.4 });
  await crew.shift(closeBy, 'Morning', 8, 12);
  await crew.tournament(full, 'active', { start: '06/05/2030', end_date: '06/06/2030' });
  const names = page.getByRole('listitem').getByRole('heading');
  await page.goto('/tournaments');
  await page.getByRole('searchbox', { name: 'Name or location' }).fill(town);
  await expect(names).toHaveCount(3);

  const first = await page.getByRole('listitem').filter({ hasText: far }).boundingBox();
  expect(first?.y).toBeLessThan(400);
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  await page.getByRole('button', { name: 'Tennis' }).click();
  await expect(page.getByRole('button', { name: 'Filters: 1' })).toBeVisible();
  await expect(names).toHaveCount(0);
  await page.getByRole('button', { name: 'Both' }).click();
  await page.getByRole('button', { name: 'Dates' }).click();
  await page.getByLabel('From').fill('2030-06-01');
  await expect(names).toHaveText([full]);
  await expect(page.getByText('Wanted:')).toHaveCount(0);
  await page.getByLabel('To').fill('2030-06-04');
  await expect(page.getByText('Nothing fits the filters you set.')).toBeVisible();
  await page.getByLabel('From').fill('2030-03-01');
  await expect(names).toHaveCount(2);
  await expect(page).toHaveURL(/from=2030-03-01&to=2030-06-04/);
  await expectAccessible();
  await page.reload();
  await page.getByRole('button', { name: 'Filters: 1' }).click();
  await expect(page.getByLabel('To')).toHaveValue('2030-06-04');
  await page.getByLabel('From').fill('');
  await page.getByLabel('To').fill('');

  await page.getByRole('button', { name: 'Need people' }).click();
  await expect(names).toHaveCount(2);
  await expect(page.getByText('Wanted:').first()).toBeVisible();

  const nearMe = page.getByRole('button', { name: 'Near me' });
  await nearMe.click();
  await expect(page.getByText('Your browser did not say where you are.')).toBeVisible();
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 25.76, longitude: -80.19 });
  await nearMe.click();
  await expect(names).toHaveText([near, far]);
  await expect(page.getByText(/20\d mi away/)).toBeVisible();
  await keepScreen('near-me');
  await nearMe.click();
  await expect(page.getByText('mi away')).toHaveCount(0);
});

test('the calendar shows a month, steps to others, and opens a signup', async ({
  page,
  crew,
  expectAccessible,
  keepScreen,
}) => {
  const name = unique('March Masters');
  const tid = await crew.tournament(name, 'active', { start: '03/29/2031', end_date: '04/02/2031' });
  await page.goto('/tournamentcalendar?month=2031-02');
  await expect(page.getByRole('heading', { name: 'February 2031' })).toBeVisible();
  await page.getByRole('button', { name: 'Next month' }).click();
  await expect(page.getByRole('heading', { name: 'March 2031', exact: true })).toBeVisible();
  await expect(page).toHaveURL(/month=2031-03/);
  await expect(page.getByRole('link', { name }).first()).toBeVisible();
  await expectAccessible();
  await keepScreen('calendar');
  await page.getByRole('button', { name: 'Next month' }).click();
  // The link of March goes as April's comes.
  await expect(page.getByRole('heading', { name: 'April 2031', exact: true })).toBeVisible();
  await page.getByRole('link', { name }).first().click();
  await expect(page).toHaveURL(new RegExp(`/signup/${tid}$`));
});

test('the map lists what has a place, and apart what has none', async ({
  page,
  crew,
  expectAccessible,
  keepScreen,
}) => {
  const [here, nowhere] = [unique('Harbor Open'), unique('Lost Open')];
  // A place of its own, so that its pin is its alone.
  await crew.tournament(here, 'active', { lat: 30 + Math.random() * 15, long: -71.06 });
  await crew.tournament(nowhere, 'active');
  await page.goto('/tournamentmap');
  const list = page.getByRole('list', { name: 'Tournaments', exact: true });
  await expect(list.getByRole('link', { name: here })).toBeVisible();
  await expect(list.getByText(nowhere)).toHaveCount(0);
  await expect(
    page.getByRole('list', { name: 'Without a place on the map' }).getByText(nowhere),
  ).toBeVisible();
  await expectAccessible();
  await list.getByRole('button', { name: `Show ${here} on the map` }).click();
  await expect(page.locator('.leaflet-popup').getByText(here)).toBeVisible();
  await keepScreen('map');
  // By keys alone: the pin has its tournament's name and opens what the list's button opens.
  // So is the popup closed: the map may still be moving, and a pointer that comes down on the key goes up beside it.
  await page.getByRole('button', { name: 'Close popup' }).press('Enter');
  await expect(page.locator('.leaflet-popup')).toHaveCount(0);
  await page.getByRole('button', { name: here, exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.leaflet-popup').getByText(here)).toBeVisible();
  await expect(page.getByRole('link', { name: 'OpenStreetMap' })).toBeVisible();
});

test('the keys of the map are named in Spanish, too', { tag: '@phone' }, async ({ page, crew }) => {
  const name = unique('Puerto Open');
  await crew.tournament(name, 'active', { lat: 30 + Math.random() * 15, long: -71.06 });
  await page.addInitScript(() => localStorage.setItem('courtcrew.language', 'es'));
  await page.goto('/tournamentmap');
  await expect(page.getByRole('link', { name: 'Leaflet' })).not.toHaveAttribute('title');
  for (const key of ['Acercar', 'Alejar'])
    await expect(page.getByRole('button', { name: key, exact: true })).toBeVisible();
  await page.getByRole('button', { name: `Mostrar ${name} en el mapa` }).click();
  await expect(page.getByRole('button', { name: 'Cerrar la ficha' })).toBeVisible();
});

test('places too close to choose between share a pin, which brings the map nearer', {
  tag: '@phone',
}, async ({ page, crew, keepScreen }) => {
  const bay = unique('Bay');
  const [tampa, stPete, mesa] = [`${bay} Tampa`, `${bay} St. Pete`, `${bay} Mesa`];
  await crew.tournament(tampa, 'active', { lat: 27.95, long: -82.46 });
  await crew.tournament(stPete, 'active', { lat: 27.77, long: -82.63 });
  await crew.tournament(mesa, 'active', { lat: 33.42, long: -111.83 });
  // Other tests put pins on the same map. A visitor's page brings its tournaments along, so this is no visitor.
  await signIn(page, await crew.person('Ana'));
  await page.route('**/api/t/getTournaments*', async (route) => {
    const response = await route.fetch();
    const rows: { name: string }[] = await response.json();
    await route.fulfill({ response, json: rows.filter(({ name }) => name.startsWith(bay)) });
  });
  await page.goto('/tournamentmap');
  const shared = page.getByRole('button', { name: /^2 tournaments around here/ });
  const pin = (name: string) => page.getByRole('button', { name, exact: true });
  await expect(pin(mesa)).toBeVisible();
  await expect(shared).toHaveText('2');
  await keepScreen('map-shared-pin');
  await shared.focus();
  await page.keyboard.press('Enter');
  await expect(pin(tampa)).toBeVisible();
  await expect(pin(stPete)).toBeVisible();
  await expect(shared).toHaveCount(0);
  await expect(page.locator('.leaflet-container')).toBeFocused();

  await page.reload();
  await expect(shared).toBeVisible();
  await page.getByRole('button', { name: `Show ${stPete} on the map` }).click();
  await expect(page.locator('.leaflet-popup').getByText(stPete)).toBeVisible();
});

test('an organization has its page, two of them their own header', async ({
  page,
  crew,
  expectAccessible,
}) => {
  const [ppa, club] = [unique('Tour Stop'), unique('Club Evening')];
  await crew.tournament(ppa, 'active', { organization: 'ppa' });
  await crew.tournament(club, 'active', { organization: 'Riverside Club' });
  await page.goto('/ppa');
  await expect(page.getByRole('heading', { name: 'PPA Tour' })).toBeVisible();
  await expect(page.getByText(ppa)).toBeVisible();
  await expect(page.getByText(club)).toHaveCount(0);
  await expectAccessible();
  await page.goto('/organization/Riverside%20Club');
  await expect(page.getByRole('heading', { name: 'Riverside Club' })).toBeVisible();
  await expect(page.getByText(club)).toBeVisible();
  await page.goto('/legacy');
  await expect(page.getByText('Sorry no tournaments were found.')).toBeVisible();
});

test('procedures are for people registered in the tournament', { tag: '@phone' }, async ({
  page,
  crew,
  expectAccessible,
}) => {
  const ana = await crew.person('Ana');
  const tid = await crew.tournament(unique('Rule Open'), 'active');
  await page.goto(`/procedures/${tid}`);
  await expect(page.getByRole('heading', { name: 'Please Login' })).toBeVisible();
  await expectAccessible();
  await signIn(page, ana);
  await page.reload();
  await expect(page.getByText('You must be registered for this tournament to view this page.')).toBeVisible();
  const sid = await crew.shift(tid, 'Morning', 8, 12);
  await crew.select(ana, tid, sid);
  await page.reload();
  await expect(page.getByText('No procedures found for this tournament.')).toBeVisible();
});

test('the dashboard says what is next and what waits for a yes', { tag: '@phone' }, async ({
  page,
  crew,
  expectAccessible,
}) => {
  const ana = await crew.person('Ana');
  await ana.api.put(`/auth/editProfile/${ana.ref_id}`, {
    data: { first: 'Ana', last: 'Tester', phone: '8015550134' },
  });
  const tid = await crew.tournament(unique('Next Open'), 'published');
  const sid = await crew.shift(tid, 'Morning', 8, 12);
  await crew.select(ana, tid, sid);
  await signIn(page, ana);
  await page.goto('/');
  const schedule = page.getByRole('region', { name: 'My Schedule' });
  await expect(schedule).toContainText('Morning');
  await expectAccessible();
  await schedule.getByRole('button', { name: /^Confirm/ }).click();
  await expect(schedule.getByText('Confirmed')).toBeVisible();
});
