// @vitest-environment happy-dom

import { csvColumns } from '@courtcrew/ui-kit/page/list/columnFiles.ts';
import { csvText } from '@courtcrew/ui-kit/page/list/csv.ts';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { drawInTournament } from '../../shell/testing/inTournament.tsx';
import { aMatch } from '../testing/match.ts';
import { type PastMatch, useColumns } from './PastMatches.tsx';

/** The file of one match. */
function File({ row }: { readonly row: PastMatch }) {
  return <pre>{csvText(csvColumns(useColumns(() => undefined)), [row])}</pre>;
}

it('says in the file who is paid, as the screen does beside the amount', async () => {
  const row = { ...aMatch('m', { second_paid: true }), tid: 't', difference: 0 } as PastMatch;
  drawInTournament(<File row={row} />, () => []);
  const [head, line] = (await screen.findByText(/Lead paid/)).textContent.split('\r\n');
  const cell = (label: string) => line?.split(',')[head?.split(',').indexOf(label) ?? -1];
  expect([cell('Lead paid'), cell('Supporting referee paid')]).toEqual(['', 'Yes']);
});

it('has a name of its own for each column of the file', async () => {
  const row = { ...aMatch('m', {}), tid: 't', difference: 0 } as PastMatch;
  drawInTournament(<File row={row} />, () => []);
  const names = (await screen.findByText(/Lead paid/)).textContent.split('\r\n')[0]?.split(',') ?? [];
  expect(names).toEqual([...new Set(names)]);
});
