import type { AnswerOf } from '@courtcrew/domain/contract/call.ts';
import type { CopyKind, copyTournament } from '@courtcrew/domain/copying/contract.ts';
import { AppLink } from '@courtcrew/ui-kit/app/AppLink.tsx';
import { useSession } from '@courtcrew/ui-kit/session/session.tsx';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import { useEffect, useRef } from 'react';
import { useCopyWords } from './words.ts';

const SCREENS: Readonly<Record<CopyKind, string>> = {
  shifts: '/desk/scheduleSetup',
  categories: '/volunteer/categories',
  courts: '/desk/namecourts',
  templates: '/desk/templateManager',
  pay: '/admin/tournamentSetup',
  procedures: '/desk/editProcedures',
  contacts: '/desk/notificationcontactlist',
  plan: '/plan/todolist',
};

interface CopiedProps {
  readonly added: AnswerOf<typeof copyTournament>['added'];
}

/** Far enough from the next for a thumb. */
const APART = { display: 'inline-block', py: 1 } as const;

/** What was copied, each with the screen where it stands. */
export function Copied({ added }: CopiedProps) {
  const c = useCopyWords();
  const { user } = useSession();
  const box = useRef<HTMLDivElement>(null);
  // The pressed button is gone, and with it the focus.
  useEffect(() => box.current?.focus(), []);
  const some = added.filter(({ count }) => count > 0);
  return (
    <Alert severity="success" ref={box} tabIndex={-1}>
      <AlertTitle>{c(some.length > 0 ? 'copy.done' : 'copy.doneNothing')}</AlertTitle>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {some.map(({ kind, count }) => (
          <li key={kind}>
            <AppLink to={SCREENS[kind]} sx={APART}>
              {c('copy.doneKind', { kind: c(`copy.kind.${kind}`), count })}
            </AppLink>
          </li>
        ))}
      </Box>
      {user && (
        <AppLink to={`/desk/history?author=${user.ref_id}`} sx={APART}>
          {c('copy.seeHistory')}
        </AppLink>
      )}
    </Alert>
  );
}
