// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
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
