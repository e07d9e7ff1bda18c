import { type getStatusUpdates, removeAllStatus, removeStatus } from '@courtcrew/domain/board/contract.ts';
import type { AnswerOf } from '@courtcrew/domain/contract/call.ts';
import { AppAnchor } from '@courtcrew/ui-kit/app/AppLink.tsx';
import { Badge } from '@courtcrew/ui-kit/badges/Badge.tsx';
import { nameOf } from '@courtcrew/ui-kit/board/names.ts';
import { useCommand } from '@courtcrew/ui-kit/data/useCommand.ts';
import { useConfirm } from '@courtcrew/ui-kit/page/dialog/Confirm.tsx';
import { ResponsiveTable } from '@courtcrew/ui-kit/page/list/ResponsiveTable.tsx';
import { EmptyState } from '@courtcrew/ui-kit/page/state/States.tsx';
import { clock, day, moment } from '@courtcrew/ui-kit/time/format.ts';
import { useNow } from '@courtcrew/ui-kit/time/useNow.ts';
import { useSpeech } from '@courtcrew/ui-kit/words/words.tsx';
import Clear from '@mui/icons-material/Clear';
import Login from '@mui/icons-material/Login';
import Logout from '@mui/icons-material/Logout';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useDesk } from '../../kit/desk/desk.ts';
import { useHeld } from '../useHeld.ts';
import { useStatusWords } from './words.ts';

type Update = AnswerOf<typeof getStatusUpdates>['updates'][number];

/** Rows shown at first and added at a press: a day brings hundreds. */
const STEP = 100;

interface UpdateListProps {
  readonly tid: string;
  readonly updates: readonly Update[];
}

/**
 * Newest first. Rows do not move under the pointer: new ones show once it has left, removed ones keep their line till
 * then.
 */
export function UpdateList({ tid, updates }: UpdateListProps) {
  const s = useStatusWords();
  const { language } = useSpeech();
  const { time_zone } = useDesk();
  const [most, setMost] = useState(STEP);
  const [isOver, setOver] = useState(false);
  const shown = useHeld(updates, isOver);
  const left = new Set(updates.map(({ id }) => id));
  const today = day(useNow(), time_zone);
  const at = (iso: string) =>
    day(iso, time_zone) === today ? clock(iso, time_zone, language) : moment(iso, time_zone, language);
  return (
    <Box component="section" aria-labelledby="updates">
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, mb: 1.5, minHeight: 34 }}>
        <Typography variant="h2" id="updates" sx={{ alignContent: 'center' }}>
          {s('came.updates')}
        </Typography>
        {updates.length > 0 && <RemoveAll tid={tid} updates={updates} />}
      </Box>
      {shown.length === 0 ? (
        <EmptyState
          title={s('came.none')}
          text={s('came.noneText')}
          action={
            <Button component={AppAnchor} to="/desk/refereefinishmatch" variant="outlined">
              {s('came.board')}
            </Button>
          }
        />
      ) : (
        <Box onPointerEnter={() => setOver(true)} onPointerLeave={() => setOver(false)}>
          <ResponsiveTable
            caption={s('came.updates')}
            rows={shown.slice(0, most)}
            rowKey={({ id }) => id}
            columns={[
              { key: 'name', label: s('came.name'), primary: true, cell: nameOf },
              {
                key: 'status',
                label: s('came.status'),
                cell: (update) => <Came update={update} gone={!left.has(update.id)} />,
              },
              { key: 'reason', label: s('came.reason') },
              {
                key: 'time',
                label: s('came.time'),
                cell: ({ date_time }) => <Box sx={{ whiteSpace: 'nowrap' }}>{at(date_time)}</Box>,
              },
            ]}
            card={(update) => (
              <UpdateCard tid={tid} update={update} gone={!left.has(update.id)} time={at(update.date_time)} />
            )}
            actions={(update) => <Remove tid={tid} update={update} gone={!left.has(update.id)} />}
          />
        </Box>
      )}
      {updates.length > most && (
        <Button variant="outlined" sx={{ mt: 2 }} onClick={() => setMost(most + STEP)}>
          {s('action.showMore')}
        </Button>
      )}
    </Box>
  );
}

interface LineProps {
  readonly update: Update;
  readonly gone: boolean;
}

function Came({ update: { status }, gone }: LineProps) {
  const s = useStatusWords();
  const isIn = status === 'checked in';
  if (gone) return <Box sx={{ color: 'text.secondary' }}>{s('came.removed')}</Box>;
  return (
    <Badge
      tone={isIn ? 'success' : 'plain'}
      weight={isIn ? 'soft' : 'outline'}
      icon={isIn ? <Login /> : <Logout />}
    >
      {s(isIn ? 'came.in' : 'came.out')}
    </Badge>
  );
}

/** Two lines, for a list that grows by hundreds a day. */
const UpdateCard = ({ tid, update, gone, time }: LineProps & { tid: string; time: string }) => (
  <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, m: -0.5 }}>
    <Box sx={{ flex: 1, minWidth: 0 }}>
      <Box sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>{nameOf(update)}</Box>
      <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
        {[time, update.reason].filter(Boolean).join(' · ')}
      </Box>
    </Box>
    <Came update={update} gone={gone} />
    <Remove tid={tid} update={update} gone={gone} />
  </Box>
);

function Remove({ tid, update, gone }: LineProps & { tid: string }) {
  const s = useStatusWords();
  const { mutate, isPending } = useCommand(removeStatus, { done: ({ message }) => message });
  const status = s(update.status === 'checked in' ? 'came.in' : 'came.out');
  return (
    <IconButton
      size="small"
      aria-label={s('came.removeOf', { name: nameOf(update), status })}
      disabled={isPending || gone}
      onClick={() => mutate({ params: { id: update.id }, body: { tid } })}
    >
      <Clear />
    </IconButton>
  );
}

function RemoveAll({ tid, updates }: UpdateListProps) {
  const s = useStatusWords();
  const confirm = useConfirm();
  const { mutate, isPending } = useCommand(removeAllStatus, { done: ({ message }) => message });
  const press = async () => {
    const question = {
      title: s('came.ask'),
      text: s('came.askText'),
      action: s('came.removeAll'),
      danger: true,
    };
    const last = updates[0]?.id;
    if (await confirm(question)) mutate({ params: { tid }, body: { last } });
  };
  return (
    <Button variant="outlined" startIcon={<Clear />} loading={isPending} onClick={press}>
      {s('came.removeAll')}
    </Button>
  );
}
