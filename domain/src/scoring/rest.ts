import { z } from 'zod';
import { anyText, flag, id, requiredText, text } from '../contract/fields.ts';
import { rest } from '../contract/rest.ts';
import { scoreCard } from './contract/cards.ts';
import { MATCH_STATES, matchRow } from './contract/matches.ts';
import { matchType } from './contract/parts.ts';
import { playerPhone, playerRow } from './contract/players.ts';
import { listedMatch } from './listedMatch.ts';
import { CLUB_MAX, PLAYER_NAME_MAX } from './model.ts';

const playerForm = z.object({
  name: requiredText(PLAYER_NAME_MAX, 'Name Required'),
  club: text(CLUB_MAX).nullish(),
  phone: playerPhone.optional(),
});

/** Who plays, and where they are texted. */
export const playersResource = rest({
  name: 'players',
  area: 'scoring',
  policy: 'staff',
  kind: 'player',
  row: playerRow.extend({ id: z.string(), tid: z.string(), club: z.string(), has_phone: z.boolean() }),
  filter: z.object({
    tid: id.optional(),
    has_phone: flag.optional(),
    /** Part of the name, the club or the phone, in any case. */
    q: anyText(100).optional(),
  }),
  sort: ['name', 'club', 'phone'],
  create: playerForm.extend({ tid: id }),
  edit: playerForm.partial(),
  removable: true,
});

/** Score cards, whatever their state. */
export const scoresResource = rest({
  name: 'scores',
  area: 'scoring',
  policy: 'staff',
  kind: 'scorecard',
  row: scoreCard.extend({
    id: z.string(),
    team1: z.string(),
    team2: z.string(),
    /** Nobody has submitted it yet. */
    is_active: z.boolean(),
    /** Something was reported, and it is not finished. */
    is_reported: z.boolean(),
    is_past: z.boolean(),
  }),
  filter: z.object({
    tid: id.optional(),
    is_active: flag.optional(),
    is_reported: flag.optional(),
    is_past: flag.optional(),
    match_type: matchType.optional(),
    court_num: anyText(40).optional(),
    gold: flag.optional(),
    /** Part of a player's name, the court or an id of the match, in any case. */
    q: anyText(100).optional(),
  }),
  sort: ['notified', 'court_num', 'team1', 'team2', 'match_type', 'submitted', 'finished'],
});

/** The matches of the draws. */
export const matchesResource = rest({
  name: 'matches',
  area: 'scoring',
  policy: 'staff',
  kind: 'listed match',
  row: matchRow.extend({ id: z.string() }),
  filter: z.object({
    tid: id.optional(),
    state: z.enum(MATCH_STATES).optional(),
    date: z.string().max(10).optional(),
    /** Part of a player's name, the event, the round, the number or the court, in any case. */
    q: anyText(100).optional(),
  }),
  sort: ['date', 'time', 'event', 'round', 'number', 'court', 'team1', 'team2'],
  create: listedMatch.created.extend({ tid: id }),
  edit: listedMatch.changed,
  removable: true,
});
