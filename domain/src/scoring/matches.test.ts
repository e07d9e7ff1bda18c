import { describe, expect, test } from 'vitest';
import { given } from '../kernel/given.fixtures.ts';
import type { MatchRow } from './contract/matches.ts';
import type { ListedMatch } from './listedMatch.ts';
import { type MatchEvent, matches } from './matches.ts';
import { needOf } from './need.ts';
import { codesRecord, duprCsv, matchesCsv } from './results.ts';

const NOTHING_CALLED: ReadonlySet<string> = new Set();

const semi: ListedMatch = {
  ...{ event: "Women's Doubles 4.0", round: 'Semifinal', number: '31' },
  ...{ t1p1: 'ann', t1p2: 'bea', t2p1: 'cora', t2p2: 'dee' },
  ...{ date: '2027-03-06', time: '09:30', court: '4' },
};
const added: MatchEvent = { type: 'ListedMatchAdded', data: { mid: 'id-1', ...semi } };

describe('The list of matches', () => {
  test('sent again adds nothing, and brings what changed of those that were not called', () => {
    const list = (match: ListedMatch, called = NOTHING_CALLED) =>
      ({ type: 'ListMatches', matches: [match], called }) as const;
    given(matches).when(list(semi)).then(added);
    given(matches, [added]).when(list(semi)).then();
    const moved = { ...semi, time: '10:00', event: "women's doubles 4.0" };
    given(matches, [added])
      .when(list(moved))
      .then({
        type: 'ListedMatchEdited',
        data: { mid: 'id-1', time: '10:00', event: "women's doubles 4.0" },
      });
    given(matches, [added])
      .when(list(moved, new Set(['id-1'])))
      .then();
  });

  test('knows a match without a number by its round and players', () => {
    const list = [
      { ...semi, number: '' },
      { ...semi, number: '', t2p1: 'eve' },
      { ...semi, number: '' },
    ];
    given(matches)
      .when({ type: 'ListMatches', matches: list, called: NOTHING_CALLED })
      .then(
        { type: 'ListedMatchAdded', data: { mid: 'id-1', ...semi, number: '' } },
        { type: 'ListedMatchAdded', data: { mid: 'id-2', ...semi, number: '', t2p1: 'eve' } },
      );
  });

  test('refuses a time that is none, and somebody who would play against themselves', () => {
    const add = (fields: ListedMatch) => ({ type: 'AddListedMatch', fields }) as const;
    given(matches)
      .when(add({ ...semi, time: '25:00' }))
      .thenRefused('invalid', 'must be a time like 09:30');
    given(matches)
      .when(add({ ...semi, t2p2: 'ann' }))
      .thenRefused('invalid', 'A player can stand in one place only');
  });
});

describe('The need for referees', () => {
  const at = (time: string, count: number) =>
    Array.from({ length: count }, () => ({ date: '2027-03-06', time }));

  test('is what is in play at once', () => {
    expect(needOf([...at('09:00', 8), ...at('09:45', 2)], 45)[0]?.steps).toEqual([
      { time: '09:00', matches: 8 },
      { time: '09:30', matches: 10 },
      { time: '10:00', matches: 2 },
    ]);
  });

  test('becomes shifts that are worth to come for, of people who stay while they are needed', () => {
    const morning = ['09:00', '10:00', '11:00', '12:00'].flatMap((time) => at(time, 8));
    expect(needOf(morning, 60)[0]?.shifts).toEqual([{ start: '09:00', end: '13:00', spots: 8 }]);
    expect(needOf(at('09:00', 3), 30)[0]?.shifts).toEqual([{ start: '09:00', end: '11:00', spots: 3 }]);
    const day = Array.from({ length: 12 }, (_, hour) =>
      at(`${String(hour + 8).padStart(2, '0')}:00`, 1),
    ).flat();
    expect(needOf(day, 60)[0]?.shifts).toEqual([
      { start: '08:00', end: '14:00', spots: 1 },
      { start: '14:00', end: '20:00', spots: 1 },
    ]);
  });

  test('ends with the day, and knows nothing of what is not scheduled', () => {
    expect(needOf(at('23:30', 1), 90)[0]?.shifts).toEqual([{ start: '23:30', end: '24:00', spots: 1 }]);
    expect(
      needOf(
        [
          { date: null, time: '' },
          { date: '2027-03-06', time: '' },
        ],
        45,
      ),
    ).toEqual([]);
  });
});

describe('Results', () => {
  const NO_SCORES = {
    ...{ t1_g1_score: null, t1_g2_score: null, t1_g3_score: null, t1_g4_score: null },
    ...{ t2_g1_score: null, t2_g2_score: null, t2_g3_score: null, t2_g4_score: null },
  };
  const listed: MatchRow = {
    ...{ ...semi, ...NO_SCORES, mid: 'm1', tid: 't1', state: 'listed', winner: null },
    ...{ t1p1_name: 'Ann Ace', t1p2_name: 'Bea Bye', t2p1_name: 'Cora Cut', t2p2_name: 'Dee Drop' },
    ...{ team1: 'Ann Ace / Bea Bye', team2: 'Cora Cut / Dee Drop' },
  };
  const played: MatchRow = {
    ...{ ...listed, state: 'played', winner: false },
    ...{ t1_g1_score: 11, t2_g1_score: 7, t1_g2_score: 9, t2_g2_score: 11, t1_g3_score: 5, t2_g3_score: 11 },
  };

  test('go out as a table with all matches', () => {
    expect(matchesCsv([listed, played]).split('\r\n')).toEqual([
      'Event,Round,Match,Player 1,Player 2,Player 3,Player 4,Date,Time,Court,Score,Winner',
      "Women's Doubles 4.0,Semifinal,31,Ann Ace,Bea Bye,Cora Cut,Dee Drop,2027-03-06,09:30,4,,",
      "Women's Doubles 4.0,Semifinal,31,Ann Ace,Bea Bye,Cora Cut,Dee Drop,2027-03-06,09:30,4,11-7 9-11 5-11,Cora Cut / Dee Drop",
      '',
    ]);
  });

  test('go to DUPR once they are played', () => {
    const [heading = '', line = '', ...more] = duprCsv('Dallas Open', [listed, played]).split('\r\n');
    const cells = new Map(heading.split(',').map((column, index) => [column, line.split(',')[index]]));
    expect(Object.fromEntries(cells)).toMatchObject({
      ...{
        matchType: 'D',
        scoreType: 'SIDEOUT',
        event: "Dallas Open: Women's Doubles 4.0",
        date: '2027-03-06',
      },
      ...{ playerA1: 'Ann Ace', playerA1DuprId: '', playerB2: 'Dee Drop' },
      ...{ teamAGame1: '11', teamBGame1: '7', teamAGame3: '5', teamBGame3: '11', teamAGame5: '' },
    });
    expect(more).toEqual(['']);
  });

  test('are a tournament record with players, pairs and sets', () => {
    const held = { tid: 't1', name: 'Dallas Open', start: '2027-03-06', end_date: '2027-03-07' };
    const { participants, events } = codesRecord(held, [played]);
    expect(participants).toHaveLength(6);
    expect(participants.at(-1)).toMatchObject({
      participantName: 'Cora Cut / Dee Drop',
      individualParticipantIds: ['cora', 'dee'],
    });
    expect(events[0]).toMatchObject({
      eventType: 'DOUBLES',
      drawDefinitions: [
        {
          structures: [
            {
              matchUps: [
                {
                  ...{ matchUpStatus: 'COMPLETED', winningSide: 2 },
                  schedule: { scheduledDate: '2027-03-06', scheduledTime: '09:30', courtName: '4' },
                  score: { sets: [{ side1Score: 11, side2Score: 7, winningSide: 1 }, {}, {}] },
                },
              ],
            },
          ],
        },
      ],
    });
  });
});
