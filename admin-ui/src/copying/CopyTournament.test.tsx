// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { StepProvider } from '../kit/undo/lastStep.tsx';
import { drawInTournament } from '../shell/testing/inTournament.tsx';
import { CopyTournament } from './CopyTournament.tsx';

const LAST = { tid: 't0', name: 'Open 2030', start: '2030-03-01', end_date: '2030-03-03', time_zone: 'UTC' };
const NEXT = { tid: 't1', name: 'Open', start: '2031-02-28', end_date: '2031-03-02', time_zone: 'UTC' };

interface Asked {
  readonly from: string;
  readonly move: string;
  readonly kinds: readonly string[];
  readonly commands: readonly string[];
}

let previews: Asked[] = [];
let copies: Asked[] = [];
let undone: (readonly string[])[] = [];
beforeEach(() => {
  undone = [];
  previews = [];
  copies = [];
});

const ITEMS = {
  shifts: [
    {
      ...{ what: 'Early', fate: 'add', was: '2030-03-01T08:00:00.000Z' },
      ...{ start: '2031-02-28T08:00:00.000Z', end: '2031-02-28T12:00:00.000Z' },
    },
    { what: 'Late', fate: 'there' },
    { what: 'Sunday', fate: 'outside' },
  ],
  courts: [{ what: 'Lake', fate: 'add' }],
} as Record<string, object[]>;

const draw = (search = '') =>
  drawInTournament<Asked>(
    <StepProvider>
      <CopyTournament />
    </StepProvider>,
    (url, body) => {
      if (url.includes('getTournamentsToCopy')) return [{ ...LAST, status: 'archived' }];
      if (url.includes('previewTournamentCopy')) {
        previews.push(body);
        const kinds = body.kinds.map((kind) => ({ kind, items: ITEMS[kind] ?? [] }));
        return { from: LAST, to: NEXT, days: 364, kinds };
      }
      if (url.includes('undoTournamentCopy')) {
        undone.push(body.commands);
        return { message: 'taken back', removed: 1, stayed: 1 };
      }
      copies.push(body);
      return {
        message: 'copied',
        commands: ['setup', 'schedule'],
        added: [
          { kind: 'shifts', count: 1 },
          { kind: 'courts', count: 1 },
        ],
      };
    },
    { search },
  );

describe('copying from another tournament', () => {
  it('says what will happen before it does, and then where it stands', async () => {
    draw();
    await userEvent.selectOptions(await screen.findByLabelText(/^Copy from/), 't0');
    expect(await screen.findByText('new: 1 · already here: 1 · outside the new dates: 1')).toBeTruthy();
    expect(screen.getByText(/Fri 03\/01\/2030 becomes Fri 02\/28\/2031/)).toBeTruthy();
    expect(screen.getByText('Sunday').closest('li')?.textContent).toBe('Sunday (outside the new dates)');
    expect(screen.getByText('Early').closest('li')?.textContent).toBe('Early, Fri 02/28 8:00 am - 12:00 pm');
    expect(copies).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Copy 2 things' }));
    const link = await screen.findByRole('link', { name: 'Shifts: 1' });
    expect(link.getAttribute('href')).toMatch(/\/desk\/scheduleSetup$/);
    expect(copies).toEqual(previews.slice(-1));
    // The button is gone, and the summary has its focus.
    expect(document.activeElement?.textContent).toContain('Copied');
  });

  it('is taken back by Ctrl Z, and says what stays', async () => {
    draw('&from=t0');
    await userEvent.click(await screen.findByRole('button', { name: 'Copy 2 things' }));
    await screen.findByText('2 things copied');
    fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true });
    await screen.findByText('1 taken back. Left: 1, courts or what was changed since');
    expect(undone).toEqual([['setup', 'schedule']]);
    // It can be copied again.
    expect(await screen.findByRole('button', { name: 'Copy 2 things' })).toBeTruthy();
  });

  it('asks anew without what is unticked, and by day number', async () => {
    draw('&from=t0&without=plan,contacts');
    await userEvent.click(await screen.findByLabelText('Shifts'));
    await waitFor(() => expect(previews.at(-1)?.kinds).not.toContain('shifts'));
    expect(previews.at(-1)?.kinds).not.toContain('plan');
    await userEvent.click(screen.getByRole('button', { name: 'By day number' }));
    await waitFor(() => expect(previews.at(-1)?.move).toBe('day'));
    expect(await screen.findByRole('button', { name: 'Copy 1 thing' })).toBeTruthy();
  });
});
