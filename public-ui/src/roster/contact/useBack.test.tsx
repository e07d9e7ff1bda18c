// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { useBack } from './useBack.ts';

afterEach(() => vi.restoreAllMocks());

function Letter() {
  const back = useBack({ within: true });
  return (
    <button type="button" onClick={back}>
      {useLocation().pathname}
    </button>
  );
}

/** Where a letter leads whose page is the one of so many that this tab has shown of ours, behind something else. */
async function afterwards(idx: number, referrer = ''): Promise<string | null> {
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
  vi.spyOn(window.history, 'length', 'get').mockReturnValue(3);
  window.history.replaceState({ idx }, '');
  render(
    <MemoryRouter initialEntries={['/before', '/letter']} initialIndex={1}>
      <Letter />
    </MemoryRouter>,
  );
  const button = screen.getByRole('button');
  await userEvent.setup().click(button);
  return button.textContent;
}

it('leads back to the page the letter was opened from', async () => {
  expect(await afterwards(1)).toBe('/before');
});

it('leads home from a link of a mailbox in the same tab, and not out to it', async () => {
  expect(await afterwards(0)).toBe('/');
});

it.each([
  ['the screen before', `${window.location.origin}/signup/t1?tab=2`, '/signup/t1'],
  ['home from a page of the staff', `${window.location.origin}/desk/checkin`, '/'],
  ['home from another site', 'https://mail.example.org/inbox', '/'],
])(
  'opens %s without a page load, which would take along the word that the letter was sent',
  async (_, from, to) => {
    expect(await afterwards(0, from)).toBe(to);
  },
);
