import { asOf, getChanges } from '@courtcrew/domain/audit/asOf.ts';
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
/** The schedule's part of the log. */
const OF = ['roster'];

/** The schedule as it stood at any minute, and who did what until then. */
export function ScheduleReplay() {
  const a = useAuditWords();
  const { language } = useSpeech();
  const { tid, time_zone } = useDesk();
  const { filter, set } = useUrlFilter(FILTER);
  const { at, position } = filter;
  const body = position ? { position } : at ? { at } : {};
  const then = useCall(asOf, { params: { tid }, body: { ...body, of: OF } }, { keepFormer: true });
  const stands = then.data?.position ?? '0';
  const until = { of: OF, before: String(BigInt(stands) + 1n) };
  const led = useCall(
    getChanges,
    { params: { tid }, body: until },
    { enabled: then.data !== undefined, keepFormer: true },
  );
  const following = useCall(
    getChanges,
    { params: { tid }, body: { of: OF, after: stands, limit: 1 } },
    { enabled: then.data !== undefined },
  );
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
        {({ at: moved, shifts = [], staff = [], volunteers = [] }) => (
          <>
            <Box role="status" sx={{ fontWeight: 650, mb: 2 }}>
              {a('replay.asOf', {
                time: moved === null ? a('replay.now') : moment(moved, time_zone, language),
              })}{' '}
              · {a('replay.registered', { count: staff.length + volunteers.length })}
            </Box>
            <Beside gap={3}>
              <ReplayShifts shifts={shifts} zone={time_zone} />
              <Answered of={led} loading={<Loading shape="list" count={8} />}>
                {({ changes }) => (
                  <ReplayChanges
                    changes={changes}
                    zone={time_zone}
                    chosen={position}
                    previous={changes[1]?.position}
                    next={following.data?.changes[0]?.position}
                    onPick={(picked) => set({ position: picked, at: '' })}
                  />
                )}
              </Answered>
            </Beside>
          </>
        )}
      </Answered>
    </>
  );
}
