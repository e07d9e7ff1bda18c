import type { getStatusUpdates } from '@courtcrew/domain/board/contract.ts';
import type { AnswerOf } from '@courtcrew/domain/contract/call.ts';
import { nameOf } from '@courtcrew/ui-kit/board/names.ts';
import { ResponsiveTable } from '@courtcrew/ui-kit/page/list/ResponsiveTable.tsx';
import { hours } from '@courtcrew/ui-kit/time/format.ts';
import { useNow } from '@courtcrew/ui-kit/time/useNow.ts';
import { useCategoryName } from '@courtcrew/ui-kit/words/useCategoryName.ts';
import { useSpeech } from '@courtcrew/ui-kit/words/words.tsx';
import CheckCircle from '@mui/icons-material/CheckCircle';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useDesk } from '../../kit/desk/desk.ts';
import { useStatusWords } from './words.ts';

export type Row = AnswerOf<typeof getStatusUpdates>['recap'][number];

export function Recap({ rows }: { rows: readonly Row[] }) {
  const s = useStatusWords();
  const { language } = useSpeech();
  const { time_zone } = useDesk();
  const now = useNow();
  const categoryName = useCategoryName();
  return (
    <Box component="section" aria-labelledby="recap">
      <Typography variant="h2" id="recap" sx={{ mb: 1.5, minHeight: 34, alignContent: 'center' }}>
        {s('recap.title')}
      </Typography>
      {rows.length === 0 ? (
        <Box sx={{ color: 'text.secondary' }}>{s('recap.none')}</Box>
      ) : (
        <ResponsiveTable
          caption={s('recap.title')}
          rows={rows}
          rowKey={({ sid }) => sid}
          mark={({ checked_in, expected }) => `${checked_in} ${expected}`}
          columns={[
            {
              key: 'shift',
              label: s('recap.shift'),
              primary: true,
              cell: ({ name, category }) => (
                <>
                  {name}
                  <Box sx={{ color: 'text.secondary', fontWeight: 400 }}>{categoryName(category)}</Box>
                </>
              ),
            },
            {
              key: 'time',
              label: s('recap.time'),
              cell: ({ start, end }) => (
                <Box sx={{ whiteSpace: 'nowrap' }}>
                  {hours(start, end, time_zone, language)}
                  {start > now && <Box sx={{ color: 'text.secondary' }}>{s('recap.later')}</Box>}
                </Box>
              ),
            },
            {
              key: 'here',
              label: s('recap.here'),
              cell: ({ checked_in: here, expected }) => (
                <strong style={{ whiteSpace: 'nowrap' }}>{s('recap.of', { here, expected })}</strong>
              ),
            },
            {
              key: 'missing',
              label: s('recap.missing'),
              cell: (row) => <Missing row={row} isDue={row.start <= now} />,
            },
          ]}
        />
      )}
    </Box>
  );
}

/** More names would fill the page when a whole shift is missing. */
const SHOWN = 6;

/** Somebody due by now stands out from those of a later shift. */
function Missing({ row: { missing, expected }, isDue }: { row: Row; isDue: boolean }) {
  const s = useStatusWords();
  if (missing.length > 0) {
    const names = missing.map(nameOf);
    const more = names.slice(SHOWN);
    return (
      <Box sx={{ fontWeight: isDue ? 650 : 400 }}>
        {names.slice(0, SHOWN).join(', ')}
        {more.length > 0 && (
          <details>
            <summary>{s('recap.more', { count: more.length })}</summary>
            {more.join(', ')}
          </details>
        )}
      </Box>
    );
  }
  if (expected === 0) return <Box sx={{ color: 'text.secondary' }}>{s('recap.nobody')}</Box>;
  return (
    <Box component="span" sx={{ display: 'inline-flex', gap: 0.5, color: 'success.main', fontWeight: 600 }}>
      <CheckCircle fontSize="small" /> {s('recap.complete')}
    </Box>
  );
}
