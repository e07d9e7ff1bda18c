// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { drawInTournament } from '../../shell/testing/inTournament.tsx';
import { FeaturePage } from './FeaturePage.tsx';

const draw = (admin_type: 'master' | 'basic') =>
  drawInTournament(
    <FeaturePage feature="payout">Payouts</FeaturePage>,
    (url) => (url.includes('getTournament') ? { tid: 't1', payout: false } : []),
    { tournament: { admin_type, rights: { admin_type } } },
  );

it('has a master switch on what is off, and asks them to ask nobody', async () => {
  draw('master');
  expect(await screen.findByText(/Turn on “Player payouts” in the setup/)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Edit Tournament Setup' })).toBeDefined();
  expect(screen.queryByText(/master admin/)).toBeNull();
});

it('tells others who switches it on', async () => {
  draw('basic');
  expect(await screen.findByText(/A master admin turns on/)).toBeDefined();
  expect(screen.queryByRole('link', { name: 'Edit Tournament Setup' })).toBeNull();
});
