import { replay } from '@courtcrew/domain/audit/contract.ts';
import { useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import { Answered } from '@courtcrew/ui-kit/page/Answered.tsx';
import { Loading } from '@courtcrew/ui-kit/page/Skeletons.tsx';
import { useUrlFilter } from '@courtcrew/ui-kit/page/urlFilter.ts';
import { moment } from '@courtcrew/ui-kit/time/format.ts';
import { useSpeech } from '@courtcrew/ui-kit/words/words.tsx';
import Box from '@mui/material/Box';
import { DeskHeader } from '../kit/desk/DeskHeader.tsx';
import { useDesk } from '../kit/desk/desk.ts';
import { Beside } from '../kit/page/Beside.tsx';
import { ReplayChanges } from './ReplayChanges.tsx';
import { ReplayClock } from './ReplayClock.tsx';
import { ReplayShifts } from './ReplayShifts.tsx';
import { useAuditWords } from './words.ts';

/** A UTC instant, or the position of a change; now without either. */
const FILTER = { at: '', position: '' };

/** The schedule as it stood at any minute, and who did what until then. */
export function ScheduleReplay() {
  const a = useAuditWords();
  const { language } = useSpeech();
  const { tid, time_zone } = useDesk();
  const { filter, set } = useUrlFilter(FILTER);
  const { at, position } = filter;
  const body = position ? { position } : at ? { at } : {};
  const then = useCall(replay, { params: { tid }, body }, { keepFormer: true });
  return (
    <>
      <DeskHeader title={a('staff.scheduleReplay')} />
      <Box sx={{ color: 'text.secondary', mb: 2 }}>{a('replay.lead')}</Box>
      <ReplayClock
        at={then.data?.at ?? (at || null)}
        zone={time_zone}
        onChange={(next) => set({ at: next ?? '', position: '' })}
      />
      <Answered of={then} loading={<Loading shape="list" count={8} />}>
        {({ at: moved, shifts, staff, changes }) => (
          <>
            <Box role="status" sx={{ fontWeight: 650, mb: 2 }}>
              {a('replay.asOf', {
                time: moved === null ? a('replay.now') : moment(moved, time_zone, language),
              })}{' '}
              · {a('replay.registered', { count: staff.length })}
            </Box>
            <Beside gap={3}>
              <ReplayShifts shifts={shifts} zone={time_zone} />
              <ReplayChanges
                changes={changes}
                zone={time_zone}
                chosen={position}
                onPick={(next) => set({ position: next, at: '' })}
              />
            </Beside>
          </>
        )}
      </Answered>
    </>
  );
}
