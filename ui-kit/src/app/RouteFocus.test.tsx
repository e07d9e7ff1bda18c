// @vitest-environment happy-dom
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { Link, MemoryRouter, Route, Routes } from 'react-router';
import { expect, it } from 'vitest';
import { RouteFocus } from './RouteFocus.tsx';

/** Whether a screen's data is there, which takes a moment. */
function useData(): boolean {
  const [there, setThere] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setThere(true), 20);
    return () => clearTimeout(timer);
  }, []);
  return there;
}

/** A screen whose title comes with its data. */
const Slow = () => useData() && <h1>Slow</h1>;

/** A screen that says its title while it waits, and anew with its data. */
const Waiting = () => (useData() ? <h1 key="there">There</h1> : <h1 key="waiting">Waiting</h1>);

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
                <Link to="/waiting">Waiting one</Link>
                <Link to="/form">Form</Link>
                <Link to="/list">List</Link>
              </>
            }
          />
          <Route path="/slow" element={<Slow />} />
          <Route path="/waiting" element={<Waiting />} />
          <Route
            path="/list"
            element={
              <>
                {/* biome-ignore lint/a11y/useHeadingContent: what the test is about. */}
                <h1 />
                <h1>List</h1>
              </>
            }
          />
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

it('a title that gives way to another leaves the focus to that one', async () => {
  page();
  await userEvent.click(screen.getByRole('link', { name: 'Waiting one' }));
  expect(document.activeElement?.textContent).toBe('Waiting');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('There'));
});

it('a title that stays empty does not keep the focus from the one that is read', async () => {
  page();
  await userEvent.click(screen.getByRole('link', { name: 'List' }));
  expect(document.activeElement?.textContent).toBe('List');
});

it('a screen that puts the focus itself keeps it', async () => {
  page();
  await userEvent.click(screen.getByRole('link', { name: 'Form' }));
  expect(document.activeElement).toBe(screen.getByLabelText('Name'));
});
