// @vitest-environment happy-dom
import Dialog from '@mui/material/Dialog';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { useKeptFocus } from './useKeptFocus.ts';

/** A row that asks for the waiver first; signed, it waits for the server, and its button goes. */
function Row({ fading }: { fading: number }) {
  const [state, setState] = useState<'register' | 'signing' | 'waits' | 'registered'>('register');
  return (
    <>
      <div ref={useKeptFocus(state === 'registered')} tabIndex={-1} data-testid="row">
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
