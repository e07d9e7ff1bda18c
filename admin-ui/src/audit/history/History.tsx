import { type Change, getChanges } from '@courtcrew/domain/audit/asOf.ts';
import { streamKind } from '@courtcrew/domain/kernel/event.ts';
import { AppLink } from '@courtcrew/ui-kit/app/AppLink.tsx';
import { Entry } from '@courtcrew/ui-kit/audit/Entry.tsx';
import { useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import { useUrlFilter } from '@courtcrew/ui-kit/page/list/urlFilter.ts';
import { Answered } from '@courtcrew/ui-kit/page/state/Answered.tsx';
import { EmptyState } from '@courtcrew/ui-kit/page/state/States.tsx';
import { forThumbs } from '@courtcrew/ui-kit/theme/styles.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Choice } from '../../kit/desk/Choice.tsx';
import { DeskHeader } from '../../kit/desk/DeskHeader.tsx';
import { useDesk } from '../../kit/desk/desk.ts';
import { TournamentProof } from '../proof/TournamentProof.tsx';
import { useAuditWords } from '../words.ts';

export function History() {
  const a = useAuditWords();
  const { told, zone, isNewest, isAll, ref_id, side, show, showAll, goBefore } = useHistory();
  const whom = told.data?.whom;
  return (
    <>
      <DeskHeader
        title={whom ? a('history.of', { name: whom }) : a('staff.history')}
        actions={<TournamentProof />}
      />
      <Box sx={{ color: 'text.secondary', mb: 2 }}>{a('history.lead')}</Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2, ...forThumbs }}>
        {ref_id && (
          <Choice
            label={a('history.kind')}
            value={side}
            options={[
              ['person', a('history.person')],
              ['author', a('history.author')],
            ]}
            onChange={show}
          />
        )}
        {!isAll && <Button onClick={showAll}>{a('history.all')}</Button>}
        {!isNewest && <Button onClick={() => goBefore('')}>{a('history.newer')}</Button>}
      </Box>
      <Answered
        of={told}
        loading="list"
        rows={8}
        isEmpty={({ changes }) => changes.length === 0}
        empty={<EmptyState title={a('history.none')} />}
      >
        {({ changes, total }) => (
          <>
            <Entries changes={changes} zone={zone} />
            <Box sx={{ mt: 2, display: 'flex', gap: 2, alignItems: 'center', ...forThumbs }}>
              <span>{a('history.count', { shown: changes.length, total })}</span>
              {changes.length < total && (
                <Button variant="outlined" onClick={() => goBefore(changes.at(-1)?.position ?? '')}>
                  {a('history.older')}
                </Button>
              )}
            </Box>
          </>
        )}
      </Answered>
    </>
  );
}

/** Link to the replay right after the change, on the tab that lists it. */
const replayOf = ({ position, stream }: Change): string =>
  `/desk/scheduleReplay?position=${position}${streamKind(stream) === 'board' ? '&tab=floor' : ''}`;

function Entries({ changes, zone }: { readonly changes: readonly Change[]; readonly zone: string }) {
  const a = useAuditWords();
  return (
    <Box component="ol" aria-label={a('staff.history')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {changes.map((change) => (
        <Box
          component="li"
          key={change.position}
          sx={{ py: 1, borderBottom: '1px solid var(--mui-palette-divider)', typography: 'body2' }}
        >
          <Entry entry={change} zone={zone} />{' '}
          <AppLink to={replayOf(change)} title={a('replay.goTo')}>
            {a('history.then')}
          </AppLink>
        </Box>
      ))}
    </Box>
  );
}

/** Person, author, or id of a match, message or item; empty means everything. */
const FILTER = { person: '', author: '', about: '', before: '' };

function useHistory() {
  const { tid, time_zone: zone } = useDesk();
  const { filter, set } = useUrlFilter(FILTER);
  const asked = Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== ''));
  const told = useCall(getChanges, { params: { tid }, body: asked }, { keepFormer: true });
  const { person, author, about, before } = filter;
  return {
    ...{ told, zone, isNewest: before === '', isAll: !(person || author || about) },
    /** The person of the history, as its subject or its author. */
    ref_id: person || author,
    side: author ? ('author' as const) : ('person' as const),
    show: (side: string) => set({ ...FILTER, [side]: person || author }),
    showAll: () => set(FILTER),
    goBefore: (position: string) => set({ before: position }),
  };
}
