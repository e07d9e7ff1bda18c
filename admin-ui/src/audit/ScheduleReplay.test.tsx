// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { drawInTournament } from '../shell/testing/inTournament.tsx';
import { ScheduleReplay } from './ScheduleReplay.tsx';

const MINUTE = 60_000;
const BEGIN = Date.parse('2027-03-06T10:00:00.000Z');
const timeOf = (position: number) => new Date(BEGIN + position * MINUTE).toISOString();
/** Court 1 is taken by the first change, free after the second, and so on; one a minute. */
const LAST = 4;
const changes = Array.from({ length: LAST }, (_, index) => ({
  ...{ time: timeOf(index + 1), author: 'Dora Desk', author_ref_id: 'dora', type: 'x' },
  ...{ action: index % 2 ? 'Match finished' : 'Match assigned', subject: 'Ana Tester', ref_ids: ['ana'] },
  ...{ sid: null, court: 1, stream: 's', position: String(index + 1), note: null },
  changed: [],
})).reverse();

function stood({ at, position }: { at?: string; position?: string }) {
  const shown = position
    ? Number(position)
    : at
      ? Math.max(0, Math.min(LAST, Math.floor((Date.parse(at) - BEGIN) / MINUTE)))
      : LAST;
  const playing = shown % 2 === 1;
  const court = { court_order: 1, court_num: '1', description: '', color: '', monitor_ref_id: null };
  const second = { second_ref_id: null, second_first: null, second_last: null };
  const lead = playing
    ? { id: 'm', ref_id: 'ana', first: 'Ana', last: 'Tester', start_time: timeOf(shown), medal: 'none' }
    : { id: null, ref_id: null, first: null, last: null, start_time: null, medal: 'none' };
  return {
    ...{ shifts: [], staff: [], volunteers: [], queue: [], aux: [], clipboards: [] },
    courts: [{ ...court, ...second, ...lead }],
    ...{ at: at ?? timeOf(shown), position: String(shown), time_zone: 'UTC' },
  };
}

interface Asked {
  at?: string;
  position?: string;
  after?: string;
  before?: string;
  court?: number;
}

function opened(search = '', fails = false) {
  const asked: Asked[] = [];
  const answer = (url: string, body: Asked) => {
    asked.push(body);
    if (fails) return Response.json({ message: 'down' }, { status: 500 });
    if (url.includes('/asOf/')) return stood(body);
    const { after, before, court = 1 } = body;
    const fit = changes.filter(
      (one) =>
        (!after || Number(one.position) > Number(after)) &&
        (!before || Number(one.position) < Number(before)) &&
        one.court === court,
    );
    return { changes: after ? fit.slice(-1) : fit, total: fit.length, time_zone: 'UTC' };
  };
  drawInTournament(<ScheduleReplay />, answer, { search: `&tab=floor${search}` });
  return { asked, user: userEvent.setup() };
}

const courts = () => screen.findByRole('region', { name: 'Courts (1)' });

it('steps from change to change by arrows, marks what the step changed and says it', async () => {
  const { user } = opened('&position=2');
  expect(within(await courts()).getByText('Free')).toBeTruthy();
  await waitFor(() =>
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Next change' }).disabled).toBe(false),
  );
  await user.keyboard('{ArrowRight}');
  await screen.findByText(/Ana Tester, since/);
  expect(within(await courts()).getByText('changed')).toBeTruthy();
  expect(screen.getByText('Changed: Court 1').closest('[role="status"]')).toBeTruthy();
});

it('steps a minute with Shift', async () => {
  const { asked, user } = opened('&position=2');
  await courts();
  await user.keyboard('{Shift>}{ArrowLeft}{/Shift}');
  await waitFor(() =>
    expect(asked).toContainEqual(expect.objectContaining({ at: '2027-03-06T10:01:59.999Z' })),
  );
});

it('asks once for a slider that is dragged over many minutes', async () => {
  const { asked } = opened('&position=2');
  await courts();
  const slider = screen.getByRole('slider', { name: 'Time of day' });
  for (let minute = 603; minute < 700; minute += 1)
    fireEvent.change(slider, { target: { value: String(minute) } });
  const times = () => asked.flatMap(({ at }) => at ?? []);
  await waitFor(() => expect(times()).toContain('2027-03-06T11:39:59.999Z'));
  expect(times().length).toBeLessThan(5);
});

it('lists and steps through the changes of one court alone', async () => {
  const { asked, user } = opened('&position=2');
  await courts();
  await user.selectOptions(screen.getByLabelText('Changes of'), 'Court');
  await user.selectOptions(await screen.findByLabelText('Court'), '1');
  await waitFor(() => expect(asked).toContainEqual(expect.objectContaining({ court: 1, after: '2' })));
});

it('says what could not be loaded, and asks again', async () => {
  opened('', true);
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
});
