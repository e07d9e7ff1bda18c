import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useEffect, useState } from 'react';
import { AboveList } from '../../kit/rest/list/AboveList.tsx';
import { drawInTournament } from './inTournament.tsx';

interface ListProps {
  readonly row: ReactNode;
  readonly listed: (leave: () => void) => void;
}

function List({ row, listed }: ListProps) {
  const [isThere, setThere] = useState(true);
  useEffect(() => listed(() => setThere(false)), [listed]);
  return <AboveList>{isThere && row}</AboveList>;
}

/** What a form that a row's button opens holds of what is typed in it, once somebody else's change took the row away. */
export async function typedWhenRowLeft(row: ReactNode, button: string, field: RegExp): Promise<string> {
  let leave: () => void = () => undefined;
  const listed = (leaving: () => void) => {
    leave = leaving;
  };
  drawInTournament(<List row={row} listed={listed} />, () => []);
  await userEvent.click(await screen.findByRole('button', { name: button }));
  const input = await screen.findByLabelText<HTMLInputElement>(field);
  await userEvent.clear(input);
  await userEvent.type(input, '7');
  await act(async () => leave());
  return screen.getByLabelText<HTMLInputElement>(field).value;
}
