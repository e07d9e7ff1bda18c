import { cardAggregate, playersAggregate } from '@courtcrew/backend/scoring/index.ts';
import type { WrittenEvent } from '@courtcrew/domain/kernel/event.ts';
import type { CardCommand, MatchType, PlayerEvent, Scores } from '@courtcrew/domain/scoring/index.ts';
import type { Cast } from './cast.ts';
import { type Demo, deskDoing } from './demo.ts';
import type { DemoTournament } from './tournaments.ts';

const NAMES = [
  ...['Paula Ortiz', 'Rita Quinn', 'Sam Reed', 'Tom Underwood', 'Uma Vale', 'Vic Wagner'],
  ...['Wendy Xu', 'Yara Zell', 'Abel Cruz', 'Bea Dunn', 'Carl Estes', 'Dina Flores'],
];
const CLUBS = ['Lakeside', 'Riverside', ''];

interface DemoMatch {
  readonly court_num: string;
  readonly match_type: MatchType;
  readonly gold?: boolean;
  /** Minutes before the first load. */
  readonly begun: number;
  readonly scores?: Scores;
  readonly is: 'active' | 'submitted' | 'finished';
}

/** Today's matches: under way, submitted, over. */
const MATCHES: readonly DemoMatch[] = [
  {
    ...{ court_num: 'CC', match_type: '2/3 to 11', begun: 120, is: 'finished' },
    scores: { g1t1: 11, g1t2: 7, g2t1: 9, g2t2: 11, g3t1: 11, g3t2: 8 },
  },
  { court_num: '2', match_type: '1 to 15', begun: 70, scores: { g1t1: 12, g1t2: 15 }, is: 'submitted' },
  { court_num: '3', match_type: '2/3 to 11', begun: 25, scores: { g1t1: 11, g1t2: 9 }, is: 'active' },
  { court_num: '4', match_type: '2/3 to 11', gold: true, begun: 5, is: 'active' },
];

const pidIn = ({ data }: WrittenEvent<PlayerEvent>): string => data.pid;

/** Brings players and today's score cards to the tournament that is played now. */
export async function scoreMatches(
  demo: Demo,
  cast: Cast,
  tournaments: readonly DemoTournament[],
): Promise<void> {
  const local = tournaments.find(({ key }) => key === 'local');
  if (!local) return;
  const { tid } = local;
  const { master } = cast.staff;
  const before = (minutes: number) => deskDoing(master.ref_id, demo.daysBefore(0, -minutes));
  const players = NAMES.map((name, nth) => ({
    name,
    club: CLUBS[nth % CLUBS.length] ?? '',
    phone: nth % 4 === 3 ? null : `80155501${String(40 + nth)}`,
  }));
  const add = { type: 'AddPlayers', players } as const;
  const added = await demo.send('local/players', before(180), playersAggregate, tid, add);
  const pids = added.events.map(pidIn);
  for (const [nth, match] of MATCHES.entries()) await play(demo, before, tid, pids, match, nth);
}

async function play(
  demo: Demo,
  before: (minutes: number) => ReturnType<typeof deskDoing>,
  tid: string,
  pids: readonly string[],
  { court_num, match_type, gold = false, begun, scores, is }: DemoMatch,
  nth: number,
): Promise<void> {
  const key = `local/scores/${nth}`;
  const [t1p1 = null, t1p2 = null, t2p1 = null, t2p2 = null] = [0, 1, 2, 3].map(
    (place) => pids[(nth * 4 + place) % pids.length] ?? null,
  );
  const sid = demo.request(key, before(begun)).newId('card');
  const send = (step: string, minutes: number, command: CardCommand) =>
    demo.send(`${key}/${step}`, before(minutes), cardAggregate, sid, command);
  const format = { match_type, gold, court_num, sysid: '', match_id: '' };
  await send('open', begun, { type: 'OpenCard', tid, t1p1, t1p2, t2p1, t2p2, ...format });
  if (scores && is === 'active') await send('report', begun - 15, { type: 'ReportScores', scores, seen: {} });
  if (!scores || is === 'active') return;
  const winner = (scores.g3t1 ?? scores.g1t1 ?? 0) > (scores.g3t2 ?? scores.g1t2 ?? 0);
  const signature = NAMES[(nth * 4) % NAMES.length] ?? '';
  await send('submit', begun - 40, {
    type: 'SubmitMatch',
    scores,
    winner,
    signature,
    signer: t1p1,
    by: 'link',
    seen: {},
  });
  if (is === 'finished') await send('finish', begun - 45, { type: 'FinishCard' });
}
