import {
  getAuxMatchListForReferee,
  getMatchStartersMatchList,
  getRefereeMatchList,
  getSupportingRefereeMatchList,
  type OwnMatch,
} from '@courtcrew/domain/board/contract/reports.ts';
import { centsOf, moneyText, sumOf } from '@courtcrew/domain/kernel/money.ts';
import type { TimeZone } from '@courtcrew/domain/kernel/time.ts';
import { useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import { Figures } from '@courtcrew/ui-kit/page/list/Figures.tsx';
import { Loading } from '@courtcrew/ui-kit/page/state/Skeletons.tsx';
import { ErrorState } from '@courtcrew/ui-kit/page/state/States.tsx';
import { zoneNames } from '@courtcrew/ui-kit/time/dates.ts';
import { hoursMinutes } from '@courtcrew/ui-kit/time/format.ts';
import { useSpeech } from '@courtcrew/ui-kit/words/words.tsx';
import Box from '@mui/material/Box';
import { MatchTable } from './MatchTable.tsx';
import { useMatchWords } from './words.ts';

const CALLS = [
  ['matches.lead', getRefereeMatchList],
  ['matches.supporting', getSupportingRefereeMatchList],
  ['matches.starter', getMatchStartersMatchList],
  ['matches.aux', getAuxMatchListForReferee],
] as const;

/** Own matches of a tournament in four lists, below their sums. */
export function OwnMatches({ tid, zone }: { tid: string; zone: TimeZone }) {
  const w = useMatchWords();
  const ask = { params: { tid }, body: {} };
  const answers = [
    useCall(CALLS[0][1], ask),
    useCall(CALLS[1][1], ask),
    useCall(CALLS[2][1], ask),
    useCall(CALLS[3][1], ask),
  ];
  const failed = answers.find(({ error, data }) => error && !data);
  if (failed?.error) return <ErrorState error={failed.error} onRetry={() => void failed.refetch()} />;
  const lists = answers.map(({ data }) => data);
  if (lists.some((list) => list === undefined)) return <Loading shape="table" count={6} />;
  const rows = lists.flatMap((list) => list ?? []);
  return (
    <>
      <Sums rows={rows} />
      <Clock rows={rows} zone={zone} />
      {CALLS.map(([title], at) => {
        const list = lists[at] ?? [];
        return list.length > 0 && <MatchTable key={title} title={w(title)} rows={list} zone={zone} />;
      })}
    </>
  );
}

function Sums({ rows }: { readonly rows: readonly OwnMatch[] }) {
  const w = useMatchWords();
  const cents = sumOf(rows.map(({ amount }) => centsOf(amount)));
  return (
    <Figures
      of={[
        [w('matches.count'), String(rows.filter(({ medal }) => medal !== null).length)],
        [w('matches.all'), hoursMinutes(sumOf(rows.map(({ match_time }) => match_time)))],
        [w('matches.total'), moneyText(cents)],
      ]}
    />
  );
}

function Clock({ rows, zone }: { readonly rows: readonly OwnMatch[]; readonly zone: TimeZone }) {
  const w = useMatchWords();
  const { language } = useSpeech();
  const days = rows.map(({ start_time }) => start_time.slice(0, 10)).sort();
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return null;
  return (
    <Box sx={{ color: 'text.secondary', typography: 'body2' }}>
      {`${zoneNames(first, last, zone, language)} (${w('time.venue')})`}
    </Box>
  );
}
