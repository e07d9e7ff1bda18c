import { addShiftsFromList } from '@courtcrew/domain/roster/contract.ts';
import { GENERATOR_CATEGORIES } from '@courtcrew/domain/roster/model.ts';
import { useGo } from '@courtcrew/ui-kit/app/AppLink.tsx';
import { useCommand } from '@courtcrew/ui-kit/data/useCommand.ts';
import { SelectInput } from '@courtcrew/ui-kit/form/SelectInput.tsx';
import { TextInput } from '@courtcrew/ui-kit/form/TextInput.tsx';
import { useToast } from '@courtcrew/ui-kit/page/state/Toast.tsx';
import { useCategoryName } from '@courtcrew/ui-kit/words/useCategoryName.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { DeskHeader } from '../../kit/desk/DeskHeader.tsx';
import { useDesk } from '../../kit/desk/desk.ts';
import { digitsOnly } from '../../kit/page/FormCount.tsx';
import { useTellStep } from '../../kit/undo/lastStep.tsx';
import { useConfirmedHours } from '../setup/useConfirmedHours.ts';
import { added, useShiftsBack } from '../setup/useShiftsBack.ts';
import { useDeskWords } from '../words.ts';
import { FromMatches } from './FromMatches.tsx';
import { PlanPreview } from './PlanPreview.tsx';
import {
  type Counts,
  LEVELS,
  listBody,
  MOST,
  NO_COUNTS,
  newSlot,
  plannedShifts,
  type Slot,
  totalOf,
} from './plan.ts';
import { SlotFields } from './SlotFields.tsx';

const OTHER = 'other';
/** Where the added shifts stand. */
const AFTERWARDS = '/desk/scheduleSetup';

export function ScheduleGenerator() {
  const d = useDeskWords();
  const categoryName = useCategoryName();
  const go = useGo();
  const { tid, start, end_date, time_zone } = useDesk();
  const [days, setDays] = useState({ first: start ?? '', last: end_date ?? start ?? '' });
  const [slots, setSlots] = useState<readonly Slot[]>(() => [newSlot()]);
  const [spots, setSpots] = useState(NO_COUNTS);
  const [waitlist, setWaitlist] = useState(NO_COUNTS);
  const [category, setCategory] = useState<string>(GENERATOR_CATEGORIES[0]);
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set());
  const [tried, setTried] = useState(false);
  const toast = useToast();
  const confirmed = useConfirmedHours(time_zone);
  const tell = useTellStep();
  const back = useShiftsBack();
  const add = useCommand(addShiftsFromList, { affects: ['audit'], quiet: true });

  const planned = plannedShifts(days.first, days.last, slots, leftOut);
  const tooMany = planned.length > MOST;
  const submit = async () => {
    setTried(true);
    if (planned.length === 0 || tooMany || totalOf(spots) === 0) return;
    const body = listBody(planned, spots, waitlist, category);
    const send = (meant: object) => add.mutateAsync({ params: { tid }, body: { ...body, ...meant } });
    const answer = await confirmed(send).catch((failure: Error) => void toast.error(failure.message));
    if (!answer) return;
    const { sids } = answer;
    const text = d('setup.added', { count: sids.length });
    tell({ text, undo: () => back(added(sids), AFTERWARDS) }, AFTERWARDS);
    go(AFTERWARDS);
  };

  return (
    <>
      <DeskHeader title={d('staff.scheduleGenerator')} />
      <FromMatches />
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
        }}
      >
        <Box
          component="form"
          noValidate
          aria-label={d('staff.scheduleGenerator')}
          onSubmit={(event: React.FormEvent) => {
            event.preventDefault();
            void submit();
          }}
          sx={{ display: 'grid', gap: 3 }}
        >
          <Box
            component="fieldset"
            sx={{ m: 0, p: 0, border: 0, display: 'flex', flexWrap: 'wrap', gap: 1.5 }}
          >
            <Box component="legend" sx={{ p: 0, mb: 1.5, typography: 'h3' }}>
              {d('generator.days')}
            </Box>
            {(['first', 'last'] as const).map((which) => (
              <TextInput
                kind="day"
                key={which}
                label={d(`generator.${which}`)}
                required
                value={days[which]}
                onChange={(event) => setDays({ ...days, [which]: event.target.value })}
                error={tried && days[which] === '' ? d('setup.dateRequired') : null}
                sx={{ flex: '1 1 140px', maxWidth: 220 }}
              />
            ))}
          </Box>
          <SlotFields slots={slots} onChange={setSlots} />
          <CountFields
            title={d('generator.spots')}
            counts={spots}
            onChange={setSpots}
            error={tried && totalOf(spots) === 0 ? d('setup.noSpots') : null}
          />
          <CountFields title={d('generator.waitlist')} counts={waitlist} onChange={setWaitlist} />
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
            <SelectInput
              label={d('column.category')}
              value={category}
              options={GENERATOR_CATEGORIES.map(
                (value) => [value, value === OTHER ? d('role.otherWork') : categoryName(value)] as const,
              )}
              onChange={setCategory}
            />
          </Box>
          <Box>
            <Button
              type="submit"
              variant="contained"
              loading={add.isPending}
              disabled={planned.length === 0 || tooMany}
            >
              {d('generator.add', { count: planned.length })}
            </Button>
          </Box>
        </Box>
        <PlanPreview
          planned={planned}
          spots={totalOf(spots)}
          zone={time_zone}
          onLeaveOut={(key) => setLeftOut(new Set([...leftOut, key]))}
        />
      </Box>
    </>
  );
}

interface CountFieldsProps {
  readonly title: string;
  readonly counts: Counts;
  readonly onChange: (counts: Counts) => void;
  readonly error?: string | null;
}

function CountFields({ title, counts, onChange, error }: CountFieldsProps) {
  const d = useDeskWords();
  return (
    <Box component="fieldset" sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}>
      <Box component="legend" sx={{ p: 0, mb: 1.5, typography: 'h3' }}>
        {title}
      </Box>
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(auto-fit, minmax(110px, 1fr))' }}>
        {LEVELS.map((level) => (
          <TextInput
            kind="count"
            key={level}
            label={d(`generator.level.${level}`)}
            value={counts[level]}
            onChange={(event) => onChange({ ...counts, [level]: digitsOnly(event.target.value) })}
          />
        ))}
      </Box>
      <Box
        role="status"
        sx={{ mt: 0.75, typography: 'body2', color: error ? 'error.main' : 'text.secondary' }}
      >
        {error ?? d('setup.total', { count: totalOf(counts) })}
      </Box>
    </Box>
  );
}
