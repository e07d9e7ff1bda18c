// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { handOver } from '../kit/import/handed.ts';
import { StepProvider } from '../kit/undo/lastStep.tsx';
import { drawInTournament } from '../shell/testing/inTournament.tsx';
import { ImportPage } from './ImportPage.tsx';

const column = (name: string, guess: string, sure: number, ...sample: string[]) => ({
  ...{ name, guess, sure, sample },
});

const LOOK = {
  ...{ file: 'f1', name: 'slots.csv', sheet: 'slots.csv', kind: 'signups', rows: 3, source: 'signupgenius' },
  sheets: [{ name: 'slots.csv', rows: 3, hidden: false }],
  columns: [
    column('Item', 'shift', 1, 'Morning'),
    column('Email', 'email', 1, 'ana.ruiz@example.com'),
    column('Start', 'starts', 0.5, '03/04/2027 8:00 AM'),
    column('Qty', '', 0, '1'),
  ],
  ...{ remembered: false, encodings: [], notes: [] },
  options: { letters: true, make: true, category: '', dates: null },
};

const row = (number: number, state: string, fields: object, more: object = {}) => ({
  ...{ row: number, state, fields, changes: [], problems: [], ...more },
});

const ROWS = [
  row(2, 'new', { shift: 'Morning', email: 'ana.ruiz@example.com', starts: '2027-03-04 08:00' }),
  row(
    3,
    'changed',
    { shift: 'Noon', email: 'ben@example.com', starts: '2027-03-04 12:00' },
    {
      changes: [{ field: 'shift', from: 'Midday', to: 'Noon' }],
    },
  ),
  row(
    4,
    'problem',
    { shift: 'Late', email: 'chen at home', starts: '2027-03-04 16:00' },
    {
      problems: [{ column: 'Email', text: 'must be an email', ask: 'cell' }],
    },
  ),
];

const WORKING = { state: 'working', done: 1, of: 2, made: 0, changed: 0, skipped: 1, left: [] };

interface Body {
  readonly file?: File | string;
  readonly mapping?: Record<string, string>;
  readonly options?: { dates: string | null; letters: boolean };
  readonly mended?: { row: number; cells: Record<string, string>; same?: boolean }[];
  readonly skip_problems?: boolean;
  readonly id?: string;
}

/** What the server was asked, in its order. */
let asked: [path: string, body: Body][] = [];
let progress: object = WORKING;
let look: object = LOOK;
let extra: object = {};
let lookedAt: string[] = [];
beforeEach(() => {
  asked = [];
  progress = WORKING;
  look = LOOK;
  extra = {};
  lookedAt = [];
});

const bodies = (path: string) => asked.filter(([one]) => one === path).map(([, body]) => body);

function answer(url: string, body: Body): object {
  const path = url.replace('/api/import/', '').split('/')[0] ?? '';
  asked.push([path, body]);
  if (path === 'look') {
    lookedAt.push(url);
    return look;
  }
  if (path === 'preview') {
    const mended = new Map(body.mended?.map((one) => [one.row, one]));
    const rows = ROWS.map((one) => {
      const cell = mended.get(one.row)?.cells.Email;
      return cell ? { ...one, state: 'new', fields: { ...one.fields, email: cell }, problems: [] } : one;
    });
    const count = (state: string) => rows.filter((one) => one.state === state).length;
    return {
      ...{ rows, questions: [], notes: [], makes: { people: 1, shifts: 1, signups: 1, categories: 0 } },
      counts: { new: count('new'), changed: count('changed'), same: 0, problem: count('problem') },
      ...extra,
    };
  }
  if (path === 'apply') return { message: 'Importing', id: 'i1' };
  if (path === 'stop') return { message: 'Stopping' };
  if (path === 'undo') return { message: 'Undone', undone: 2, kept: 1 };
  if (url.includes('/api/imports/') || url.includes('getVolunteerCategories')) return [];
  return progress;
}

const draw = (search = '') => {
  // The line of steps asks which screen this is.
  drawInTournament<Body>(
    <StepProvider>
      <ImportPage />
    </StepProvider>,
    answer,
    { search },
  );
};

const TABLE = { name: '3. Rows' };
const choose = async () =>
  userEvent.upload(
    await screen.findByLabelText('Choose a file'),
    new File(['Item,Email'], 'slots.csv', { type: 'text/csv' }),
  );
const rowsShown = async () =>
  within(await screen.findByRole('table', TABLE))
    .getAllByRole('row')
    .flatMap((one) => /^Row (\d+)/.exec(one.textContent ?? '')?.[1] ?? []);

describe('importing a spreadsheet', () => {
  it('shows the guess with how sure it is, problems first, and what will be made', async () => {
    draw();
    await choose();
    expect(bodies('look')[0]?.file).toBeInstanceOf(File);
    expect(await rowsShown()).toEqual(['4', '2', '3']);
    const columns = within(screen.getByRole('table', { name: 'Columns of the file' }));
    expect(columns.getByRole('row', { name: /^Start/ }).textContent).toContain('check this');
    expect(columns.getByRole('row', { name: /^Qty/ }).textContent).toMatch(/not read$/);
    expect(screen.getByText('was: Midday')).toBeTruthy();
    expect(screen.getByText(/Mar 4, 2027 8:00 am/)).toBeTruthy();
    expect(
      screen.getByText('New: 1 shift, 1 person, 1 sign-up. 1 row is changed. 1 row is left out.'),
    ).toBeTruthy();
  });

  it('reads a column as what was chosen, once in a file', async () => {
    draw('&file=f1');
    const select = await screen.findByLabelText('Qty is read as');
    await userEvent.selectOptions(select, 'Shift');
    await waitFor(() =>
      expect(bodies('preview').at(-1)?.mapping).toEqual({ Qty: 'shift', Email: 'email', Start: 'starts' }),
    );
    expect(screen.getByRole('row', { name: /^Qty/ }).textContent).toContain('you chose');
  });

  it('reads the rows again with a mended cell, which stays where it is', async () => {
    draw('&file=f1');
    const cell = await screen.findByLabelText('Row 4, Email');
    await userEvent.clear(cell);
    await userEvent.type(cell, 'chen@example.com');
    expect(bodies('preview')).toHaveLength(1);
    await userEvent.keyboard('{Enter}');
    await screen.findByText('Problems: 0');
    expect(bodies('preview').at(-1)?.mended).toEqual([{ row: 4, cells: { Email: 'chen@example.com' } }]);
    expect(await rowsShown()).toEqual(['4', '2', '3']);
    await userEvent.click(screen.getByRole('button', { name: 'New: 2' }));
    expect(await rowsShown()).toEqual(['2', '4']);
  });

  it('asks which day is meant before it imports', async () => {
    extra = {
      questions: [{ column: 'Start', cell: '03/04/2027', month: '2027-03-04', day: '2027-04-03' }],
    };
    draw('&file=f1');
    const button = await screen.findByRole('button', { name: 'Import 2 rows' });
    expect(button).toHaveProperty('disabled', true);
    await userEvent.click(screen.getByRole('button', { name: 'Apr 3, 2027' }));
    await waitFor(() => expect(bodies('preview').at(-1)?.options?.dates).toBe('day-first'));
    await waitFor(() => expect(button).toHaveProperty('disabled', false));
  });

  it('imports, stops, and takes back by Ctrl Z', async () => {
    draw('&file=f1');
    await userEvent.click(await screen.findByRole('button', { name: 'Import 2 rows' }));
    expect(bodies('apply')[0]?.skip_problems).toBe(true);
    expect(await screen.findByText('50 % done')).toBeTruthy();
    progress = { ...WORKING, state: 'stopped', made: 1, changed: 1 };
    await userEvent.click(screen.getByRole('button', { name: 'Stop' }));
    expect(await screen.findByText(/stopped after 1 of 2 rows/)).toBeTruthy();
    fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true });
    expect(await screen.findByText('Taken back: 2. Touched since and kept: 1.')).toBeTruthy();
    expect(bodies('undo')).toEqual([{ id: 'i1' }]);
  });

  it('finds the running import again after a reload', async () => {
    draw('&file=f1&import=i1');
    expect(await screen.findByRole('progressbar')).toBeTruthy();
    expect(screen.queryByRole('table', TABLE)).toBeNull();
  });

  it('takes pasted cells as a file', async () => {
    draw();
    await screen.findByText('1. Choose a spreadsheet');
    const clipboardData = { getData: () => 'Name\tEmail\nAna\tana@example.com', files: [] };
    fireEvent.paste(document.body, { clipboardData });
    await screen.findByRole('table', TABLE);
    expect(bodies('look')[0]?.file).toHaveProperty('name', 'Pasted cells.tsv');
  });

  it('sends a sample of the tournament, and writes to nobody of it', async () => {
    draw();
    await userEvent.click(await screen.findByRole('button', { name: 'Sign-ups from SignUpGenius' }));
    await screen.findByRole('table', TABLE);
    expect(bodies('preview')[0]?.options?.letters).toBe(false);
    expect(await new Response(bodies('look')[0]?.file).text()).toMatch(/^Start Date\/Time/);
  });

  it('asks how the letters are read, and reads all again so', async () => {
    look = {
      ...LOOK,
      encodings: [
        { encoding: 'windows-1252', sample: ['Muñoz'] },
        { encoding: 'windows-1250', sample: ['Muńoz'] },
      ],
    };
    draw('&file=f1');
    const button = await screen.findByRole('button', { name: 'Import 2 rows' });
    expect(button).toHaveProperty('disabled', true);
    await userEvent.selectOptions(
      screen.getByLabelText('Letters of the file, read as'),
      'Muñoz (Windows, Western Europe)',
    );
    await waitFor(() => expect(button).toHaveProperty('disabled', false));
    expect(lookedAt.at(-1)).toContain('encoding=windows-1252');
  });

  it('asks whether somebody of the same name is the same person', async () => {
    const doubt = { column: '', text: 'is here already', ask: 'same' };
    extra = { rows: [row(2, 'problem', { email: '' }, { problems: [doubt] })] };
    draw('&file=f1');
    const answers = within(await screen.findByRole('group', { name: 'Row 2: the same person?' }));
    await userEvent.click(answers.getByRole('button', { name: 'Same person' }));
    await waitFor(() =>
      expect(bodies('preview').at(-1)?.mended).toEqual([{ row: 2, cells: {}, same: true }]),
    );
  });

  it('says why a file cannot be read, and takes the next one', async () => {
    look = Response.json({ message: 'The workbook is too large when it is unpacked' }, { status: 400 });
    draw();
    await choose();
    expect(await screen.findByText('The workbook is too large when it is unpacked')).toBeTruthy();
    look = LOOK;
    await choose();
    expect(await rowsShown()).toEqual(['4', '2', '3']);
  });

  it('takes the file that was dropped on a list', async () => {
    handOver(new File(['Item'], 'dropped.csv'));
    draw();
    await screen.findByRole('table', TABLE);
    expect(bodies('look')[0]?.file).toHaveProperty('name', 'dropped.csv');
  });
});
