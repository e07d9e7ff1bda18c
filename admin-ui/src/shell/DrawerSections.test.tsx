// @vitest-environment happy-dom
import type { Phase } from '@courtcrew/domain/tournaments/policies/phase.ts';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { DrawerSections } from './DrawerSections.tsx';
import { type Drawer, drawerFor } from './entries.ts';
import type { Place } from './screen.ts';

const PLACES: readonly Place[] = [
  { path: '/admin', title: 'staff.home', policy: 'staff' },
  { path: '/desk', title: 'staff.rcDashboard', policy: 'desk' },
  {
    path: '/desk/schedule',
    also: { '/desk/makeschedule': 'desk' },
    title: 'staff.scheduleGenerator',
    policy: 'desk',
  },
  { path: '/plan/budget', title: 'staff.budget', policy: 'desk' },
];

const DRAWER: Drawer = {
  home: [{ tabs: ['/admin'] }],
  prepare: [{ title: 'staff.scheduleSetup', tabs: ['/desk/schedule', '/plan/budget'] }],
  run: [{ tabs: ['/desk'] }],
};

const showAt = (path: string, phase: Phase | null = null) =>
  render(
    <MemoryRouter initialEntries={[path]}>
      <DrawerSections phase={phase} sections={drawerFor(DRAWER, PLACES, () => true)} />
    </MemoryRouter>,
  );

const openSections = () =>
  screen.getAllByRole('button', { expanded: true }).map(({ textContent }) => textContent);

beforeEach(() => localStorage.clear());

describe('the drawer', () => {
  it('has the section open that one is in, under whichever of its paths', () => {
    showAt('/desk/makeschedule');
    expect(openSections()).toEqual(['Prepare']);
    expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Schedule Setup');
  });

  it('marks the entry that one is in on each of its tabs', () => {
    showAt('/plan/budget');
    expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Schedule Setup');
  });

  it('brings the place one comes to into view, below however many open sections', () => {
    const brought = vi.spyOn(Element.prototype, 'scrollIntoView');
    showAt('/desk/schedule');
    expect(brought.mock.contexts[0]).toBe(screen.getByRole('link', { current: 'page' }));
    brought.mockRestore();
  });

  it('is folded by a press or a key, and remembers it', async () => {
    showAt('/admin');
    screen.getByRole('button', { name: 'Run' }).focus();
    await userEvent.keyboard('{Enter}');
    expect(openSections()).toEqual(['Run']);
    cleanup();
    showAt('/admin');
    expect(openSections()).toEqual(['Run']);
    await userEvent.click(screen.getByRole('button', { name: 'Run' }));
    expect(screen.queryAllByRole('button', { expanded: true })).toEqual([]);
  });

  it('opens the phase that the tournament is in, until somebody folds it', async () => {
    showAt('/admin', 'run');
    expect(openSections()).toEqual(['RunNow']);
    await userEvent.click(screen.getByRole('button', { name: 'Run Now' }));
    cleanup();
    showAt('/admin', 'run');
    expect(screen.queryAllByRole('button', { expanded: true })).toEqual([]);
  });

  it('opens the phase anew when it is another one, here or in another tournament', () => {
    showAt('/admin', 'prepare');
    cleanup();
    showAt('/admin', 'run');
    expect(openSections()).toEqual(['RunNow']);
  });

  it('shows the tournament’s home above all sections', () => {
    showAt('/desk');
    expect(screen.getAllByRole('link')[0]?.textContent).toBe('Admin Home');
  });
});
