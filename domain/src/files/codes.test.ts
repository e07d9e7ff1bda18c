import { describe, expect, it } from 'vitest';
import { codesRecord, type MatchRow } from '../scoring/index.ts';
import { tableOfCodes } from './codes.ts';

const PEOPLE = [
  { participantId: 'a', participantName: 'Ann Ace' },
  { participantId: 'b', participantName: 'Bea Bye' },
  { participantId: 'c', participantName: 'Cora Cut' },
  { participantId: 'ac', participantName: 'Ace/Cut', individualParticipantIds: ['a', 'c'] },
];

const recordOf = (matchUp: object, structure: object = {}) => ({
  participants: PEOPLE,
  events: [
    {
      eventName: 'Open Singles',
      drawDefinitions: [{ structures: [{ stage: 'MAIN', matchUps: [matchUp], ...structure }] }],
    },
  ],
  venues: [{ courts: [{ courtId: 'k1', courtName: 'Centre' }] }],
});
const cellsOf = (record: object) => tableOfCodes(JSON.stringify(record))?.rows.map(({ cells }) => cells);

describe('a tournament record', () => {
  it('tells who plays by the places of a draw, and when and where by its time items', () => {
    const matchUp = {
      ...{ matchUpId: 'm1', roundNumber: 1, drawPositions: [1, 2] },
      timeItems: [
        { itemType: 'SCHEDULE.TIME.SCHEDULED', itemValue: '08:00' },
        { itemType: 'SCHEDULE.DATE', itemValue: '2027-03-06' },
        { itemType: 'SCHEDULE.ASSIGNMENT.COURT', itemValue: 'k1' },
        { itemType: 'SCHEDULE.TIME.SCHEDULED', itemValue: '09:30' },
      ],
    };
    const positionAssignments = [
      { drawPosition: 1, participantId: 'a' },
      { drawPosition: 2, participantId: 'b' },
    ];
    expect(cellsOf(recordOf(matchUp, { positionAssignments }))).toEqual([
      ['Open Singles', '1', 'm1', 'Ann Ace', '', 'Bea Bye', '', '2027-03-06', '09:30', 'Centre', ''],
    ]);
  });

  it('tells the people of a pair, within another wrapping and in structures of structures', () => {
    const matchUp = { matchUpId: 'm2', sides: [{ sideNumber: 1, participantId: 'ac' }] };
    const nested = recordOf({}, { matchUps: [], structures: [{ matchUps: [matchUp] }] });
    expect(cellsOf({ tournamentRecord: nested })).toEqual([
      ['Open Singles', '', 'm2', 'Ann Ace', 'Cora Cut', '', '', '', '', '', ''],
    ]);
  });

  it('is no other text', () => {
    for (const text of ['', 'Event,Round', '[]', '{"events":7}', '{"people":[]}'])
      expect(tableOfCodes(text)).toBeUndefined();
  });

  it('that went out comes in again as it was', () => {
    const none = {
      ...{ t1_g1_score: null, t1_g2_score: null, t1_g3_score: null, t1_g4_score: null },
      ...{ t2_g1_score: null, t2_g2_score: null, t2_g3_score: null, t2_g4_score: null },
    };
    const match: MatchRow = {
      ...{ ...none, mid: 'm1', tid: 't1', state: 'listed', winner: null },
      ...{ event: 'Mixed', round: 'Final', number: '7', date: '2027-03-06', time: '16:00', court: 'Centre' },
      ...{ t1p1: 'a', t1p2: 'b', t2p1: 'c', t2p2: null },
      ...{ t1p1_name: 'Ann Ace', t1p2_name: 'Bea Bye', t2p1_name: 'Cora Cut', t2p2_name: null },
      ...{ team1: '', team2: '' },
    };
    const out = codesRecord({ tid: 't1', name: 'Open', start: null, end_date: null }, [match]);
    expect(cellsOf(out)).toEqual([
      ['Mixed', 'Final', '7', 'Ann Ace', 'Bea Bye', 'Cora Cut', '', '2027-03-06', '16:00', 'Centre', ''],
    ]);
  });
});
