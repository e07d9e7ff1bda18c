// @vitest-environment happy-dom

import { KitRoot } from '@courtcrew/ui-kit/app/KitRoot.tsx';
import { createClient, type Fetch } from '@courtcrew/ui-kit/data/client.ts';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { volunteerShift } from '../testing/shifts.ts';
import type { Shift } from './listing.ts';
import { VolunteerActions } from './VolunteerActions.tsx';
import { WaiverGate } from './WaiverGate.tsx';

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } });

const TEXT = 'I will be careful.';
const REGISTERED = { message: 'Registered', shift_id: 'row', waitlist: false, confirmed: false };

/** A server that answers registrations with these, one after the other, and remembers what it was sent. */
function server(...answers: (() => Response)[]) {
  const sent: string[] = [];
  const signed: unknown[] = [];
  const fetch: Fetch = async (url, init) => {
    if (url === '/auth/session') {
      return json({ user: { ref_id: 'ana', first: 'Ana', last: 'Tester' }, tournaments: [] });
    }
    sent.push(url);
    if (url.startsWith('/api/volunteer/getVolunteerWaiver/')) {
      return json({ waiver: TEXT, signature_required: true, version: 2, digest: 'of the text' });
    }
    if (url.startsWith('/api/volunteer/signVolunteerWaiver')) {
      signed.push(JSON.parse(init?.body ?? '{}'));
      return json({ message: 'Waiver Signed' });
    }
    return answers.shift()?.() ?? json({}, 404);
  };
  return {
    fetch,
    signed,
    registrations: () => sent.filter((url) => url.startsWith('/api/putVolunteerInShift/')),
  };
}

const NOW = '2030-03-01T00:00:00.000Z';

function show(shift: Shift, { fetch }: { fetch: Fetch } = server(), open = true, now = NOW) {
  render(
    <MemoryRouter>
      <KitRoot app="public" client={createClient({ fetch })}>
        <WaiverGate tid="t1">
          <VolunteerActions shift={shift} open={open} now={now} />
        </WaiverGate>
      </KitRoot>
    </MemoryRouter>,
  );
  return userEvent.setup();
}

const press = async (user: ReturnType<typeof show>, name: string | RegExp) =>
  user.click(await screen.findByRole('button', { name }));

/** A shift can be shared whatever its state. */
const NOT_SHARE = /^(?!Share)/;

const gate = volunteerShift('s1', 'Gate A');
const row = { shift_id: 'row', count: 2 };

describe('a shift of volunteers', () => {
  it('with free spots says how many it needs', async () => {
    show(gate);
    expect(screen.getByRole('button', { name: /^Register - 2 needed: Gate A/ })).toBeDefined();
  });

  it('that is full has nothing to press', () => {
    show({ ...gate, state: 'full' });
    expect(screen.getByText('Full')).toBeDefined();
    expect(screen.queryByRole('button', { name: NOT_SHARE })).toBeNull();
  });

  it.each([
    ['Begun', gate.start],
    ['Over', gate.end],
  ])('that has gone too far reads %s, and has nothing to press', (word, now) => {
    for (const state of ['register', 'waitlist-only', 'registered'] as const) {
      show({ ...gate, ...row, state }, server(), true, now);
      expect(screen.getByText(word)).toBeDefined();
      expect(screen.queryByRole('button')).toBeNull();
      cleanup();
    }
  });

  it('with room on the waitlist alone says so', () => {
    show({ ...gate, state: 'waitlist-only' });
    expect(screen.getByText('Waitlist Only')).toBeDefined();
    expect(screen.getByRole('button', { name: /^Ask for the waitlist: Gate A/ })).toBeDefined();
  });

  it('one is registered for can be given back', () => {
    show({ ...gate, ...row, state: 'registered' });
    expect(screen.getByText('Registered')).toBeDefined();
    expect(screen.getAllByRole('button', { name: NOT_SHARE })).toHaveLength(1);
    expect(screen.getByRole('button', { name: /^Remove Gate A/ })).toBeDefined();
  });

  it('one waits for offers the spot that got free', () => {
    show({ ...gate, ...row, count: 1, needed: 1, state: 'waitlist' });
    expect(screen.getByText('Waitlist')).toBeDefined();
    expect(screen.getByRole('button', { name: /^Register - 1 needed: Gate A/ })).toBeDefined();
  });

  it('says of the own row that the waiver is missing', () => {
    show({ ...gate, ...row, state: 'registered', waiver_needed: true });
    expect(screen.getByText('Waiver missing')).toBeDefined();
  });

  it('of a tournament that is not open only shows where it stands', () => {
    show({ ...gate, state: 'waitlist-only' }, server(), false);
    expect(screen.getByText('Waitlist Only')).toBeDefined();
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('Register', () => {
  it('opens the waiver where it is missing, and goes on once it is signed', async () => {
    const there = server(
      () => json({ message: 'Please sign', code: 'waiver-needed' }, 409),
      () => json(REGISTERED),
    );
    const user = show(gate, there);
    await press(user, /^Register - 2 needed: Gate A/);
    await screen.findByText(TEXT);
    expect(there.registrations()).toHaveLength(1);
    await user.type(screen.getByRole('textbox', { name: /Your signature/ }), 'Ana Tester');
    await press(user, 'Sign waiver');
    await waitFor(() => expect(there.registrations()).toHaveLength(2));
    expect(there.signed).toEqual([{ tid: 't1', signature: 'Ana Tester', digest: 'of the text' }]);
  });

  it('signs no text that has not come yet', async () => {
    const there = server(() => json({ message: 'Please sign', code: 'waiver-needed' }, 409));
    const { promise, resolve } = Promise.withResolvers<void>();
    const fetch: Fetch = async (url, init) => {
      if (url.includes('getVolunteerWaiver')) await promise;
      return there.fetch(url, init);
    };
    const user = show(gate, { fetch });
    await press(user, /^Register - 2 needed: Gate A/);
    await user.type(await screen.findByRole('textbox', { name: /Your signature/ }), 'Ana Tester');
    await press(user, 'Sign waiver');
    await screen.findByText('Please read the waiver before you sign it.');
    expect(there.signed).toEqual([]);
    resolve();
    await screen.findByText(TEXT);
    await press(user, 'Sign waiver');
    await waitFor(() => expect(there.signed).toHaveLength(1));
  });

  it('registers for nothing when the waiver is closed unsigned', async () => {
    const there = server(() => json({ message: 'Please sign', code: 'waiver-needed' }, 409));
    const user = show(gate, there);
    await press(user, /^Register - 2 needed: Gate A/);
    await screen.findByText(TEXT);
    await press(user, 'Cancel');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(there.registrations()).toHaveLength(1);
  });

  it('keeps the conflict in sight', async () => {
    const text = 'CONFLICT - Field Tue, Mar 5, 8:00 AM CST - Tue, Mar 5, 12:00 PM CST';
    const [start, end] = ['2030-03-05T14:00:00.000Z', '2030-03-05T18:00:00.000Z'];
    const conflict = { name: 'Field', start, end, kind: 'volunteer', category: 'Parking', text };
    const user = show(
      gate,
      server(() => json({ message: text, conflict })),
    );
    await press(user, /^Register - 2 needed: Gate A/);
    await screen.findByText(/^Overlaps Field, Parking, Tue, Mar 5, 8:00 AM - 12:00 PM CST\./);
  });

  it('says that somebody else was faster', async () => {
    const user = show(
      gate,
      server(() => json({ message: 'Full', code: 'full' }, 409)),
    );
    await press(user, /^Register - 2 needed: Gate A/);
    await screen.findByText('Full - the last spot of Gate A was taken just now.');
  });

  it('says that somebody else was faster, and that one waits now', async () => {
    const waiting = { ...REGISTERED, message: 'Waitlist', waitlist: true };
    const user = show(
      gate,
      server(() => json(waiting)),
    );
    await press(user, /^Register - 2 needed: Gate A/);
    await screen.findByText('The last spot of Gate A was taken just now. You are on the waitlist.');
  });

  it('calls a fault of the server a System Error', async () => {
    const fault = () => json({ message: 'Something went wrong' }, 500);
    const user = show(gate, server(fault, fault, fault, fault));
    await press(user, /^Register - 2 needed: Gate A/);
    await screen.findByText('System Error');
  });
});
