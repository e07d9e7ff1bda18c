import { CHANGES_MOST, type Change, type getChanges } from '@courtcrew/domain/audit/asOf.ts';
import type { AnswerOf } from '@courtcrew/domain/contract/call.ts';
import { streamKind } from '@courtcrew/domain/kernel/event.ts';
import { dateIn } from '@courtcrew/domain/kernel/time.ts';
import { AppLink } from '@courtcrew/ui-kit/app/AppLink.tsx';
import { Entry } from '@courtcrew/ui-kit/audit/Entry.tsx';
import { Answered } from '@courtcrew/ui-kit/page/state/Answered.tsx';
import { EmptyState } from '@courtcrew/ui-kit/page/state/States.tsx';
import { forThumbs } from '@courtcrew/ui-kit/theme/styles.ts';
import { datedDay } from '@courtcrew/ui-kit/time/format.ts';
import { useSpeech } from '@courtcrew/ui-kit/words/words.tsx';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DeskHeader } from '../../kit/desk/DeskHeader.tsx';
import { TournamentProof } from '../proof/TournamentProof.tsx';
import { useAuditWords } from '../words.ts';
import { HistoryFilters } from './HistoryFilters.tsx';
import { HistoryMoment } from './HistoryMoment.tsx';
import { pagesAround } from './historyPages.ts';
import { type HistoryShown, useHistory } from './useHistory.ts';
import { useHistoryWords } from './words.ts';

type Told = AnswerOf<typeof getChanges>;

export function History() {
  const a = useHistoryWords();
  const history = useHistory();
  const { told, filtered } = history;
  const whom = told.data?.whom;
  const none = told.data?.days.length ? 'noneBefore' : filtered > 0 ? 'noneHere' : 'none';
  return (
    <>
      <DeskHeader
        title={whom ? a('history.of', { name: whom }) : a('staff.history')}
        actions={<TournamentProof />}
      />
      <Box sx={{ color: 'text.secondary', mb: 2 }}>{a('history.lead')}</Box>
      <HistoryFilters history={history} />
      <HistoryMoment history={history} />
      <Answered of={told} loading="list" rows={8}>
        {(answer) => (
          <>
            <Days told={answer} history={history} />
            {answer.changes.length === 0 && <EmptyState title={a(`history.${none}`)} />}
            <DayList told={answer} history={history} />
            {answer.changes.length > 0 && <Days told={answer} history={history} isSecond />}
          </>
        )}
      </Answered>
    </>
  );
}

interface ToldProps {
  readonly told: Told;
  readonly history: HistoryShown;
}

const MOVES = ['newest', 'newer', 'older', 'oldest'] as const;

/** How many there are, and the ways to other days; above the list, and again below it. */
function Days({ told: { days, page }, history, isSecond }: ToldProps & { readonly isSecond?: boolean }) {
  const a = useHistoryWords();
  const around = pagesAround(days, page);
  const count = days.reduce((sum, day) => sum + day.count, 0);
  const moves = MOVES.filter((move) => days.length > 1 || around[move] !== null);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, my: 1.5, ...forThumbs }}>
      {!isSecond && (
        <Box role="status" sx={{ mr: 1, color: 'text.secondary' }}>
          {count > 0 && a('history.total', { count, days: days.length })}
        </Box>
      )}
      {moves.length > 0 && (
        <Box
          component="nav"
          aria-label={`${a('history.pages')}${isSecond ? ' 2' : ''}`}
          sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}
        >
          {moves.map((move) => (
            <Button
              key={move}
              size="small"
              variant="outlined"
              disabled={around[move] === null}
              onClick={() => history.goTo({ day: around[move] ?? '' })}
            >
              {a(`history.${move}Day`)}
            </Button>
          ))}
        </Box>
      )}
    </Box>
  );
}

function DayList({ told, history }: ToldProps) {
  const a = useHistoryWords();
  const { language } = useSpeech();
  const { zone, filter, goTo } = history;
  const counts = new Map(told.days.map(({ day, count }) => [day, count]));
  const byDay = Map.groupBy(told.changes, ({ time }) => dateIn(time, zone));
  const oldest = told.changes.at(-1);
  const isCut = told.changes.length < told.total && told.changes.length >= CHANGES_MOST;
  return (
    <>
      {[...byDay].map(([day, changes]) => (
        <section key={day} aria-labelledby={`history-${day}`}>
          <Box component="h2" id={`history-${day}`} sx={{ typography: 'h2', mt: 3, mb: 0.5 }}>
            {a('history.day', {
              day: datedDay(`${day}T12:00:00.000Z`, 'UTC', language),
              count: counts.get(day) ?? changes.length,
            })}
          </Box>
          <Entries changes={changes} zone={zone} label={`history-${day}`} />
        </section>
      ))}
      <Box sx={{ mt: 2, display: 'flex', flexWrap: 'wrap', gap: 2, ...forThumbs }}>
        {isCut && oldest && (
          <Button
            variant="outlined"
            onClick={() => goTo({ day: dateIn(oldest.time, zone), before: oldest.position })}
          >
            {a('history.earlier')}
          </Button>
        )}
        {filter.before !== '' && (
          <Button onClick={() => goTo({ day: filter.day })}>{a('history.later')}</Button>
        )}
      </Box>
    </>
  );
}

/** Link to the replay right after the change, on the tab that lists it. */
const replayOf = ({ position, stream }: Change): string =>
  `/desk/scheduleReplay?position=${position}${streamKind(stream) === 'board' ? '&tab=floor' : ''}`;

interface EntriesProps {
  readonly changes: readonly Change[];
  readonly zone: string;
  readonly label: string;
}

function Entries({ changes, zone, label }: EntriesProps) {
  const a = useHistoryWords();
  const replay = useAuditWords();
  return (
    <Box component="ol" aria-labelledby={label} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {changes.map((change) => (
        <Box
          component="li"
          key={change.position}
          sx={{ py: 1, borderBottom: '1px solid var(--mui-palette-divider)', typography: 'body2' }}
        >
          <Entry entry={change} zone={zone} belowDay />{' '}
          <AppLink to={replayOf(change)} title={replay('replay.goTo')}>
            {a('history.then')}
          </AppLink>
        </Box>
      ))}
    </Box>
  );
}
