// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { KitRoot } from '../app/KitRoot.tsx';
import { Toolbar } from './Toolbar.tsx';

function Filtered() {
  const [isFiltered, setFiltered] = useState(true);
  const clear = () => setFiltered(false);
  return (
    <>
      <Toolbar onClear={isFiltered ? clear : undefined}>
        <button type="button" onClick={() => setFiltered(true)}>
          Filter
        </button>
      </Toolbar>
      {isFiltered && (
        <button type="button" onClick={clear}>
          Show all
        </button>
      )}
    </>
  );
}

it.each(['Clear filters', 'Show all'])(
  'keeps the keys at the filters once %s has gone with them',
  async (name) => {
    render(<Filtered />, {
      wrapper: ({ children }) => (
        <MemoryRouter>
          <KitRoot app="public">{children}</KitRoot>
        </MemoryRouter>
      ),
    });
    expect(document.activeElement).toBe(document.body);
    await userEvent.click(await screen.findByRole('button', { name }));
    expect(document.activeElement).toBe(screen.getByRole('search'));
    await userEvent.keyboard('{Tab}{Enter}');
    expect(document.activeElement?.textContent).toBe('Filter');
  },
);
