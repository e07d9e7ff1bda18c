import type { Locator, Page } from '@playwright/test';
import type { Role } from './table.ts';

/** What the documents describe inside of screens: bars, banners, dialogs, questions. Each is opened as people open it. */
export interface Inner {
  readonly name: string;
  readonly who: Role;
  /** The screen it is on. */
  readonly path: string;
  /** What leads to it there. */
  readonly open?: (page: Page) => Promise<void>;
  readonly seen: (page: Page) => Locator;
}

const press =
  (name: string | RegExp) =>
  (page: Page): Promise<void> =>
    page
      .getByRole('button', { name, exact: typeof name === 'string' })
      .first()
      .click();

const question = (text: string | RegExp) => (page: Page) =>
  page.getByRole('alertdialog').filter({ hasText: text });

const dialog = (name: string) => (page: Page) => page.getByRole('dialog', { name });

const NOT_AUTHORIZED = 'Sorry you are not authorized for this feature.';

export const INNER: readonly Inner[] = [
  {
    name: 'header of a visitor, with the login bar',
    who: 'visitor',
    path: '/resources',
    seen: (page) => page.getByRole('banner').getByRole('button', { name: 'Login', exact: true }),
  },
  {
    name: 'footer',
    who: 'visitor',
    path: '/resources',
    seen: (page) => page.getByRole('contentinfo').getByRole('link', { name: 'Terms of use' }),
  },
  {
    name: 'login dialog',
    who: 'visitor',
    path: '/signup/{tid}',
    open: press(/^Apply for Evening,/),
    seen: dialog('Login'),
  },
  {
    name: 'header of somebody logged in',
    who: 'person',
    path: '/resources',
    seen: (page) => page.getByRole('banner').getByRole('button', { name: /Nora|Profile menu/ }),
  },
  {
    name: 'navigation of an official',
    who: 'person',
    path: '/resources',
    seen: (page) => page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'My Schedule' }),
  },
  {
    name: 'dashboard with the profile-update dialog',
    who: 'person',
    path: '/',
    seen: dialog('Please check your profile'),
  },
  {
    name: 'waiver banner and dialog',
    who: 'person',
    path: '/signup/volunteer?tid={tid}',
    open: press('Sign waiver'),
    seen: dialog('Volunteer waiver'),
  },
  {
    name: 'assignment manager',
    who: 'person',
    path: '/signup/{tid}',
    seen: (page) => page.getByRole('region', { name: 'Assignment Manager' }),
  },
  {
    name: 'question before a shift is removed',
    who: 'person',
    path: '/signup/{tid}',
    open: press(/^Remove Evening,/),
    seen: question('Are you sure you want to remove this shift?'),
  },
  {
    name: 'unauthorized message',
    who: 'person',
    path: '/desk',
    seen: (page) => page.getByRole('heading', { name: NOT_AUTHORIZED }),
  },
  {
    name: 'side drawer of staff',
    who: 'refereeDesk',
    path: '/desk',
    open: press('Staff'),
    seen: (page) =>
      page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Schedule/Shifts' }),
  },
  {
    name: 'referee approval requests',
    who: 'refereeDesk',
    path: '/admin/resources/approvals',
    seen: (page) =>
      page.getByRole('tabpanel', { name: /^Approval requests/ }).getByText('No approval requests'),
  },
  {
    name: 'court reset tool',
    who: 'refereeDesk',
    path: '/desk/CourtReset',
    seen: dialog('Court Reset'),
  },
  {
    name: 'tie-breaker question of a gold medal match',
    who: 'refereeDesk',
    path: '/desk/refereefinishmatch',
    open: async (page) => {
      // Keys are taken once the board is there; the screen before may be live as well.
      await page.getByRole('heading', { name: 'Live Board', level: 1 }).waitFor();
      await page.getByText('live', { exact: true }).waitFor();
      await page.keyboard.type('2f');
    },
    seen: dialog('Gold medal match: was there a tie-breaker?'),
  },
  {
    name: 'question before a category is deleted',
    who: 'volunteerDesk',
    path: '/volunteer/categories',
    open: press('Delete: Gates'),
    seen: question('Gates'),
  },
  {
    name: 'question before a group is deleted',
    who: 'volunteerDesk',
    path: '/volunteer/groups',
    open: async (page) => {
      await page
        .getByRole('row', { name: /Tennis club/ })
        .first()
        .click();
      await press(/^Delete: Tennis club/)(page);
    },
    seen: question('Tennis club'),
  },
  {
    name: 'question before everybody is checked out',
    who: 'volunteerDesk',
    path: '/volunteer/checkin',
    open: press('Check out all'),
    seen: question('Check out all volunteers?'),
  },
  {
    name: 'draft banner',
    who: 'master',
    path: '/admin?tid={draft}',
    seen: (page) => page.getByText('This tournament is in draft'),
  },
  {
    name: 'question before a tournament is activated',
    who: 'master',
    path: '/admin?tid={draft}',
    open: press(/^Active/),
    seen: question('verify and save the tournament setup'),
  },
];
