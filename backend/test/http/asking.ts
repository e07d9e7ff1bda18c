import type { Call, Place } from '@courtcrew/domain/contract/call.ts';
import { z } from 'zod';
import type { Declared } from '../support/allCalls.ts';
import { addressOf, type Known, sampleRequest } from '../support/sample.ts';
import type { TestServer } from '../support/server.ts';
import { type Company, noId, PARTS, type Part, type Role, type Stake } from './company.ts';

/** Requests about a tournament and somebody in it, made from what a call declares. */

/** What a request is about. */
export interface Target {
  readonly tid: string;
  readonly ref_id: string;
  /** By kind of row. */
  readonly rows: Readonly<Record<string, string>>;
}

/** Rankings are the platform's: no role has rows of its own there. */
const inRankings = (id: string) =>
  Object.fromEntries(['player', 'tournament', 'event', 'pair'].map((kind) => [`ranking ${kind}`, id]));

/** The same row in the documented calls and in the lists. */
const planRows = ({ item, category, detail }: Stake['plan']) => ({
  'plan item': item,
  'budget item': item,
  'to-do item': item,
  'plan category': category,
  'to-do category': category,
  'plan detail': detail,
});

/** `line` is of the security log, `logged` of the log. */
export const targetOf = (
  { tid, ref_id, sid, shift_id, note, vcid, captain, board, invoice, payouts, plan, scores }: Stake,
  line = noId(),
  logged = noId(),
): Target => ({
  tid,
  ref_id,
  rows: {
    shift: sid,
    signup: shift_id,
    tournament: tid,
    person: ref_id,
    note,
    category: vcid,
    captain,
    line,
    'logged event': logged,
    entry: shift_id,
    approval: ref_id,
    volunteer: ref_id,
    court: '1',
    // Nobody has made a group or sent a letter here.
    group: noId(),
    message: noId(),
    template: noId(),
    invoice,
    question: noId(),
    post: noId(),
    ...inRankings(noId()),
    ...board,
    ...payouts,
    ...planRows(plan),
    ...scores,
  },
});

export const nothing = (): Target => {
  const id = noId();
  const kinds = [
    'shift',
    'signup',
    'tournament',
    'person',
    'note',
    'category',
    'captain',
    'line',
    'logged event',
  ];
  const onBoard = ['assignment', 'status', 'notification', 'contact', 'match', 'pay'];
  const letters = ['message', 'template', 'post'];
  const inTables = ['entry', 'approval', 'volunteer', 'court', 'group', 'invoice', ...letters];
  const inPayouts = ['item', 'payee'];
  const inScores = ['player', 'scorecard', 'listed match', 'question'];
  const rows = Object.fromEntries(
    [...kinds, ...onBoard, ...inTables, ...inPayouts, ...inScores].map((kind) => [kind, id]),
  );
  return {
    tid: id,
    ref_id: id,
    rows: { ...rows, ...inRankings(id), ...planRows({ item: id, category: id, detail: id }) },
  };
};

const fieldOf = (place: Place): string => place.slice(place.indexOf('.') + 1);

/** Fields that no schema tells a good value of. */
const PLAIN: Known = {
  start: '03/07/2031 08:00',
  end: '03/07/2031 10:00',
  email: 'somebody@example.net',
  password: 'a long password',
  newPassword: 'a longer password',
  type: 'referee',
  procedures: 'None',
  category: 'Chair Umpire',
  // Long enough for a tournament, short enough for a court.
  name: 'Name',
  color: '#009CAE',
  medal: 'Gold',
  mark: 'paid',
  bonus: 12.5,
  amount: '12.50',
  players: [{ name: 'Nora New' }],
  listOfShifts: [{ name: 'Wave', start: '03/07/2031 08:00', end: '03/07/2031 10:00' }],
};

const CONTACT: Known = { phone: '18015550123' };
/** What the files of money ask for. */
const PAYER: Known = {
  ...{ year: 2031, effective: '2031-03-07' },
  ...{ company: 'Open', company_id: '1234567890', bank: 'First Bank', routing: '021000021' },
};
const DAYS: Known = { start: '03/07/2031', end: '03/08/2031' };

/** What is done to many rows: a change, where there is one. */
const doing = ({ body }: Call): Known =>
  body instanceof z.ZodObject && 'data' in body.shape ? { data: {} } : { remove: true };

/** The fields of a request about this target, whatever names the call gives them. */
function knownFor({ call, rest, restKind, inTournament }: Declared, { tid, ref_id, rows }: Target): Known {
  const { scope } = call;
  const key = restKind && rows[restKind];
  const id = inTournament ? `${tid}.${key}` : key;
  return {
    ...PLAIN,
    ...(['tournaments', 'ranking'].includes(call.area) && DAYS),
    ...(call.area === 'board' && CONTACT),
    ...(call.area === 'files' && PAYER),
    // Empty it is taken only of people who say that they have one name.
    ...(call.method === 'POST' && { last: 'New' }),
    tid,
    ref_id,
    ptid: noId(),
    sid: rows.shift,
    shift_id: rows.signup,
    vcid: rows.category,
    day: '03/07/2031',
    changes: [{ sid: rows.shift, ref_id, to: 'Applied' }],
    edits: [{ sid: rows.shift, version: 0, name: 'Early' }],
    sides: [{ id: rows.match, side: 'lead' }],
    invoices: [{ id: rows.invoice }],
    payments: [noId()],
    refInfo: { first: 'Nora', last: 'New', email: 'nora@example.net' },
    ...(restKind && { id, ids: [id] }),
    ...(rest === 'list' && { filter: JSON.stringify({ tid }) }),
    ...(rest === 'bulk' && doing(call)),
    ...(scope?.tid && { [fieldOf(scope.tid)]: tid }),
    ...(scope?.subject && { [fieldOf(scope.subject)]: ref_id }),
    ...(scope?.row && { [fieldOf(scope.row.id)]: rows[scope.row.kind] }),
  };
}

/** What stands for each row in a request that nobody sends. */
const MARKED: Stake = {
  tid: 'a tournament',
  ref_id: 'of a person',
  sid: 'of a person',
  shift_id: 'of a person',
  note: 'of a person',
  vcid: 'of a person',
  captain: 'of a person',
  invoice: 'of invoice',
  board: {
    status: 'of board',
    assignment: 'of board',
    notification: 'of board',
    contact: 'of board',
    match: 'of board',
    pay: 'of board',
  },
  payouts: { item: 'of payouts', payee: 'of payouts' },
  plan: { item: 'of plan', category: 'of plan', detail: 'of plan' },
  scores: { player: 'of scores', scorecard: 'of scores', 'listed match': 'of scores' },
};

/** The parts that a person has; a plan and scores are the tournament's. */
const OF_A_PERSON: readonly Part[] = ['board', 'payouts', 'invoice'];

/**
 * The parts of a stake that a request of this call needs: those whose rows it names, or what a person has where it names
 * a person or a spot alone. `null` where it names at most a tournament: any stake there does.
 */
export function partsFor(declared: Declared): readonly Part[] | null {
  const request = JSON.stringify(sampleRequest(declared.call, knownFor(declared, targetOf(MARKED))));
  const parts = PARTS.filter((part) => request.includes(`of ${part}`));
  if (parts.length > 0) return parts;
  return request.includes('of a person') ? OF_A_PERSON : null;
}

export interface Answered {
  readonly status: number;
  readonly message: unknown;
}

/** What the call answers about the target to whom the cookie is. */
export async function askAbout(
  server: TestServer,
  declared: Declared,
  target: Target,
  cookie: string,
  more: Record<string, string> = {},
): Promise<Answered & { text: string }> {
  const { call } = declared;
  const { params, query, body } = sampleRequest(call, knownFor(declared, target));
  const answer = await server.app.inject({
    method: call.method,
    url: addressOf(call, params),
    query: Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)])),
    headers: {
      ...more,
      ...(cookie && { cookie }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { payload: JSON.stringify(body) }),
  });
  const isJson = String(answer.headers['content-type']).includes('json');
  const json: unknown = isJson ? answer.json() : answer.body;
  return { status: answer.statusCode, message: Object(json).message, text: answer.body };
}

/** What the call answers to somebody of this role, with a session that nothing has ended. */
export async function askAs(
  { server, company }: { readonly server: TestServer; readonly company: Company },
  role: Role,
  declared: Declared,
  target: Target,
): Promise<Answered & { text: string }> {
  const answer = await askAbout(server, declared, target, await company.keptCookieOf(role));
  if (declared.call.method !== 'GET' && ![401, 403, 404].includes(answer.status)) company.renewSessions();
  return answer;
}
