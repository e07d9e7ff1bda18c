import { getSchedulingLog, getSchedulingRemovedLog } from '@courtcrew/domain/audit/contract.ts';
import { useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import { EmptyState } from '@courtcrew/ui-kit/page/States.tsx';
import { useUrlFilter } from '@courtcrew/ui-kit/page/urlFilter.ts';
import { useSpeech } from '@courtcrew/ui-kit/words/words.tsx';
import Box from '@mui/material/Box';
import { useMemo } from 'react';
import { Choice } from '../kit/desk/Choice.tsx';
import { DeskHeader } from '../kit/desk/DeskHeader.tsx';
import { useDesk } from '../kit/desk/desk.ts';
import { SelectInput } from '../kit/desk/SelectInput.tsx';
import { Report } from '../kit/report/Report.tsx';
import { removalColumns, signupColumns } from './logColumns.tsx';
import { useAuditWords } from './words.ts';

const FILTER = { log: 'signups', section: 'referee' };
const NEWEST = {
  signups: { by: 'signup', descending: true },
  removed: { by: 'removal', descending: true },
} as const;

/** The log of the volunteers alone. */
export const VolunteerLog = () => <SchedulingLog section="volunteer" />;

interface SchedulingLogProps {
  /** The one section the log is about; a choice without. */
  readonly section?: 'volunteer';
}

/** Every signup of a section, removed or not; or the removed ones with who took them out. */
export function SchedulingLog({ section: fixed }: SchedulingLogProps) {
  const a = useAuditWords();
  const { language } = useSpeech();
  const { tid, name, time_zone } = useDesk();
  const { filter, set } = useUrlFilter(FILTER);
  const section = fixed ?? filter.section;
  const log = filter.log === 'removed' ? 'removed' : 'signups';
  const parts = { params: { tid }, body: { category: section } };
  const signups = useCall(getSchedulingLog, parts, { enabled: log === 'signups' });
  const removals = useCall(getSchedulingRemovedLog, parts, { enabled: log === 'removed' });
  const columns = useMemo(
    () => (log === 'removed' ? removalColumns : signupColumns)(a, time_zone, language),
    [log, a, time_zone, language],
  );
  return (
    <>
      <DeskHeader title={a(fixed ? 'staff.volunteerLog' : 'staff.scheduleLog')} />
      <Box className="no-print" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mb: 2 }}>
        <Choice
          label={a('log.kind')}
          value={log}
          options={[
            ['signups', a('log.signups')],
            ['removed', a('log.removed')],
          ]}
          onChange={(next) => set({ log: next })}
        />
        {!fixed && (
          <SelectInput
            label={a('log.section')}
            value={section}
            options={[
              ['referee', a('log.referee')],
              ['line', a('log.line')],
              ['volunteer', a('log.volunteer')],
            ]}
            onChange={(next) => set({ section: next })}
          />
        )}
      </Box>
      <Report
        key={`${log} ${section}`}
        of={log === 'removed' ? removals : signups}
        empty={
          <EmptyState title={a(log === 'removed' ? 'log.noRemoved' : 'log.none')} text={a('log.noneHelp')} />
        }
        caption={a(`log.${log}`)}
        file={`${name} ${a(`log.${log}`)}`}
        columns={columns}
        rowKey={({ shift_id, removal_time }) => `${shift_id} ${removal_time}`}
        first={NEWEST[log]}
        count={(shown) => a('log.count', { count: shown })}
      />
    </>
  );
}
