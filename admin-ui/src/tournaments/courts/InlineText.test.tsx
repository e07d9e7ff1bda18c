// @vitest-environment happy-dom
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { InlineText } from './InlineText.tsx';

type Save = (text: string, from: string) => Promise<unknown>;

/** Courts side by side as the screen has them; each save is answered by the test. */
function courts(names: readonly string[], save: Save) {
  const lines = (now: readonly string[]) =>
    now.map((name, index) => (
      <InlineText
        // biome-ignore lint/suspicious/noArrayIndexKey: the place of a court is what stays
        key={index}
        column="name"
        label={`Court ${index + 1}`}
        value={name}
        onSave={save}
      />
    ));
  const { rerender } = render(lines(names));
  return {
    user: userEvent.setup(),
    /** What the server says they are called now. */
    show: (now: readonly string[]) => rerender(lines(now)),
    field: (number: number) => screen.getByLabelText<HTMLInputElement>(`Court ${number}`),
  };
}

/** Takes everything, and remembers what. */
function obliging() {
  const saved: [text: string, from: string][] = [];
  return { saved, save: async (text: string, from: string) => saved.push([text, from]) };
}

describe('a name that is edited where it stands', () => {
  it('is saved once by Enter, which goes on to the next', async () => {
    const { saved, save } = obliging();
    const { user, field } = courts(['1', '2'], save);
    await user.click(field(1));
    await user.keyboard('GS{Enter}');
    expect(document.activeElement).toBe(field(2));
    expect(saved).toEqual([['GS', '1']]);
  });

  it('is saved by leaving it, without the spaces around it', async () => {
    const { saved, save } = obliging();
    const { user, field } = courts(['1', '2'], save);
    await user.click(field(1));
    await user.keyboard(' A ');
    await user.tab();
    expect(saved).toEqual([['A', '1']]);
  });

  it('is not sent where nothing is different', async () => {
    const { saved, save } = obliging();
    const { user, field } = courts(['1', '2'], save);
    await user.click(field(1));
    await user.keyboard('1{Enter}{ArrowUp}{ArrowDown}{ArrowDown}');
    expect(document.activeElement).toBe(field(2));
    expect(saved).toEqual([]);
  });

  it('is taken back by Escape', async () => {
    const { saved, save } = obliging();
    const { user, field } = courts(['1', '2'], save);
    await user.click(field(1));
    await user.keyboard('GS{Escape}');
    await user.tab();
    expect(field(1).value).toBe('1');
    expect(saved).toEqual([]);
  });

  it('shows what was saved only when the server says so', async () => {
    let answer = () => {};
    const { user, field, show } = courts(['1', '2'], () => new Promise<void>((done) => (answer = done)));
    await user.click(field(1));
    await user.keyboard('GS{Enter}');
    expect(field(1).value).toBe('GS');
    show(['GS', '2']);
    answer();
    await user.click(field(1));
    await user.keyboard('A{Escape}');
    expect(field(1).value).toBe('GS');
  });

  it('stays as it is typed while others rename courts, and is sent with the name it was meant for', async () => {
    const { saved, save } = obliging();
    const { user, field, show } = courts(['1', '2'], save);
    await user.click(field(1));
    await user.keyboard('G');
    show(['CC', 'B']);
    expect([field(1).value, field(2).value]).toEqual(['G', 'B']);
    await user.keyboard('S{Enter}');
    expect(saved).toEqual([['GS', '1']]);
  });

  it('stays with the reason when it is refused, and is sent again only on purpose', async () => {
    const tried: [text: string, from: string][] = [];
    const { user, field, show } = courts(['1', '2'], async (text, from) => {
      tried.push([text, from]);
      throw new Error('There is a court GS already');
    });
    await user.click(field(1));
    await user.keyboard('GS{Enter}');
    expect((await screen.findByRole('alert')).textContent).toBe('There is a court GS already');
    expect(field(1).getAttribute('aria-invalid')).toBe('true');
    show(['CC', '2']);
    await user.click(field(1));
    await user.tab();
    expect(field(1).value).toBe('GS');
    expect(tried).toHaveLength(1);

    await user.click(field(1));
    await user.keyboard('{Enter}');
    await waitFor(() => expect(tried).toHaveLength(2));
    expect(tried[1]).toEqual(['GS', 'CC']);
  });
});
