import { describe, expect, test } from 'vitest';
import { assigned, ended, eventsOf, finish, match, on, playing, queue } from '../board.fixtures.ts';
import type { BoardCommand } from '../commands.ts';
import type { BoardEvent } from '../events.ts';
import type { PayMark, Side, SideOfMatch } from '../model.ts';
import type { SeenSide } from './commands.ts';

const pay = (estimated: number, more: { amount?: number; paid?: boolean } = {}) => ({
  credentials: 'Certified',
  estimated,
  amount: estimated,
  paid: false,
  ...more,
});

const over = (order: number, lead: { amount?: number; paid?: boolean } = {}, second = lead): BoardEvent => ({
  type: 'MatchFinished',
  data: {
    match: match(order, 'ann', { second_ref_id: 'bob' }),
    pay: pay(2500, lead),
    second_pay: pay(1000, second),
    rank: 4,
    second_rank: 5,
  },
});
const alone: BoardEvent = {
  type: 'MatchFinished',
  data: { match: match(9, 'cyd'), pay: pay(2500), second_pay: null, rank: 6, second_rank: null },
};

const of = (order: number, side: Side = 'lead'): SideOfMatch => ({ match_id: `match-${order}`, side });
const mark = (what: PayMark, isOn: boolean, ...sides: SeenSide[]): BoardCommand => ({
  type: 'MarkPay',
  sides,
  mark: what,
  on: isOn,
});
const paid = (on: boolean, lead: string[], second: string[] = []): BoardEvent => ({
  type: 'PaidMarked',
  data: { lead, second, paid: on },
});
const posted = (on: boolean, lead: string[], second: string[] = []): BoardEvent => ({
  type: 'PostedMarked',
  data: { lead, second, posted: on },
});
const change = (side: SideOfMatch, amount: number, note?: string | null, seen = {}): BoardCommand => ({
  ...{ type: 'ChangePay', ...side, seen },
  changes: { amount, note },
});
const changed = (
  side: SideOfMatch,
  ref_id: string,
  amount: number,
  note: string | null = null,
): BoardEvent => ({
  type: 'PayChanged',
  data: { ...side, ref_id, amount, note },
});

describe('Marking pay', () => {
  test('say nothing of an amount that the presser has not seen', () => {
    const seen = (amount: number, isOn = true) => mark('paid', isOn, { ...of(5), amount });
    const raised = on(over(5), changed(of(5), 'ann', 4000));
    raised.when(seen(2500)).thenRefused('changed', 'The amount was changed meanwhile: look at it again');
    raised.when(seen(4000)).then(paid(true, ['match-5']));
    on(over(5, { paid: true }))
      .when(seen(1, false))
      .then(paid(false, ['match-5']));
    on(over(1), over(5), changed(of(5), 'ann', 4000))
      .when(mark('paid', true, { ...of(1), amount: 2500 }, { ...of(5), amount: 2500 }))
      .thenRefused('changed');
  });

  test('marks each side by itself, once', () => {
    on(over(1), over(2))
      .when(mark('paid', true, of(1), of(2, 'second'), of(2, 'second')))
      .then(paid(true, ['match-1'], ['match-2']));
    on(over(1), paid(true, ['match-1']))
      .when(mark('paid', true, of(1), of(1, 'second')))
      .then(paid(true, [], ['match-1']));
    on(over(1), paid(true, ['match-1']))
      .when(mark('paid', true, of(1)))
      .then();
    on(over(1), paid(true, ['match-1']))
      .when(mark('paid', false, of(1)))
      .then(paid(false, ['match-1']));
  });

  test('posts what is not paid, too: the four marks do not ask for each other', () => {
    on(over(1))
      .when(mark('posted', true, of(1, 'second')))
      .then(posted(true, [], ['match-1']));
  });

  test('leaves out what is not there, and refuses when nothing is left', () => {
    on(over(1), alone)
      .when(mark('paid', true, of(1), of(5), of(9, 'second')))
      .then(paid(true, ['match-1']));
    on(alone)
      .when(mark('paid', true, of(9, 'second')))
      .thenRefused('not-found');
  });

  test('knows who was paid when the match was finished', () => {
    on(over(1, { paid: true }, {}))
      .when(mark('paid', true, of(1), of(1, 'second')))
      .then(paid(true, [], ['match-1']));
  });
});

describe('Auto post', () => {
  test('posts exactly those who are paid just what was estimated', () => {
    on(
      over(1, { paid: true }, {}),
      over(2, { paid: true, amount: 2400 }, { paid: true }),
      over(3),
      over(4, { paid: true }),
      posted(true, ['match-4']),
    )
      .when({ type: 'AutoPost' })
      .then(posted(true, ['match-1'], ['match-2', 'match-4']));
  });

  test('has nothing to do the second time', () => {
    on(over(1, { paid: true }), posted(true, ['match-1'], ['match-1']))
      .when({ type: 'AutoPost' })
      .then();
  });
});

describe('An amount', () => {
  test('that another desk has changed is overwritten by nobody who has not seen it', () => {
    const raised = on(over(1), changed(of(1), 'ann', 4000));
    const from = (amount: number, to: number) => change(of(1), to, undefined, { amount });
    const { outcome } = raised.when(from(2500, 3000));
    expect(outcome).toMatchObject({ code: 'changed', details: { now: { amount: 40 } } });
    raised.when(from(2500, 4000)).then();
    raised.when(from(4000, 3000)).then(changed(of(1), 'ann', 3000));
  });

  test('has its reason replaced by nobody who has not read it', () => {
    const told = on(over(1), changed(of(1), 'ann', 3000, 'Two hours'));
    const note = (read: string | null, to: string) => change(of(1), 3000, to, { note: read });
    told
      .when(note(null, 'Heat'))
      .thenRefused('changed', 'Somebody else has changed this meanwhile: look at it again');
    told.when(note(null, 'Two hours')).then();
    told.when(note('Two hours', 'Heat')).then(changed(of(1), 'ann', 3000, 'Heat'));
  });

  test('is changed with a reason, and stays when it is the same', () => {
    on(over(1))
      .when(change(of(1), 3000, ' Two hours '))
      .then(changed(of(1), 'ann', 3000, 'Two hours'));
    on(over(1), changed(of(1), 'ann', 3000, 'Two hours'))
      .when(change(of(1), 3000))
      .then();
    on(over(1), changed(of(1), 'ann', 3000, 'Two hours'))
      .when(change(of(1), 3000, ''))
      .then(changed(of(1), 'ann', 3000));
  });

  test('is not changed once it is posted, until that is taken back', () => {
    const { outcome } = on(over(1), posted(true, ['match-1'])).when(change(of(1), 3000));
    expect(outcome).toMatchObject({ code: 'posted', details: { at: expect.any(String) } });
    on(over(1), posted(true, ['match-1']))
      .when(change(of(1, 'second'), 3000))
      .then(changed(of(1, 'second'), 'bob', 3000));
    on(over(1), posted(true, ['match-1']), posted(false, ['match-1']))
      .when(change(of(1), 3000))
      .then(changed(of(1), 'ann', 3000));
  });
});

describe('Correcting a match', () => {
  const correct = (changes: object, seen = {}): BoardCommand => ({
    ...{ type: 'CorrectMatch', match_id: 'match-1', changes, seen },
  });

  test('does all at once', () => {
    on(over(1), paid(true, [], ['match-1']))
      .when(correct({ amount: 100, paid: true, secondPaid: false, medal: 'Gold', sysid: 'G1' }))
      .then(
        changed(of(1), 'ann', 100),
        { type: 'PastMatchCorrected', data: { match_id: 'match-1', medal: 'Gold', sysid: 'G1' } },
        paid(true, ['match-1']),
        paid(false, [], ['match-1']),
      );
    on(over(1))
      .when(correct({ medal: 'none', amount: 2500 }))
      .then();
  });

  test('overwrites no amount that was not seen, and marks nobody for it', () => {
    const raised = on(over(1), changed(of(1), 'ann', 4000), changed(of(1, 'second'), 'bob', 2000));
    raised.when(correct({ amount: 2500, paid: true }, { amount: 2500 })).thenRefused('changed');
    raised.when(correct({ secondAmount: 1500 }, { secondAmount: 1000 })).thenRefused('changed');
    raised
      .when(correct({ amount: 3000, secondAmount: 2000 }, { amount: 4000, secondAmount: 1000 }))
      .then(changed(of(1), 'ann', 3000));
  });

  test('does nothing at all where a part is posted', () => {
    on(over(1), posted(true, [], ['match-1']))
      .when(correct({ amount: 100, medal: 'Gold' }))
      .thenRefused('posted');
    on(over(1), posted(true, [], ['match-1']))
      .when(correct({ amount: 100, paid: true }))
      .then(changed(of(1), 'ann', 100), paid(true, ['match-1']));
  });
});

describe('Correcting an assignment', () => {
  const begun = [...queue('ann'), assigned('a1', 'ann')];
  const correct = (changes: object, seen = {}): BoardCommand => ({
    ...{ type: 'CorrectAux', id: 'a1', changes, seen },
  });
  const corrected = (amount: number, isPaid: boolean): BoardEvent => ({
    type: 'PastAuxCorrected',
    data: { id: 'a1', ref_id: 'ann', amount, paid: isPaid },
  });

  test('says what it is paid', () => {
    on(...begun, ended('a1', 'ann', 2))
      .when(correct({ amount: 1500, paid: true }))
      .then(corrected(1500, true));
    on(...begun, ended('a1', 'ann', 2), corrected(1500, true))
      .when(correct({ paid: true }))
      .then();
  });

  test('overwrites no amount that was not seen', () => {
    on(...begun, ended('a1', 'ann', 2), corrected(1500, false))
      .when(correct({ amount: 1000 }, { amount: 500 }))
      .thenRefused('changed');
  });

  test('waits for its end', () => {
    on(...begun)
      .when(correct({ amount: 1500 }))
      .thenRefused('under-way');
    on()
      .when(correct({ amount: 1500 }))
      .thenRefused('not-found');
  });

  test('one that is paid is not deleted', () => {
    const remove: BoardCommand = { type: 'DeleteAux', id: 'a1', ref_id: 'ann' };
    on(...begun, ended('a1', 'ann', 2), corrected(1500, true))
      .when(remove)
      .thenRefused('paid');
    on(...begun, ended('a1', 'ann', 2), corrected(1500, true), corrected(1500, false))
      .when(remove)
      .then({ type: 'AuxDeleted', data: { id: 'a1', ref_id: 'ann', rank: null } });
  });
});

describe('Undoing a match that is finished', () => {
  const played = [...queue('ann', 'bob'), playing(1, 'ann', { second_ref_id: 'bob' }), over(1)];
  const undo: BoardCommand = { type: 'Undo', action: 3 };

  test('is refused while any mark is set, whoever set it last', () => {
    const { outcome } = on(...played, paid(true, [], ['match-1'])).when(undo);
    expect(outcome).toMatchObject({ code: 'paid', details: { at: expect.any(String) } });
    on(...played, posted(true, ['match-1']))
      .when(undo)
      .thenRefused('posted');
    expect(
      eventsOf(on(...played, paid(true, ['match-1']), paid(false, ['match-1'])).when(undo)),
    ).toMatchObject([{ type: 'ActionUndone', data: { matches: ['match-1'] } }]);
  });

  test('is refused where somebody changed what it is paid since', () => {
    on(...played, changed(of(1), 'ann', 100))
      .when(undo)
      .thenRefused('changed');
  });

  test('takes its pay away; played to its end again, it has the new one', () => {
    const [undone] = eventsOf(on(...played).when(undo));
    if (!undone) throw new Error('nothing was undone');
    on(...played, undone)
      .when(mark('paid', true, of(1)))
      .thenRefused('not-found');
    const again = eventsOf(on(...played, undone).when(finish(1, { amount: 7, pay: {} })));
    on(...played, undone, ...again)
      .when(change(of(1), 7))
      .then();
  });
});

test('Forgetting somebody takes the words about their pay, and no cent', () => {
  const { state } = on(...queue('ann'), over(1), changed(of(1), 'ann', 300, 'Late'));
  expect(state.traces.get('ann')?.pay).toEqual([of(1)]);
  const [left] = eventsOf(
    on(...queue('ann'), over(1), changed(of(1), 'ann', 300, 'Late')).when({
      type: 'ForgetOnBoard',
      ref_id: 'ann',
    }),
  );
  if (!left) throw new Error('nobody was forgotten');
  const after = on(...queue('ann'), over(1), changed(of(1), 'ann', 300, 'Late'), left).state;
  expect(after.pastMatches.get('match-1')?.lead).toMatchObject({ amount: 300, note: null, paid: null });
});
