// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { DrawerSections } from './DrawerSections.tsx';
import { drawerFor } from './entries.ts';
import type { Place } from './screen.ts';

const PLACES: readonly Place[] = [
  { path: '/admin', title: 'staff.home', policy: 'staff', section: 'home' },
  { path: '/desk', title: 'staff.rcDashboard', policy: 'desk', section: 'desk' },
  {
    path: '/desk/schedule',
    also: { '/desk/makeschedule': 'desk' },
    title: 'staff.scheduleGenerator',
    policy: 'desk',
    section: 'scheduling',
  },
];

const showAt = (path: string) =>
  render(
    <MemoryRouter initialEntries={[path]}>
      <DrawerSections sections={drawerFor(PLACES, () => true)} />
    </MemoryRouter>,
  );

const openSections = () =>
  screen.getAllByRole('button', { expanded: true }).map(({ textContent }) => textContent);

beforeEach(() => localStorage.clear());

describe('the drawer', () => {
  it('has the section open that one is in, under whichever of its paths', () => {
    showAt('/desk/makeschedule');
    expect(openSections()).toEqual(['Scheduling']);
    expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Shift Generator');
  });

  it('brings the place one comes to into view, below however many open sections', () => {
    const brought = vi.spyOn(Element.prototype, 'scrollIntoView');
    showAt('/desk/schedule');
    expect(brought.mock.contexts[0]).toBe(screen.getByRole('link', { current: 'page' }));
    brought.mockRestore();
  });

  it('is folded by a press or a key, and remembers it', async () => {
    showAt('/admin');
    screen.getByRole('button', { name: 'Desk' }).focus();
    await userEvent.keyboard('{Enter}');
    expect(openSections()).toEqual(['Desk']);
    cleanup();
    showAt('/admin');
    expect(openSections()).toEqual(['Desk']);
    await userEvent.click(screen.getByRole('button', { name: 'Desk' }));
    expect(screen.queryAllByRole('button', { expanded: true })).toEqual([]);
  });

  it('shows the tournament’s home above all sections', () => {
    showAt('/desk');
    expect(screen.getAllByRole('link')[0]?.textContent).toBe('Admin Home');
  });
});
