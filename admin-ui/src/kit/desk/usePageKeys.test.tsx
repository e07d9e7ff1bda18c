// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef } from 'react';
import { createRoot } from 'react-dom/client';
import { describe, expect, it, vi } from 'vitest';
import { usePageKeys } from './usePageKeys.ts';

function Page({ onKey }: { onKey: (name: string) => boolean }) {
  const board = useRef<HTMLDivElement>(null);
  usePageKeys(board, onKey);
  return (
    <>
      <button type="button">outside</button>
      <div ref={board}>
        <button type="button">inside</button>
        <input aria-label="field" />
      </div>
    </>
  );
}

/** Presses keys while a part of the page has the focus; answers what the board heard. */
async function pressed(on: string | null, keys: string): Promise<string[]> {
  const heard: string[] = [];
  const user = userEvent.setup();
  render(<Page onKey={(name) => heard.push(name) > 0} />);
  if (on === 'field') screen.getByLabelText(on).focus();
  else if (on !== null) screen.getByText(on).focus();
  await user.keyboard(keys);
  return heard;
}

describe('the keys of a page', () => {
  it('are heard while the focus is in it, or nowhere', async () => {
    expect(await pressed('inside', 'f')).toEqual(['f']);
    cleanup();
    expect(await pressed(null, 'F')).toEqual(['f']);
  });

  it('belong to whatever else has the focus', async () => {
    expect(await pressed('outside', 'f')).toEqual([]);
    cleanup();
    expect(await pressed('field', 'f{Enter}')).toEqual([]);
  });

  it('leave Enter to a button', async () => {
    expect(await pressed('inside', '{Enter}u')).toEqual(['u']);
  });

  it('are heard as soon as the page is seen', async () => {
    const heard: string[] = [];
    // Drawn as an application is, effects after the picture: a test's own rendering waits for them.
    const root = createRoot(document.body.appendChild(document.createElement('main')));
    const seen = new Promise((done) =>
      new MutationObserver(done).observe(document.body, { childList: true, subtree: true }),
    );
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
    root.render(<Page onKey={(name) => heard.push(name) > 0} />);
    await seen;
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '1', bubbles: true }));
    root.unmount();
    vi.unstubAllGlobals();
    expect(heard).toEqual(['1']);
  });

  it('leave combinations to the browser, except to move somebody', async () => {
    expect(await pressed('inside', '{Control>}k{/Control}')).toEqual([]);
    cleanup();
    expect(await pressed('inside', '{Alt>}{ArrowUp}{/Alt}')).toContain('alt+arrowup');
  });
});
