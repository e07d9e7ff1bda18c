import type { ShiftThen } from '@courtcrew/domain/audit/asOf.ts';
import { shortSpan } from '@courtcrew/ui-kit/time/format.ts';
import { useShiftCategory } from '@courtcrew/ui-kit/words/useShiftCategory.ts';
import { useSpeech } from '@courtcrew/ui-kit/words/words.tsx';
import Box from '@mui/material/Box';
import { SeatMark, statusOfRow } from '../roster/index.ts';
import { keyOf, type LastStep } from './lastStep.ts';
import { ReplayMark } from './ReplayMark.tsx';
import { useAuditWords } from './words.ts';

interface ReplayShiftsProps {
  readonly shifts: readonly ShiftThen[];
  readonly zone: string;
  readonly marks: LastStep['marks'];
}

export function ReplayShifts({ shifts, zone, marks }: ReplayShiftsProps) {
  const a = useAuditWords();
  const { language } = useSpeech();
  const categoryOf = useShiftCategory();
  return (
    <section aria-labelledby="schedule-then">
      <Box component="h2" id="schedule-then" sx={{ m: 0, mb: 1, typography: 'h2' }}>
        {a('replay.schedule')}
      </Box>
      {shifts.length === 0 && <Box sx={{ color: 'text.secondary' }}>{a('replay.noShifts')}</Box>}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {shifts.map(({ sid, name, kind, category, start, end, spots, people }) => (
          <Box
            component="li"
            key={sid}
            sx={{
              py: 1,
              borderBottom: '1px solid var(--mui-palette-divider)',
              contentVisibility: 'auto',
              containIntrinsicSize: 'auto 72px',
            }}
          >
            <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
              <span>
                <strong>{name || categoryOf({ kind, category })}</strong>{' '}
                <ReplayMark mark={marks.get(keyOf('shift', sid))} />
              </span>
              <span>
                {a('replay.filled', { count: people.filter(({ waitlist }) => !waitlist).length, spots })}
              </span>
            </Box>
            <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
              {shortSpan(start, end, zone, language)} · {categoryOf({ kind, category })}
            </Box>
            <Box
              sx={{
                display: 'flex',
                flexWrap: 'wrap',
                columnGap: 1.5,
                typography: 'body2',
                overflowWrap: 'anywhere',
              }}
            >
              {people.map((person) => (
                <Box
                  component="span"
                  key={person.shift_id}
                  sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5 }}
                >
                  <SeatMark status={statusOfRow(person)} />
                  {person.name}
                  <ReplayMark mark={marks.get(keyOf('seat', person.shift_id))} />
                </Box>
              ))}
            </Box>
          </Box>
        ))}
      </Box>
    </section>
  );
}
