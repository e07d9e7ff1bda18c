import type { LogEvent } from '@courtcrew/domain/audit/rawLog.ts';
import { AppLink } from '@courtcrew/ui-kit/app/AppLink.tsx';
import { useAuthor } from '@courtcrew/ui-kit/audit/reasons.ts';
import { useActionWords } from '@courtcrew/ui-kit/words/actionWords.ts';
import Box from '@mui/material/Box';
import { useListContext } from 'react-admin';
import { useInstant } from '../../kit/page/useInstant.ts';
import { pageOf } from './addresses.ts';

/** The log on a phone: what else is known of an event stands on its page. */
export function Lines() {
  const { data = [] } = useListContext<LogEvent>();
  const words = useActionWords();
  const time = useInstant();
  const authorOf = useAuthor();
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {data.map(({ id, action, position, author, stream, revision, ...row }) => (
        <Box
          component="li"
          key={id}
          sx={{ py: 1, borderBottom: '1px solid var(--mui-palette-divider)', overflowWrap: 'anywhere' }}
        >
          <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
            <AppLink to={pageOf(id)} sx={{ fontWeight: 600 }}>
              {words(action)}
            </AppLink>
            <span>{position}</span>
          </Box>
          <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
            {time(row.time)} · {authorOf(author)}
            <br />
            {stream} #{revision}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
