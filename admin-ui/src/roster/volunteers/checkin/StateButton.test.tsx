// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { drawInTournament } from '../../../shell/testing/inTournament.tsx';
import { StateButton } from './StateButton.tsx';

it('takes no press that was meant for what stood there a blink before: of another captain, or of a thumb that hits twice', async () => {
  const onPress = vi.fn();
  const button = (pressed: boolean) => (
    <StateButton icon={null} text={pressed ? 'Here' : 'Check in'} name="Ann" {...{ pressed, onPress }} />
  );
  const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
  const draw = drawInTournament(button(false), () => []);
  await press('Check in: Ann');
  expect(onPress).toHaveBeenCalledTimes(1);
  draw(button(true));
  await press('Here: Ann');
  expect(onPress).toHaveBeenCalledTimes(1);
  await new Promise((pass) => setTimeout(pass, 700));
  await press('Here: Ann');
  expect(onPress).toHaveBeenCalledTimes(2);
});
