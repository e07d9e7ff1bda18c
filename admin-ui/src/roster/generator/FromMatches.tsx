import type { AnswerOf } from '@courtcrew/domain/contract/call.ts';
import { addShiftsFromList } from '@courtcrew/domain/roster/contract.ts';
import { GENERATOR_CATEGORIES } from '@courtcrew/domain/roster/model.ts';
import { getRefereeNeed } from '@courtcrew/domain/scoring/contract.ts';
import { useGo } from '@courtcrew/ui-kit/app/AppLink.tsx';
import { useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import { useCommand } from '@courtcrew/ui-kit/data/useCommand.ts';
import { SelectInput } from '@courtcrew/ui-kit/form/SelectInput.tsx';
import { useToast } from '@courtcrew/ui-kit/page/state/Toast.tsx';
import { shortDate } from '@courtcrew/ui-kit/time/dates.ts';
import { useSpeech, wordsHook } from '@courtcrew/ui-kit/words/words.tsx';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useDesk } from '../../kit/desk/desk.ts';
import { Section } from '../../kit/page/layout.tsx';
import { useTellStep } from '../../kit/undo/lastStep.tsx';
import { endDay } from '../setup/shiftValues.ts';
import { useConfirmedHours } from '../setup/useConfirmedHours.ts';
import { added, useShiftsBack } from '../setup/useShiftsBack.ts';
import { texts } from '../words.ts';

const useNeedWords = wordsHook(texts, {
  'need.title': { en: 'From the match list', es: 'Según la lista de partidos' },
  'need.help': {
    en: 'Shifts that cover the matches in play at once, one referee a match.',
    es: 'Turnos que cubren los partidos que se juegan a la vez, un árbitro por partido.',
  },
  'need.length': { en: 'A match takes', es: 'Un partido dura' },
  'need.minutes': { en: '{count} minutes', es: '{count} minutos' },
  'need.shift': { en: '{spots} from {start} to {end}', es: '{spots} de {start} a {end}' },
  'need.most': { en: 'at most {count} at once', es: 'como máximo {count} a la vez' },
});

const LENGTHS = [30, 45, 60, 90];
/** Where the added shifts stand. */
const AFTERWARDS = '/desk/scheduleSetup';
const MIDNIGHT = '24:00';

type Day = AnswerOf<typeof getRefereeNeed>[number];

/** Shifts with as many spots each, as one call takes them. */
const listsOf = (days: readonly Day[]) =>
  Map.groupBy(
    days.flatMap(({ date, shifts }) => shifts.map((shift) => ({ date, ...shift }))),
    ({ spots }) => spots,
  );

/** What the match list asks of the schedule, where the tournament has one. */
export function FromMatches() {
  const w = useNeedWords();
  const { language } = useSpeech();
  const { tid, time_zone } = useDesk();
  const [minutes, setMinutes] = useState('45');
  const { data: days = [] } = useCall(getRefereeNeed, { params: { tid }, query: { minutes } });
  const go = useGo();
  const toast = useToast();
  const tell = useTellStep();
  const back = useShiftsBack();
  const confirmed = useConfirmedHours(time_zone);
  const add = useCommand(addShiftsFromList, { affects: ['audit'], quiet: true });
  const count = days.reduce((sum, { shifts }) => sum + shifts.length, 0);
  if (count === 0) return null;

  const submit = async () => {
    const sids: string[] = [];
    for (const [spots, shifts] of listsOf(days)) {
      const listOfShifts = shifts.map(({ date, start, end: until }) => {
        const end = until === MIDNIGHT ? '00:00' : until;
        return { start: `${date}T${start}`, end: `${endDay(date, start, end)}T${end}` };
      });
      const body = { listOfShifts, spotTotal: spots, category: GENERATOR_CATEGORIES[0] };
      const send = (meant: object) => add.mutateAsync({ params: { tid }, body: { ...body, ...meant } });
      const answer = await confirmed(send).catch((failure: Error) => void toast.error(failure.message));
      if (!answer) break;
      sids.push(...answer.sids);
    }
    if (sids.length === 0) return;
    tell(
      { text: w('setup.added', { count: sids.length }), undo: () => back(added(sids), AFTERWARDS) },
      AFTERWARDS,
    );
    go(AFTERWARDS);
  };

  return (
    <Section title={w('need.title')}>
      <Box sx={{ display: 'grid', gap: 1.5, mb: 3 }}>
        <Box sx={{ color: 'text.secondary' }}>{w('need.help')}</Box>
        <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
          {days.map(({ date, shifts, steps }) => (
            <li key={date}>
              <strong>{shortDate(date, language)}</strong>:{' '}
              {shifts.map(({ spots, start, end }) => w('need.shift', { spots, start, end })).join('; ')} (
              {w('need.most', { count: Math.max(...steps.map(({ matches }) => matches)) })})
            </li>
          ))}
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
          <SelectInput
            label={w('need.length')}
            value={minutes}
            options={LENGTHS.map((length) => [String(length), w('need.minutes', { count: length })] as const)}
            onChange={setMinutes}
          />
          <Button variant="outlined" loading={add.isPending} onClick={() => void submit()}>
            {w('generator.add', { count })}
          </Button>
        </Box>
      </Box>
    </Section>
  );
}
