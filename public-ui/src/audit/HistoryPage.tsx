import { myHistory } from '@courtcrew/domain/audit/contract.ts';
import type { AnswerOf } from '@courtcrew/domain/contract/call.ts';
import { Entry } from '@courtcrew/ui-kit/audit/Entry.tsx';
import { useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import { SelectInput } from '@courtcrew/ui-kit/form/SelectInput.tsx';
import { useUrlFilter } from '@courtcrew/ui-kit/page/list/urlFilter.ts';
import { PageHeader } from '@courtcrew/ui-kit/page/PageHeader.tsx';
import { Answered } from '@courtcrew/ui-kit/page/state/Answered.tsx';
import { EmptyState } from '@courtcrew/ui-kit/page/state/States.tsx';
import { RequireLogin } from '@courtcrew/ui-kit/session/LoginGate.tsx';
import { forThumbs } from '@courtcrew/ui-kit/theme/styles.ts';
import { zoneNames } from '@courtcrew/ui-kit/time/dates.ts';
import { useSpeech } from '@courtcrew/ui-kit/words/words.tsx';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useHistoryWords } from './words.ts';

const FILTER = { tid: '', before: '' };

type Told = AnswerOf<typeof myHistory>;

/** `/profile/history`: what happened to the reader, tournament by tournament. */
export function HistoryPage() {
  return (
    <RequireLogin>
      <Own />
    </RequireLogin>
  );
}

function Own() {
  const w = useHistoryWords();
  const { filter, set } = useUrlFilter(FILTER);
  const asked = Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== ''));
  const told = useCall(myHistory, { body: asked }, { keepFormer: true });
  return (
    <>
      <PageHeader title={w('history.title')} about={w('history.lead')} />
      <Answered
        of={told}
        loading="list"
        rows={6}
        isEmpty={({ tid }) => tid === null}
        empty={<EmptyState title={w('history.none')} text={w('history.noneHelp')} />}
      >
        {(answer) => (
          <>
            <SelectInput
              fullWidth
              label={w('history.tournament')}
              value={answer.tid ?? ''}
              options={answer.tournaments.map(({ tid, name }) => [tid, name])}
              onChange={(tid) => set({ tid, before: '' })}
              sx={{ mb: 2, maxWidth: 480 }}
            />
            <Entries told={answer} />
            <Pages told={answer} isNewest={filter.before === ''} onBefore={(before) => set({ before })} />
          </>
        )}
      </Answered>
    </>
  );
}

function Entries({ told: { changes, tournaments, tid } }: { readonly told: Told }) {
  const w = useHistoryWords();
  const { language } = useSpeech();
  const zone = tournaments.find((one) => one.tid === tid)?.time_zone ?? 'UTC';
  const [newest, oldest] = [changes[0], changes.at(-1)];
  if (!newest || !oldest) return <EmptyState title={w('history.none')} />;
  const dayOf = ({ time }: typeof newest) => time.slice(0, 10);
  return (
    <>
      <Box sx={{ color: 'text.secondary', typography: 'body2' }}>
        {`${zoneNames(dayOf(oldest), dayOf(newest), zone, language)} (${w('time.venue')})`}
      </Box>
      <Box component="ol" aria-label={w('history.title')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {changes.map((change) => (
          <Box
            component="li"
            key={change.position}
            sx={{ py: 1, borderBottom: '1px solid var(--mui-palette-divider)' }}
          >
            <Entry entry={change} zone={zone} own />
          </Box>
        ))}
      </Box>
    </>
  );
}

interface PagesProps {
  readonly told: Told;
  readonly isNewest: boolean;
  readonly onBefore: (position: string) => void;
}

function Pages({ told: { changes, total }, isNewest, onBefore }: PagesProps) {
  const w = useHistoryWords();
  return (
    <Box sx={{ mt: 2, display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', ...forThumbs }}>
      <span>{w('history.count', { shown: changes.length, total })}</span>
      {changes.length < total && (
        <Button variant="outlined" onClick={() => onBefore(changes.at(-1)?.position ?? '')}>
          {w('history.older')}
        </Button>
      )}
      {!isNewest && <Button onClick={() => onBefore('')}>{w('history.newer')}</Button>}
    </Box>
  );
}
