// @vitest-environment happy-dom
import Dialog from '@mui/material/Dialog';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keepFocus } from './keepFocus.ts';

let stop: () => void;
let elsewhere = 0;

beforeEach(() => {
  elsewhere = 0;
  stop = keepFocus(() => {
    elsewhere += 1;
  });
});
afterEach(() => {
  stop();
  cleanup();
});

const settled = () => new Promise((resolve) => setTimeout(resolve, 20));

/** A row that asks for the waiver first; signed, it waits for the server, and its button goes. */
function Row({ fading }: { fading: number }) {
  const [state, setState] = useState<'register' | 'signing' | 'waits' | 'registered'>('register');
  return (
    <>
      <div tabIndex={-1} data-testid="row">
        {state === 'registered' ? (
          'Registered'
        ) : (
          <button type="button" disabled={state === 'waits'} onClick={() => setState('signing')}>
            Register
          </button>
        )}
      </div>
      <Dialog open={state === 'signing'} transitionDuration={fading}>
        <button
          type="button"
          onClick={() => {
            setState('waits');
            setTimeout(() => setState('registered'), 50);
          }}
        >
          Sign
        </button>
      </Dialog>
    </>
  );
}

it.each([
  ['before the server answers', 0],
  ['after it', 200],
])(
  'keeps the place of somebody who was led through a dialog on the way that is closed %s',
  async (_, fading) => {
    render(<Row fading={fading} />);
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Register' }));
    await user.click(await screen.findByRole('button', { name: 'Sign' }));
    await screen.findByText('Registered');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByTestId('row')));
  },
);

interface Line {
  readonly name: string;
  readonly busy: boolean;
}

const Courts = ({ lines }: { readonly lines: readonly Line[] }) => (
  <ul>
    {lines.map(({ name, busy }) => (
      <li key={name}>{busy && <button type="button">{name}</button>}</li>
    ))}
  </ul>
);

describe('in a list', () => {
  const line = (name: string, busy = true): Line => ({ name, busy });
  const [one, two, three] = [line('1'), line('2'), line('3')];

  it.each([
    ['the row that came into the place of one that went', [one, three], '3'],
    ['the next row where its own keeps no button', [one, line('2', false), three], '3'],
    ['the row before where there is no next', [one, line('2', false)], '1'],
  ])('leaves the focus to %s', async (_, left, focused) => {
    const { rerender } = render(<Courts lines={[one, two, three]} />);
    screen.getByRole('button', { name: '2' }).focus();
    rerender(<Courts lines={left} />);
    await waitFor(() => expect(document.activeElement?.textContent).toBe(focused));
  });

  it('does so though the question about it closes after the row has gone', async () => {
    const { rerender } = render(<Courts lines={[one, two, three]} />);
    screen.getByRole('button', { name: '2' }).focus();
    const question = document.body.appendChild(document.createElement('div'));
    question.className = 'MuiModal-root';
    question.append(document.createElement('button'));
    question.querySelector('button')?.focus();
    rerender(<Courts lines={[one, three]} />);
    question.remove();
    await waitFor(() => expect(document.activeElement?.textContent).toBe('3'));
  });
});

describe('a button that waits', () => {
  /** Beside another place to go to. */
  const form = (busy: boolean) => (
    <>
      <button type="button" disabled={busy}>
        Apply
      </button>
      <input aria-label="Search" />
    </>
  );
  const search = () => screen.getByLabelText('Search');
  const apply = () => screen.getByRole('button', { name: 'Apply' });

  it('has the focus again after a refusal, where it was pressed', async () => {
    const { rerender } = render(form(false));
    apply().focus();
    rerender(form(true));
    await settled();
    // As browsers do to a button that waits. This one leaves it there, so it goes by way of another place.
    search().focus();
    search().blur();
    expect(document.activeElement).toBe(document.body);
    rerender(form(false));
    await waitFor(() => expect(document.activeElement).toBe(apply()));
  });

  it('keeps the place of what was focused after it, while it stays disabled', async () => {
    const page = (busy: boolean, chosen: boolean) => (
      <>
        {form(busy)}
        <div tabIndex={-1} data-testid="place">
          {chosen ? 'Chosen' : <button type="button">Choose</button>}
        </div>
      </>
    );
    const { rerender } = render(page(false, false));
    apply().focus();
    rerender(page(true, false));
    await settled();
    screen.getByRole('button', { name: 'Choose' }).focus();
    rerender(page(true, true));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByTestId('place')));
  });

  it('takes the focus from nobody who has gone on', async () => {
    const { rerender } = render(form(false));
    apply().focus();
    rerender(form(true));
    await settled();
    search().focus();
    rerender(form(false));
    await settled();
    expect(document.activeElement).toBe(search());
  });
});

it('hands on the focus of what goes without a trace, but not where somebody has left it', async () => {
  const { rerender } = render(<button type="button">Choose</button>);
  await settled();
  screen.getByRole('button').focus();
  screen.getByRole('button').blur();
  await settled();
  rerender(<p>Chosen</p>);
  await settled();
  expect(elsewhere).toBe(0);

  rerender(<button type="button">Again</button>);
  screen.getByRole('button').focus();
  rerender(<p>Chosen</p>);
  await waitFor(() => expect(elsewhere).toBe(1));
});
