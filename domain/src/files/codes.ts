import { z } from 'zod';
import type { Table } from './rows.ts';

/**
 * The matches of a tournament record of the Competition Open Data Exchange Standards (CODES, before TODS), as a table that is
 * read like any other. What the record says beyond them is passed over.
 */

const some = <Item extends z.ZodType>(item: Item) => z.array(item).optional().default([]);
const word = z.union([z.string(), z.number()]).transform(String).optional().catch(undefined);

const participant = z.object({
  participantId: z.string(),
  participantName: word,
  individualParticipantIds: some(z.string()),
});

const matchUp = z.object({
  matchUpId: word,
  matchUpNumber: word,
  roundName: word,
  roundNumber: word,
  drawPositions: some(z.number().nullish()),
  sides: some(z.object({ sideNumber: z.number().optional(), participantId: z.string().nullish() })),
  schedule: z
    .object({ scheduledDate: word, scheduledTime: word, courtId: word, courtName: word })
    .partial()
    .optional(),
  timeItems: some(z.object({ itemType: z.string(), itemValue: z.unknown() })),
  score: z.object({ scoreStringSide1: word }).partial().nullish(),
});
type MatchUp = z.output<typeof matchUp>;

const structureShape = z.object({
  matchUps: some(matchUp),
  positionAssignments: some(z.object({ drawPosition: z.number(), participantId: z.string().nullish() })),
});
type Structure = z.output<typeof structureShape> & { readonly structures: readonly Structure[] };
const structure: z.ZodType<Structure> = structureShape.extend({
  get structures() {
    return some(structure);
  },
}) as unknown as z.ZodType<Structure>;

const record = z.object({
  participants: some(participant),
  events: z.array(
    z.object({
      eventName: word,
      drawDefinitions: some(z.object({ drawName: word, structures: some(structure) })),
    }),
  ),
  venues: some(z.object({ courts: some(z.object({ courtId: z.string(), courtName: word })) })),
});

const HEADINGS = [
  ...['Event', 'Round', 'Match', 'Player 1', 'Player 2', 'Player 3', 'Player 4'],
  ...['Date', 'Time', 'Court', 'Score'],
] as const;

/** What time items say last; an instant or a day with a clock is cut to the part that is wanted. */
const told = ({ timeItems }: MatchUp, type: string): string => {
  const value = timeItems.findLast(({ itemType }) => itemType === type)?.itemValue;
  return typeof value === 'string' ? value : '';
};
const dayIn = (text: string): string => /\d{4}-\d{2}-\d{2}/.exec(text)?.[0] ?? '';
const clockIn = (text: string): string => /(?:^|T)(\d{2}:\d{2})/.exec(text)?.[1] ?? '';

/** Undefined for a text that is no such record. */
export function tableOfCodes(json: string): Table | undefined {
  let parsed: unknown;
  try {
    parsed = JSON.parse(json);
  } catch {
    return undefined;
  }
  const wrapped = z.object({ tournamentRecord: z.unknown() }).safeParse(parsed);
  const read = record.safeParse(wrapped.success ? wrapped.data.tournamentRecord : parsed);
  if (!read.success) return undefined;
  const { participants, events, venues } = read.data;
  const byId = new Map(participants.map((one) => [one.participantId, one]));
  const courts = new Map(
    venues.flatMap((venue) => venue.courts).map(({ courtId, courtName }) => [courtId, courtName ?? '']),
  );
  const namesOf = (id: string | null | undefined): readonly string[] => {
    const one = id ? byId.get(id) : undefined;
    if (!one) return [];
    const { individualParticipantIds: own, participantName = '' } = one;
    return own.length > 0 ? own.map((each) => byId.get(each)?.participantName ?? '') : [participantName];
  };
  const rows = events.flatMap(({ eventName = '', drawDefinitions }) =>
    drawDefinitions.flatMap(({ structures }) =>
      allOf(structures).flatMap(({ matchUps, positionAssignments }) => {
        const at = new Map(
          positionAssignments.map(({ drawPosition, participantId }) => [drawPosition, participantId]),
        );
        return matchUps.map((match) => {
          const [one = [], two = []] = [1, 2].map((side) => {
            const own = match.sides.find(({ sideNumber }) => sideNumber === side)?.participantId;
            return namesOf(own ?? at.get(match.drawPositions[side - 1] ?? -1));
          });
          const { scheduledDate, scheduledTime, courtId, courtName } = match.schedule ?? {};
          const court = courtId ?? told(match, 'SCHEDULE.ASSIGNMENT.COURT');
          const time = scheduledTime ?? told(match, 'SCHEDULE.TIME.SCHEDULED');
          return [
            eventName,
            match.roundName ?? match.roundNumber ?? '',
            match.matchUpNumber ?? match.matchUpId ?? '',
            ...[one[0], one[1], two[0], two[1]].map((name) => name ?? ''),
            dayIn(scheduledDate ?? told(match, 'SCHEDULE.DATE')) || dayIn(time),
            clockIn(time),
            courtName ?? courts.get(court) ?? court,
            match.score?.scoreStringSide1 ?? '',
          ];
        });
      }),
    ),
  );
  return { headings: HEADINGS, rows: rows.map((cells, index) => ({ row: index + 1, cells })) };
}

const allOf = (structures: readonly Structure[]): readonly Structure[] =>
  structures.flatMap((one) => [one, ...allOf(one.structures)]);
