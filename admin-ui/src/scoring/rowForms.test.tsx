// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { AboveList } from '../kit/rest/list/AboveList.tsx';
import { typedWhenRowLeft } from '../shell/testing/inList.tsx';
import { drawInTournament } from '../shell/testing/inTournament.tsx';
import { EditPlayer } from './players/columns.tsx';
import type { Player } from './players/player.ts';
import { ScoreActs } from './scores/ScoreActs.tsx';
import type { ScoreRow } from './scores/scores.ts';

const ann = { pid: 'p', name: 'Ann', club: '', phone: '' } as Player;
const card = {
  match_type: '1 to 15',
  gold: false,
  sid: 's',
  team1: 'Ann',
  team2: 'Bea',
  winner: null,
  signature: null,
} as ScoreRow;

it.each<[string, RegExp, ReactNode]>([
  ['Edit: Ann', /^Club/, <EditPlayer key="p" player={ann} />],
  ['Score card: Ann – Bea', /^Signed by/, <ScoreActs key="s" row={card} />],
])('%s stays open with what was typed where its row leaves the list', async (button, field, row) => {
  expect(await typedWhenRowLeft(row, button, field)).toBe('7');
});

it('the score card opens with the keys at its first score', async () => {
  drawInTournament(
    <AboveList>
      <ScoreActs row={card} />
    </AboveList>,
    () => [],
  );
  await userEvent.click(await screen.findByRole('button', { name: /^Score card/ }));
  const [first] = await screen.findAllByRole('textbox');
  expect(document.activeElement).toBe(first);
});
