// @vitest-environment happy-dom
import type { Volunteer } from '@courtcrew/domain/roster/volunteers/shapes.ts';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { drawInTournament } from '../../../shell/testing/inTournament.tsx';
import { volunteer } from '../testing/crew.ts';
import { Arrivals } from './Arrivals.tsx';

const PEOPLE = [volunteer('Ann', [['m', 8, 12]]), volunteer('Ben', [['m', 8, 12]])];
const ON_THE_DAY = { day: '2027-03-06', isToday: true, choice: null };
const done = async () => true;

it.each([
  ['k', 'of a category'],
  ['gone', 'of the day where nobody works in the category of the day before'],
])('lists everybody with the category %s: those %s', async (vcid) => {
  drawInTournament(<Arrivals people={PEOPLE} {...ON_THE_DAY} check={done} handOut={done} />, () => [], {
    search: `&vcid=${vcid}`,
  });
  expect((await screen.findByRole('button', { name: /^All/ })).textContent).toContain('2');
});

it('checks out whom the question counted: who came since stays', async () => {
  const sent: unknown[] = [];
  const answer = (_: string, body: unknown) => {
    sent.push(body);
    return { message: 'saved', count: 1 };
  };
  const [ann, ben] = PEOPLE.map((person) => ({ ...person, checkin: true }));
  const draw = drawInTournament(
    <Arrivals
      people={[ann, PEOPLE[1]].flatMap((one) => one ?? [])}
      {...ON_THE_DAY}
      check={done}
      handOut={done}
    />,
    answer,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Check out all' }));
  const question = within(await screen.findByRole('alertdialog'));
  draw(
    <Arrivals people={[ann, ben].flatMap((one) => one ?? [])} {...ON_THE_DAY} check={done} handOut={done} />,
  );
  await userEvent.click(question.getByRole('button', { name: 'Check out all' }));
  await waitFor(() => expect(sent).toContainEqual({ tid: 't1', day: '2027-03-06', people: ['Ann'] }));
});

it('keeps every name of a fast scanner while the server is slow, and goes on after one is refused', async () => {
  const crew = Array.from({ length: 20 }, (_, index) => volunteer(`V${index + 10}`, [['m', 8, 12]]));
  const [sent, answers]: [string[], ((refused?: Error) => void)[]] = [[], []];
  const check = ({ ref_id }: Volunteer) => {
    sent.push(ref_id);
    return new Promise((take, refuse) => answers.push((no) => (no ? refuse(no) : take(true))));
  };
  drawInTournament(<Arrivals people={crew} {...ON_THE_DAY} check={check} handOut={done} />, () => []);
  const field = await screen.findByRole('searchbox');
  const names = [...crew.map(({ name }) => name), 'Nobody'];
  await userEvent.setup({ delay: null }).type(field, names.map((name) => `${name}{Enter}`).join(''));
  expect(sent).toEqual(['V10']);
  for (const index of crew.keys()) {
    await waitFor(() => expect(answers).toHaveLength(index + 1));
    await act(async () => answers[index]?.(index === 4 ? new Error('Not today') : undefined));
  }
  expect(sent).toEqual(crew.map(({ ref_id }) => ref_id));
  const log = within(screen.getByRole('log'));
  expect(log.getAllByText(/is checked in$/)).toHaveLength(19);
  expect(log.getByText('V14 Lee: Not today')).toBeTruthy();
  expect(await log.findByText(/^“Nobody”: nobody/)).toBeTruthy();
});
