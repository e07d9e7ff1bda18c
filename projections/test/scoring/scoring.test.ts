import { opened, reported, submitted } from '@courtcrew/domain/scoring/scoring.fixtures.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { accounts } from '../../src/accounts/index.ts';
import {
  cardHistory,
  cardsSignedBy,
  phonesModel,
  playersWithPhones,
  publicCards,
  scoreCards,
  scoringModel,
} from '../../src/scoring/index.ts';
import { tournamentsModel } from '../../src/tournaments/index.ts';
import { type ReadModels, readModels, type Told } from '../support/readModels.ts';

let all: ReadModels;
beforeEach(async () => {
  all = await readModels([scoringModel, phonesModel, accounts, tournamentsModel]);
});
afterEach(() => all.close());

const player = (pid: string, phone: string | null = null): Told => ({
  stream: 'players-t1',
  type: 'PlayerAdded',
  data: { pid, name: `${pid} name`, club: null, phone },
});
const onCard = (event: { type: string; data: unknown }, by?: string): Told => ({
  stream: 'scorecard-secret',
  ...event,
  ...(by !== undefined && { by }),
});

describe('A score card', () => {
  it('goes from the active ones to the reported ones and then to the past', async () => {
    const lists = async () => ({
      active: (await scoreCards.all(all.db, { tid: 't1', is_active: true })).length,
      reported: (await scoreCards.all(all.db, { tid: 't1', is_reported: true })).length,
      past: (await scoreCards.all(all.db, { tid: 't1', is_past: true })).length,
      public: (await publicCards.all(all.db, { tid: 't1' })).length,
    });
    await all.tell([player('ann'), onCard(opened())]);
    expect(await lists()).toEqual({ active: 1, reported: 0, past: 0, public: 0 });
    await all.tell([onCard(reported({ g1t1: 11, g1t2: 7 }))]);
    expect(await lists()).toEqual({ active: 1, reported: 1, past: 0, public: 1 });
    await all.tell([onCard(submitted())]);
    expect(await lists()).toEqual({ active: 0, reported: 1, past: 0, public: 1 });
    await all.tell([onCard({ type: 'CardFinished', data: {} })]);
    expect(await lists()).toEqual({ active: 0, reported: 0, past: 1, public: 1 });
    await all.tell([onCard({ type: 'CardReopened', data: {} })]);
    expect(await lists()).toEqual({ active: 0, reported: 1, past: 0, public: 1 });
  });

  it('that nobody reported to is among the reported ones once it is submitted', async () => {
    await all.tell([player('ann'), onCard(opened()), onCard(submitted())]);
    expect(await scoreCards.all(all.db)).toMatchObject([{ is_active: false, is_reported: true }]);
  });

  it('has the names of its players and the scores of its games, corrected ones in place of the first', async () => {
    const scores = { g1t1: 15, g1t2: 3 };
    await all.tell([
      player('ann'),
      player('cyd'),
      onCard(opened()),
      onCard(submitted()),
      onCard({ type: 'ResultCorrected', data: { scores, winner: true } }),
    ]);
    expect((await scoreCards.among(all.db, ['secret']))[0]).toMatchObject({
      card: 'c1',
      t1p1_name: 'ann name',
      t1p2_name: 'Removed player',
      t2p1_name: 'cyd name',
      t1_g1_score: 15,
      t2_g1_score: 3,
      t1_g2_score: null,
      signature: 'Ann',
      winner: true,
    });
    const entries = (await cardHistory(all.db, 'secret')).map(({ type, scores }) => [type, scores]);
    expect(entries).toEqual([
      ['ResultCorrected', scores],
      ['MatchSubmitted', { g1t1: 11, g1t2: 7, g2t1: 11, g2t2: 9 }],
      ['CardOpened', {}],
    ]);
  });

  it('gives its link away to nobody who reads the public list', async () => {
    await all.tell([onCard(opened()), onCard(reported({ g1t1: 1 }))]);
    expect(JSON.stringify(await publicCards.all(all.db, { tid: 't1' }))).not.toContain('secret');
  });

  it('loses a signature with whoever signed', async () => {
    await all.tell([onCard(opened()), onCard(submitted())]);
    expect(await cardsSignedBy(all.db, 'ann')).toEqual(['secret']);
    await all.tell([onCard({ type: 'SignatureForgotten', data: { signer: 'ann' } })]);
    expect(await scoreCards.among(all.db, ['secret'])).toMatchObject([{ signature: 'Removed player' }]);
    expect(await cardsSignedBy(all.db, 'ann')).toEqual([]);
  });
});

describe('Players', () => {
  it('are listed by name with their phones, and gone from both models when removed', async () => {
    await all.tell([player('bob', '8015550100'), player('ann')]);
    await all.tell([
      {
        stream: 'players-t1',
        type: 'PlayerChanged',
        data: { pid: 'ann', club: 'Lake', phone: '8015550101' },
      },
    ]);
    expect(await playersWithPhones.all(all.db, { tid: 't1' })).toEqual([
      { pid: 'ann', tid: 't1', name: 'ann name', club: 'Lake', phone: '8015550101', has_phone: true },
      { pid: 'bob', tid: 't1', name: 'bob name', club: '', phone: '8015550100', has_phone: true },
    ]);
    await all.tell([{ stream: 'players-t1', type: 'PlayerRemoved', data: { pid: 'bob' } }]);
    expect((await playersWithPhones.all(all.db, { tid: 't1' })).map(({ pid }) => pid)).toEqual(['ann']);
    expect(JSON.stringify(await all.rows(phonesModel))).not.toContain('8015550100');
  });
});
