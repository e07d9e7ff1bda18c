import { COURTS_MAX } from '@courtcrew/domain/tournaments/choices.ts';
import { addCourts, addOneCourt, getTournamentAdmin } from '@courtcrew/domain/tournaments/contract.ts';
import { AppAnchor } from '@courtcrew/ui-kit/app/AppLink.tsx';
import { CourtBadge } from '@courtcrew/ui-kit/badges/BoardBadges.tsx';
import { useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import { useCommand } from '@courtcrew/ui-kit/data/useCommand.ts';
import { TextInput } from '@courtcrew/ui-kit/form/TextInput.tsx';
import { PageHeader } from '@courtcrew/ui-kit/page/PageHeader.tsx';
import { Answered } from '@courtcrew/ui-kit/page/state/Answered.tsx';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useParams } from 'react-router';
import { Section } from '../kit/page/layout.tsx';
import { useTournamentRoom } from '../shell/useTournamentRoom.ts';
import { usePlatformWords } from './words.ts';

export function AddCourtsPage() {
  const w = usePlatformWords();
  const { tid = '', name = '' } = useParams();
  useTournamentRoom(tid);
  const record = useCall(getTournamentAdmin, { params: { tid } });
  const done = { done: ({ message }: { message: string }) => message };
  const first = useCommand(addCourts, done);
  const one = useCommand(addOneCourt, done);
  return (
    <>
      <PageHeader
        title={w('courts.title')}
        about={record.data?.name ?? name}
        actions={
          <Button component={AppAnchor} to={`/desk/namecourts?tid=${tid}`} variant="outlined">
            {w('staff.nameCourts')}
          </Button>
        }
      />
      <Answered of={record} loading="form" rows={3}>
        {({ courts }) => (
          <Box sx={{ display: 'grid', gap: 4 }}>
            <Box sx={{ display: 'grid', gap: 2, maxWidth: 420 }}>
              <CourtInput
                label={w('courts.upTo')}
                hint={w('courts.upToHint', { max: COURTS_MAX })}
                numeric
                busy={first.isPending}
                onAdd={(text) => first.mutateAsync({ body: { tid, courts: Number(text) } })}
              />
              <CourtInput
                label={w('courts.one')}
                hint={w('courts.oneHint')}
                busy={one.isPending}
                onAdd={(num) => one.mutateAsync({ body: { tid, num } })}
              />
            </Box>
            <Section title={w('courts.there', { count: courts.length })}>
              <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
                {courts.length === 0 && w('courts.none')}
                {courts.map(({ court_order, court_num, color }) => (
                  <CourtBadge key={court_order} court={court_num} color={color} />
                ))}
              </Box>
            </Section>
          </Box>
        )}
      </Answered>
    </>
  );
}

interface CourtInputProps {
  readonly label: string;
  readonly hint: string;
  readonly numeric?: boolean;
  readonly busy: boolean;
  /** Rejects where the server refused, after telling the user. */
  readonly onAdd: (text: string) => Promise<unknown>;
}

function CourtInput({ label, hint, numeric = false, busy, onAdd }: CourtInputProps) {
  const w = usePlatformWords();
  const [text, setText] = useState('');
  const usable = text !== '' && (!numeric || Number(text) <= COURTS_MAX);
  return (
    <Box
      component="form"
      noValidate
      sx={{ display: 'flex', gap: 1.5, alignItems: 'start' }}
      onSubmit={(event: React.FormEvent) => {
        event.preventDefault();
        if (!usable) return;
        // Refused input stays to be corrected, and so does what is typed meanwhile.
        void onAdd(text).then(
          () => setText((now) => (now === text ? '' : now)),
          () => undefined,
        );
      }}
    >
      <TextInput
        kind={numeric ? 'count' : 'text'}
        label={label}
        hint={hint}
        required
        value={text}
        inputProps={numeric ? { maxLength: 3 } : undefined}
        onChange={({ target }) => setText(numeric ? target.value.replace(/\D/g, '') : target.value.trim())}
      />
      <Button type="submit" variant="contained" disabled={!usable} loading={busy}>
        {w('action.add')}
      </Button>
    </Box>
  );
}
