// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, onTestFinished, vi } from 'vitest';
import { drawInTournament } from '../../../shell/testing/inTournament.tsx';
import { StateButton } from './StateButton.tsx';

it('takes no press that was meant for what stood there a blink before: of another captain, or of a thumb that hits twice', async () => {
  // However long it takes here, no time passes between what changed and the press.
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
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
  vi.advanceTimersByTime(700);
  await press('Here: Ann');
  expect(onPress).toHaveBeenCalledTimes(2);
});
