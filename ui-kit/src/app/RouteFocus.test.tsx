// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { Link, MemoryRouter, Route, Routes } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { RouteFocus } from './RouteFocus.tsx';

afterEach(cleanup);

/** A screen whose title comes with its data. */
function Slow() {
  const [there, setThere] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setThere(true), 20);
    return () => clearTimeout(timer);
  }, []);
  return there && <h1>Slow</h1>;
}

const page = () =>
  render(
    <MemoryRouter>
      <RouteFocus />
      <main id="content" tabIndex={-1}>
        <Routes>
          <Route
            path="/"
            element={
              <>
                <h1>Home</h1>
                <Link to="/slow">Slow one</Link>
                <Link to="/form">Form</Link>
              </>
            }
          />
          <Route path="/slow" element={<Slow />} />
          <Route
            path="/form"
            element={
              <>
                <h1>Form</h1>
                {/* biome-ignore lint/a11y/noAutofocus: what the test is about. */}
                <input aria-label="Name" autoFocus />
              </>
            }
          />
        </Routes>
      </main>
    </MemoryRouter>,
  );

it('a page that is opened leaves the focus where the browser puts it', () => {
  page();
  expect(document.activeElement).toBe(document.body);
});

it('a step to another screen leads the focus to its title, also one that comes later', async () => {
  page();
  await userEvent.click(screen.getByRole('link', { name: 'Slow one' }));
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Slow'));
  expect(document.activeElement?.tagName).toBe('H1');
});

it('a screen that puts the focus itself keeps it', async () => {
  page();
  await userEvent.click(screen.getByRole('link', { name: 'Form' }));
  expect(document.activeElement).toBe(screen.getByLabelText('Name'));
});
