import { CourtBadge, MedalBadge } from '@courtcrew/ui-kit/badges/BoardBadges.tsx';
import { courtKey } from '@courtcrew/ui-kit/board/changes.ts';
import { useSettling } from '@courtcrew/ui-kit/page/state/useSettling.ts';
import { clock } from '@courtcrew/ui-kit/time/format.ts';
import { useSpeech } from '@courtcrew/ui-kit/words/words.tsx';
import RestartAlt from '@mui/icons-material/RestartAlt';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useDesk } from '../../kit/desk/desk.ts';
import { CourtCall } from '../calls/CourtCall.tsx';
import type { BoardDesk } from '../desk/acts.ts';
import { STEP } from '../useSteps.ts';
import { useBoardWords } from '../words.ts';
import type { OnCourt } from './onCourt.ts';

interface ResetLineProps {
  readonly desk: BoardDesk;
  readonly row: OnCourt;
}

export function ResetLine({ desk, row }: ResetLineProps) {
  const b = useBoardWords();
  const { language } = useSpeech();
  const { time_zone } = useDesk();
  const { court, aux, names } = row;
  const { court_num, color, medal, start_time } = court;
  const settling = useSettling<HTMLLIElement>(names.join());
  return (
    <Box
      component="li"
      ref={settling}
      sx={{
        display: 'grid',
        gridTemplateColumns: 'auto minmax(0, 1fr) auto',
        alignItems: 'center',
        gap: 1.5,
        minHeight: 46,
        borderRadius: 1,
      }}
    >
      <CourtBadge court={court_num} color={color} />
      <Box sx={{ minWidth: 0 }}>
        <CourtCall tid={desk.tid} court={court_num} />
        {names.length === 0 ? (
          <Box sx={{ color: 'text.secondary' }}>{b('reset.free')}</Box>
        ) : (
          <>
            <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{names.join(', ')}</Box>
            <Box
              sx={{
                display: 'flex',
                alignItems: 'center',
                gap: 1,
                typography: 'body2',
                color: 'text.secondary',
              }}
            >
              <span>
                {[
                  ...(start_time === null
                    ? []
                    : [b('reset.since', { time: clock(start_time, time_zone, language) })]),
                  ...aux.map(({ name, type }) => name || type),
                ].join(' · ')}
              </span>
              <MedalBadge medal={medal} />
            </Box>
          </>
        )}
      </Box>
      {names.length > 0 && (
        <Button
          {...STEP}
          variant="outlined"
          startIcon={<RestartAlt />}
          loading={desk.outcomes.busy.has(courtKey(court.court_order))}
          aria-label={b('reset.doOf', { court: court_num })}
          onClick={() => void desk.reset(court)}
          sx={{ minHeight: { xs: 44, md: 34 } }}
        >
          {b('act.reset')}
        </Button>
      )}
    </Box>
  );
}
