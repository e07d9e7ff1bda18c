import { isRefusal } from '@courtcrew/domain/kernel/refusal.ts';
import { utcToWall, wallToUtc } from '@courtcrew/domain/kernel/time.ts';
import { AppLink } from '@courtcrew/ui-kit/app/AppLink.tsx';
import { TextInput } from '@courtcrew/ui-kit/form/TextInput.tsx';
import { forThumbs } from '@courtcrew/ui-kit/theme/styles.ts';
import { datedMoment, zoneName } from '@courtcrew/ui-kit/time/format.ts';
import { useSpeech } from '@courtcrew/ui-kit/words/words.tsx';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type FormEvent, useState } from 'react';
import { minuteFrom } from '../moments.ts';
import { useAuditWords } from '../words.ts';
import type { HistoryShown } from './useHistory.ts';
import { useHistoryWords } from './words.ts';

/** Goes to a day, or to a minute of it by the venue's clock, and from there to the replay. */
export function HistoryMoment({ history }: { readonly history: HistoryShown }) {
  const a = useHistoryWords();
  const { at, zone, filter, told, goTo } = history;
  const day = filter.day || (told.data?.page?.newest ?? '');
  const wall = at ? utcToWall(at, zone) : { date: day, time: '' };
  return (
    <>
      <MomentForm {...{ wall, zone, goTo }} />
      {at !== '' && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', mb: 2 }}>
          <UpTo at={at} zone={zone} />
          <AppLink to={`/desk/scheduleReplay?at=${encodeURIComponent(at)}`}>{a('history.thenAt')}</AppLink>
          <Button onClick={() => goTo({ day: wall.date })}>{a('history.wholeDay')}</Button>
        </Box>
      )}
    </>
  );
}

function UpTo({ at, zone }: { readonly at: string; readonly zone: string }) {
  const a = useHistoryWords();
  const { language } = useSpeech();
  return (
    <strong>
      {a('history.upTo', {
        time: `${datedMoment(at, zone, language)} ${zoneName(at, zone, language)}`,
      })}
    </strong>
  );
}

interface MomentFormProps extends Pick<HistoryShown, 'zone' | 'goTo'> {
  readonly wall: { readonly date: string; readonly time: string };
}

function MomentForm({ wall, zone, goTo }: MomentFormProps) {
  const a = useHistoryWords();
  const replay = useAuditWords();
  // What was typed stands until it is gone to.
  const [typed, setTyped] = useState<Partial<MomentFormProps['wall']>>({});
  const { date, time } = { ...wall, ...typed };
  const instant = time === '' ? null : wallToUtc(date, time, zone);
  const fault = date !== '' && isRefusal(instant) ? a('history.noSuchTime') : undefined;
  const go = (event: FormEvent) => {
    event.preventDefault();
    if (date === '' || isRefusal(instant)) return;
    setTyped({});
    goTo(instant === null ? { day: date } : { at: minuteFrom(instant) });
  };
  return (
    <Box
      component="form"
      aria-label={a('history.goTo')}
      noValidate
      onSubmit={go}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mb: 2, alignItems: 'center', ...forThumbs }}
    >
      <TextInput
        kind="day"
        label={replay('replay.day')}
        value={date}
        onChange={({ target }) => setTyped({ ...typed, date: target.value })}
        sx={{ width: 160 }}
      />
      <TextInput
        kind="time"
        label={a('history.time')}
        value={time}
        error={fault}
        onChange={({ target }) => setTyped({ ...typed, time: target.value })}
        sx={{ width: 140 }}
      />
      <Button type="submit" variant="outlined" disabled={date === ''}>
        {a('history.goTo')}
      </Button>
    </Box>
  );
}
