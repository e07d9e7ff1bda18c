import { z } from 'zod';
import { callsOf } from '../../contract/call.ts';
import { anyText, flag, id, inTournament, message, requiredText, text } from '../../contract/fields.ts';
import { cell, importFile, preview } from '../../contract/importing.ts';
import { phoneIn } from '../../contract/phoneField.ts';
import { CLUB_MAX, PLAYER_NAME_MAX } from '../model.ts';

/** Who plays, and where they are texted. Contact data: for those who run the scores only. */

const { get, post, put } = callsOf('scoring');

export const PHONE_PROVIDED = 'Your Phone Number has been provided';
export const TEN_DIGITS = 'US Phone - 10 numbers';

/** A number, or nothing. */
export const playerPhone = phoneIn(TEN_DIGITS)
  .nullish()
  .transform((phone) => phone ?? null);

export const playerRow = z.object({ pid: z.string(), name: z.string(), phone: z.string().nullable() });

export const listedPlayer = z.object({
  id: z.string(),
  tid: z.string(),
  name: z.string(),
  club: z.string(),
  phone: z.string().nullable(),
});

export const getPlayers = get('/api/getPlayers/{tid}', {
  policy: 'staff',
  ...inTournament,
  summary: 'The players of a tournament by name',
  answer: z.array(playerRow),
});

export const getPlayersPhone = get('/api/score/getPlayersPhone/{tid}', {
  policy: 'staff',
  ...inTournament,
  summary: 'The players of a tournament with their clubs and phones',
  answer: z.array(playerRow.extend({ club: z.string() })),
});

export const savePlayersPhone = put('/api/score/savePlayersPhone/', {
  policy: 'staff',
  scope: { row: { kind: 'player', id: 'body.pid' } },
  summary: 'Where a player is texted',
  body: z.object({ pid: id, phone: playerPhone }),
  answer: message,
});

export const newPlayer = z.object({
  name: requiredText(PLAYER_NAME_MAX, 'Name Required'),
  club: text(CLUB_MAX).nullish(),
  phone: playerPhone,
});

/** As an editor saw it. */
const planBefore = newPlayer
  .extend({ name: anyText(PLAYER_NAME_MAX), club: anyText(CLUB_MAX).nullish() })
  .partial();

export const addPlayer = post('/api/score/addPlayer', {
  policy: 'staff',
  scope: { tid: 'body.tid' },
  summary: 'Add a player; asks (409 `confirm`) where one of the same name and phone is there already',
  body: newPlayer.extend({ tid: id, confirm: flag.optional() }),
  answer: message.extend({ pid: z.string() }),
});

export const IMPORTED_MAX = 1_000;

export const importPlayers = post('/api/score/importPlayers/{tid}', {
  policy: 'staff',
  ...inTournament,
  summary: 'Add the players of a list, all or none; who is on it already gets the club and phone of the list',
  body: z.object({
    players: z.array(newPlayer).min(1, 'is required').max(IMPORTED_MAX, `has at most ${IMPORTED_MAX} rows`),
  }),
  answer: message.extend({ added: z.number(), changed: z.number(), same: z.number() }),
});

export const previewPlayers = post('/api/score/previewPlayers/{tid}', {
  policy: 'staff',
  ...inTournament,
  summary: 'Reads a list of players and says what is wrong, adding nothing',
  body: z.object({ csv: importFile }),
  answer: preview(z.object({ name: cell, club: cell, phone: cell })),
});

export const removePlayer = put('/api/score/removePlayer', {
  policy: 'staff',
  scope: { row: { kind: 'player', id: 'body.pid' } },
  summary: 'Remove a player and everything known about them',
  body: z.object({ pid: id }),
  answer: message,
});

export const getAllPlayers = get('/api/getAllPlayers', {
  policy: 'signedIn',
  summary: 'The players of all tournaments whose scores the caller runs',
  answer: z.array(listedPlayer),
});

export const editPlayer = put('/api/editPlayer', {
  policy: 'staff',
  scope: { row: { kind: 'player', id: 'body.id' } },
  summary: "Change a player's name, club and phone; 409 where one is no longer what `seen` says",
  body: newPlayer.partial().extend({
    id,
    seen: planBefore.optional(),
    /** What `seen` says, as callers sent it before. */
    was: planBefore.optional(),
  }),
  answer: message,
});
