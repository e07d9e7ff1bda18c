// @vitest-environment happy-dom
import { keepFocus } from '@courtcrew/ui-kit/app/keepFocus.ts';
import { ConfirmProvider } from '@courtcrew/ui-kit/page/dialog/Confirm.tsx';
import { ToastProvider } from '@courtcrew/ui-kit/page/state/Toast.tsx';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { QueryClient } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { CoreAdminContext, type DataProvider, HttpError, TestMemoryRouter } from 'react-admin';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { RaNotifications } from '../RaNotifications.tsx';
import { stayingRouter } from '../stayingRouter.ts';
import { BulkButton } from './BulkButton.tsx';
import { ResourceList } from './ResourceList.tsx';

interface Person {
  readonly id: string;
  readonly name: string;
}

const THEME = createTheme();

const PEOPLE: readonly Person[] = [
  { id: 'p1', name: 'Ana' },
  { id: 'p2', name: 'Ben' },
];

const matching = (q: unknown) =>
  PEOPLE.filter(({ name }) => name.toLowerCase().includes(String(q ?? '').toLowerCase()));

const answering: Partial<DataProvider> = {
  getList: (async (_resource: string, { filter }: { filter: { q?: string } }) => {
    const data = matching(filter.q);
    return { data, total: data.length };
  }) as DataProvider['getList'],
};

const CONFIRM = <BulkButton label="Confirm" data={{ confirmed: true }} />;

function show(
  provider: Partial<DataProvider>,
  at = '/list',
  atFirst = {},
  bulk = CONFIRM,
  details?: ReactElement,
) {
  const queries = new QueryClient();
  const element = (
    <CoreAdminContext
      queryClient={queries}
      dataProvider={provider as DataProvider}
      routerProvider={stayingRouter}
    >
      <RaNotifications />
      <ResourceList<Person>
        resource="people"
        caption="People"
        header={<h1>People</h1>}
        columns={[
          { key: 'name', label: 'Name', value: ({ name }) => name, primary: true },
          { key: 'phone', label: 'Phone', value: ({ id }) => `call ${id}`, hidden: 'inTable' },
          { key: 'memo', label: 'Memo', value: ({ id }) => `memo ${id}`, hidden: true },
        ]}
        filters={[{ kind: 'search', source: 'q', label: 'Search' }]}
        sort={{ field: 'name', order: 'ASC' }}
        atFirst={atFirst}
        bulk={bulk}
        details={details}
        empty={<p>Nobody yet</p>}
        file="people"
      />
    </CoreAdminContext>
  );
  onTestFinished(keepFocus(() => undefined));
  const address = { search: '', queries };
  render(
    <ThemeProvider theme={THEME}>
      <TestMemoryRouter
        initialEntries={[at]}
        locationCallback={({ search }) => {
          address.search = search;
        }}
      >
        <ToastProvider>
          <ConfirmProvider>{element}</ConfirmProvider>
        </ToastProvider>
      </TestMemoryRouter>
    </ThemeProvider>,
  );
  return address;
}

const rows = () =>
  within(screen.getByRole('table', { name: 'People' }))
    .getAllByRole('row')
    .slice(1);

describe('a list of records', () => {
  it('says that somebody may not read it, and never that nothing was found', async () => {
    show({ getList: vi.fn().mockRejectedValue(new HttpError('Sorry', 403)) });
    expect(await screen.findByText('Sorry you are not authorized for this feature.')).toBeTruthy();
    expect(screen.queryByText(/entries/)).toBeNull();
    expect(screen.queryByText('Nobody yet')).toBeNull();
  });

  it('names the filters that leave nothing, also those set from the start, and clears them', async () => {
    const getList = vi.fn(async (_: string, { filter }: { filter: object }) =>
      'q' in filter ? { data: [], total: 0 } : { data: [{ id: '1', name: 'Ann' }], total: 1 },
    );
    show({ getList } as unknown as Partial<DataProvider>, '/list', { q: 'zoe' });
    expect(await screen.findByText('Nothing fits these filters')).toBeTruthy();
    expect(screen.getByText('Search: zoe')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Show all' }));
    expect(await screen.findByText('Ann')).toBeTruthy();
  });

  it('keeps its rows while a typed filter is on its way, and writes it into the address', async () => {
    const address = show(answering);
    expect(await screen.findByText('2 entries')).toBeTruthy();
    const typing = userEvent.type(screen.getByLabelText('Search'), 'be');
    expect(rows()).toHaveLength(2);
    await typing;
    expect(await screen.findByText('1 entry')).toBeTruthy();
    expect(address.search).toContain('be');
  });

  it.each([
    ['/list', { time: 'future' }],
    ['/list?tid=t1', { time: 'future' }],
    ['/list?q=be', { time: 'future', q: 'be' }],
    ['/list?filter={"q":"be"}', { q: 'be' }],
  ])('opened at %s asks for nothing but %j', async (at, filter) => {
    const getList = vi.fn(answering.getList);
    show({ ...answering, getList: getList as unknown as DataProvider['getList'] }, at, { time: 'future' });
    await screen.findByText(/(entry|entries)$/);
    expect(getList.mock.calls.map(([, asked]) => asked?.filter)).toEqual([filter]);
  });

  it('prints every row that fits, however many pages they fill, and by Ctrl P, too', async () => {
    const everybody = Array.from({ length: 82 }, (_, id) => ({ id, name: `Person ${id}` }));
    const getList = (async (_: string, { pagination: { page = 1, perPage = 50 } = {} }) => ({
      data: everybody.slice((page - 1) * perPage, page * perPage),
      total: everybody.length,
    })) as unknown as DataProvider['getList'];
    const papers: number[] = [];
    const print = () => void papers.push(screen.getAllByText(/^Person \d+$/).length);
    vi.stubGlobal('print', vi.fn(print));
    onTestFinished(() => void vi.unstubAllGlobals());
    show({ ...answering, getList });
    await screen.findByText('82 entries');
    expect(screen.getAllByText(/^Person \d+$/)).toHaveLength(50);
    await userEvent.click(screen.getByRole('button', { name: 'Print' }));
    await waitFor(() => expect(papers).toEqual([50 + 82]));
    await userEvent.keyboard('{Control>}p{/Control}');
    await waitFor(() => expect(papers).toEqual([50 + 82, 50 + 82]));
    expect(screen.getAllByText(/^Person \d+$/)).toHaveLength(50);
  });

  it('gives the keys back to the export once the file is there', async () => {
    // There is no browser that would keep the file: this one would leave the page for it.
    const kept = vi.spyOn(HTMLElement.prototype, 'click').mockReturnValue();
    onTestFinished(() => kept.mockRestore());
    const { promise, resolve } = Promise.withResolvers<{ data: readonly Person[]; total: number }>();
    const reading = vi.fn().mockResolvedValueOnce({ data: PEOPLE, total: 2 }).mockReturnValue(promise);
    show({ getList: reading });
    await screen.findByText('2 entries');
    const button = screen.getByRole('button', { name: 'Export' });
    await userEvent.click(button);
    await userEvent.click(screen.getByRole('menuitem', { name: 'CSV' }));
    expect(button).toHaveProperty('disabled', true);
    // As browsers do to a button that waits. This one leaves it there, so it goes by way of another place.
    screen.getByLabelText('Search').focus();
    screen.getByLabelText('Search').blur();
    resolve({ data: PEOPLE, total: 2 });
    await waitFor(() => expect(document.activeElement).toBe(button));
    expect(kept).toHaveBeenCalledOnce();
  });

  it('opens the details of a row by keyboard', async () => {
    show(answering, '/list', {}, CONFIRM, <p>the whole letter</p>);
    const open = within((await screen.findByText('Ana')).closest('tr') as HTMLElement);
    const button = open.getByRole('button', { name: 'Details' });
    const user = userEvent.setup();
    screen.getByRole('columnheader', { name: 'Name' }).querySelector<HTMLElement>('[role=button]')?.focus();
    await user.tab();
    expect(document.activeElement).toBe(button);
    await user.keyboard('{Enter}');
    expect(await screen.findByText('the whole letter')).toBeTruthy();
    expect(button.getAttribute('aria-expanded')).toBe('true');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByText('the whole letter')).toBeNull());
  });

  it('leaves those selected that a bulk command has refused', async () => {
    const outcomes = [
      { id: 'p1', ok: true },
      { id: 'p2', ok: false, message: 'full' },
    ];
    const updateMany = vi.fn().mockRejectedValue(new HttpError('1 of 2', 409, { outcomes }));
    show({ ...answering, updateMany });
    await screen.findByText('2 entries');
    for (const box of screen.getAllByRole('checkbox', { name: 'Select this row' }))
      await userEvent.click(box);
    expect(screen.getByText('2 selected')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText('1 selected')).toBeTruthy();
    expect(updateMany.mock.calls[0]?.[1]).toMatchObject({ ids: ['p1', 'p2'], data: { confirmed: true } });
  });

  it('forgets what was selected once a filter asks for others', async () => {
    show(answering);
    await screen.findByText('2 entries');
    for (const box of screen.getAllByRole('checkbox', { name: 'Select this row' }))
      await userEvent.click(box);
    expect(screen.getByRole('button', { name: 'Confirm' })).toBeTruthy();
    await userEvent.type(screen.getByLabelText('Search'), 'be');
    expect(await screen.findByText('1 entry')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Confirm' })).toBeNull();
  });

  it('forgets a selected row that the filter shows no more because somebody else has changed it', async () => {
    let people = PEOPLE;
    const getList = async () => ({ data: [...people], total: people.length });
    const { queries } = show({ getList: getList as DataProvider['getList'] });
    await screen.findByText('2 entries');
    for (const box of screen.getAllByRole('checkbox', { name: 'Select this row' }))
      await userEvent.click(box);
    await userEvent.unhover(screen.getByText('Ben'));
    people = PEOPLE.slice(0, 1);
    await queries.invalidateQueries();
    expect(await screen.findByText('1 selected')).toBeTruthy();
  });

  it.each([
    ['one', PEOPLE.slice(0, 1), [['p1']]],
    ['all', [], []],
  ])('removes none that left the list while it asked: %s', async (_, left, removed) => {
    let people = PEOPLE;
    const getList = async () => ({ data: [...people], total: people.length });
    const deleteMany = vi.fn().mockResolvedValue({ data: ['p1'] });
    const { queries } = show(
      { getList: getList as DataProvider['getList'], deleteMany },
      '/list',
      {},
      <BulkButton label="Remove" confirm={(count) => `${count} rows`} />,
    );
    await screen.findByText('2 entries');
    for (const box of screen.getAllByRole('checkbox', { name: 'Select this row' }))
      await userEvent.click(box);
    await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    people = left;
    await queries.invalidateQueries();
    await (left.length > 0 ? screen.findByText('1 selected') : screen.findByText('Nobody yet'));
    await userEvent.click(dialog.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(deleteMany.mock.calls.map(([, { ids }]) => ids)).toEqual(removed);
  });

  it('sends with a removal what it asked for, and nothing where somebody thought better of it', async () => {
    const getList = async () => ({ data: [...PEOPLE], total: PEOPLE.length });
    const deleteMany = vi.fn().mockResolvedValue({ data: ['p1', 'p2'] });
    const asks = vi.fn().mockResolvedValueOnce(null).mockResolvedValueOnce({ reason: 'Rain' });
    show(
      { getList: getList as unknown as DataProvider['getList'], deleteMany },
      '/list',
      {},
      <BulkButton label="Remove" asks={asks} />,
    );
    await screen.findByText('2 entries');
    for (const box of screen.getAllByRole('checkbox', { name: 'Select this row' }))
      await userEvent.click(box);
    await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
    expect(asks).toHaveBeenLastCalledWith(2);
    expect(deleteMany).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(deleteMany).toHaveBeenCalledOnce());
    expect(deleteMany.mock.calls[0]?.[1]).toMatchObject({ ids: ['p1', 'p2'], meta: { reason: 'Rain' } });
  });

  it.each([
    ['one', PEOPLE.slice(0, 1)],
    ['none', []],
  ])(
    'says how many a bulk command has changed, of whom the filter shows %s when its answer comes',
    async (_, left) => {
      let people = PEOPLE;
      const getList = async () => ({ data: [...people], total: people.length });
      const answered = Promise.withResolvers<{ data: string[] }>();
      const provider = { getList: getList as DataProvider['getList'], updateMany: () => answered.promise };
      const { queries } = show(provider as Partial<DataProvider>);
      await screen.findByText('2 entries');
      for (const box of screen.getAllByRole('checkbox', { name: 'Select this row' }))
        await userEvent.click(box);
      await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
      people = left;
      await queries.invalidateQueries();
      await (left.length > 0 ? screen.findByText('1 selected') : screen.findByText('Nobody yet'));
      answered.resolve({ data: ['p1', 'p2'] });
      expect(await screen.findByText('2 changed')).toBeTruthy();
    },
  );

  it('moves no row from under the pointer, and lets the new ones in where they belong once it leaves', async () => {
    let people = PEOPLE;
    const getList = async () => ({ data: [...people], total: people.length });
    const { queries } = show({ getList: getList as DataProvider['getList'] });
    await screen.findByText('2 entries');
    const names = () => rows().map(({ textContent }) => textContent);
    await userEvent.hover(screen.getByText('Ana'));
    people = [{ id: 'p0', name: 'Abe' }, ...PEOPLE];
    await queries.invalidateQueries();
    await screen.findByText('3 entries');
    expect(names()).toEqual(['Ana', 'Ben', 'Abe']);
    await userEvent.unhover(screen.getByText('Ana'));
    expect(names()).toEqual(['Abe', 'Ana', 'Ben']);
  });

  it('has a card say on a phone what a table keeps for whoever chooses it', async () => {
    vi.spyOn(window, 'matchMedia').mockImplementation(
      (query) =>
        ({
          matches: query.includes('max-width: 599px'),
          addEventListener: () => undefined,
          removeEventListener: () => undefined,
        }) as unknown as MediaQueryList,
    );
    show(answering);
    expect(await screen.findByText('call p1')).toBeTruthy();
    expect(screen.queryByText('memo p1')).toBeNull();
  });

  it('shows what to do next while there is nothing at all', async () => {
    show({ getList: (async () => ({ data: [], total: 0 })) as DataProvider['getList'] });
    expect(await screen.findByText('Nobody yet')).toBeTruthy();
  });
});

describe('all rows of a list', () => {
  const people = (count: number) =>
    Array.from({ length: count }, (_, at): Person => ({ id: `p${at}`, name: `Person ${at}` }));

  /** Selects the first row and then all. Answers how to confirm them, and how many were sent. */
  async function selectAll(all: readonly Person[]) {
    const sent = vi.fn();
    const getList = async (_: string, { pagination }: { pagination: { page: number; perPage: number } }) => {
      const from = (pagination.page - 1) * pagination.perPage;
      return { data: all.slice(from, from + pagination.perPage), total: all.length };
    };
    const updateMany = async (_: string, { ids }: { ids: readonly string[] }) => {
      sent(ids.length);
      return { data: ids };
    };
    show({ getList, updateMany } as unknown as DataProvider);
    await screen.findByText(`${all.length} entries`);
    await userEvent.click(screen.getAllByRole('checkbox')[1] as HTMLElement);
    await userEvent.click(await screen.findByRole('button', { name: 'All' }));
    return async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
      await waitFor(() => expect(sent).toHaveBeenCalledOnce());
      return sent.mock.calls[0]?.[0];
    };
  }

  it('are selected by a press, those of other pages among them', async () => {
    const confirm = await selectAll(people(60));
    await screen.findByText('60 selected');
    expect(await confirm()).toBe(60);
  });

  it('are as many as one action may change, which is said where there are more', async () => {
    const confirm = await selectAll(people(1001));
    await screen.findByText('1000 selected');
    await screen.findByText(/select_all_limit_reached/);
    expect(await confirm()).toBe(1000);
  });
});
