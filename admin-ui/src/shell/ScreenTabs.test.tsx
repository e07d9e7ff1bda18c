// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { type Drawer, drawerFor } from './entries.ts';
import { ScreenTabs } from './ScreenTabs.tsx';
import type { Place } from './screen.ts';

const PLACES: readonly Place[] = [
  { path: '/desk/outbox', title: 'staff.outbox', policy: 'desk' },
  { path: '/desk/emaillog', title: 'staff.emailLog', policy: 'desk' },
  { path: '/volunteer/emaillog', title: 'staff.volunteerEmailLog', policy: 'volunteerDesk' },
  { path: '/desk/statusUpdates', title: 'staff.statusUpdates', policy: 'desk' },
  { path: '/admin/resources/shifts/*', title: 'staff.allShifts', policy: 'anyDesk' },
];

const DRAWER: Drawer = {
  staff: [
    { title: 'drawer.sent', tabs: ['/desk/outbox', '/desk/emaillog', '/volunteer/emaillog'] },
    { title: 'staff.scheduleSetup', tabs: ['/admin/resources/shifts/*', '/desk/outbox'] },
  ],
  run: [{ tabs: ['/desk/statusUpdates'] }],
};

const showAt = (path: string) =>
  render(
    <MemoryRouter initialEntries={[path]}>
      <ScreenTabs sections={drawerFor(DRAWER, PLACES, (policy) => policy !== 'volunteerDesk')} />
    </MemoryRouter>,
  );

const links = () => screen.queryAllByRole('link').map(({ textContent }) => textContent);

it('links the screens of one entry that the person may open, and marks the current one', () => {
  showAt('/desk/emaillog');
  screen.getByRole('navigation', { name: 'Sent Messages' });
  expect(links()).toEqual(['Outbox', 'Email Log']);
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Email Log');
});

it('stays above the forms of a list', () => {
  showAt('/admin/resources/shifts/s1');
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('All Shifts');
});

it('is not drawn above a screen that stands alone, or in no drawer', () => {
  showAt('/desk/statusUpdates');
  expect(links()).toEqual([]);
  cleanup();
  showAt('/desk/elsewhere');
  expect(links()).toEqual([]);
});
