import { getStatusUpdates } from '@courtcrew/domain/board/contract.ts';
import { useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import { useRoom } from '@courtcrew/ui-kit/live/useRoom.ts';
import { Answered } from '@courtcrew/ui-kit/page/state/Answered.tsx';
import Box from '@mui/material/Box';
import { DeskHeader } from '../../kit/desk/DeskHeader.tsx';
import { useDesk } from '../../kit/desk/desk.ts';
import { Recap } from './Recap.tsx';
import { UpdateList } from './UpdateList.tsx';
import { useStatusWords } from './words.ts';

const REFRESHES = [getStatusUpdates];
/** Frames that change the list, or who is missing. */
const CHANGES = { refreshes: REFRESHES, also: ['checkin', 'checkout', 'status', 'undo', 'left'] };
const SCHEDULE = { refreshes: REFRESHES };
/** Polling interval in ms: a shift begins without any event. */
const REFRESH_MS = 300_000;

export function StatusUpdates() {
  const s = useStatusWords();
  const { tid } = useDesk();
  useRoom(`board:${tid}`, CHANGES);
  useRoom(`desk:${tid}`, SCHEDULE);
  const status = useCall(getStatusUpdates, { params: { tid } }, { refreshEvery: REFRESH_MS });
  return (
    <>
      <DeskHeader title={s('staff.statusUpdates')} />
      <Answered of={status} loading="table" rows={8}>
        {({ updates, recap }) => (
          <Box
            sx={{
              display: 'grid',
              gap: 4,
              alignItems: 'start',
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 6fr) minmax(0, 5fr)' },
            }}
          >
            <UpdateList tid={tid} updates={updates} />
            <Recap rows={recap} />
          </Box>
        )}
      </Answered>
    </>
  );
}
