// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { drawInTournament } from '../../../shell/testing/inTournament.tsx';
import { ShirtSizes } from './ShirtSizes.tsx';

const size = (shirt: string, count: number, handed_out: number) => ({ shirt, count, handed_out });

it('adds nobody up who gave a size of the one kind and none of the other', async () => {
  drawInTournament(<ShirtSizes />, (url) =>
    url.includes('Gender')
      ? [size("Men's M", 3, 1), size('Not given', 0, 0)]
      : [size('M', 0, 0), size('Not given', 3, 1)],
  );
  await screen.findByRole('row', { name: /Men's M/ });
  expect(screen.queryByRole('cell', { name: '6' })).toBeNull();
});
