import { resetCourt, undoOnBoard } from '@courtcrew/domain/board/contract.ts';
import { CourtBadge, MedalBadge } from '@courtcrew/ui-kit/badges/BoardBadges.tsx';
import { useCommand } from '@courtcrew/ui-kit/data/useCommand.ts';
import { useConfirm } from '@courtcrew/ui-kit/page/dialog/Confirm.tsx';
import { useToast } from '@courtcrew/ui-kit/page/state/Toast.tsx';
import { useSettling } from '@courtcrew/ui-kit/page/state/useSettling.ts';
import { clock } from '@courtcrew/ui-kit/time/format.ts';
import { useSpeech } from '@courtcrew/ui-kit/words/words.tsx';
import RestartAlt from '@mui/icons-material/RestartAlt';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useDesk } from '../../kit/desk/desk.ts';
import { STEP } from '../useSteps.ts';
import type { OnCourt } from './onCourt.ts';
import { useResetWords } from './words.ts';

interface ResetLineProps {
  readonly tid: string;
  readonly row: OnCourt;
}

export function ResetLine({ tid, row }: ResetLineProps) {
  const r = useResetWords();
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
        {names.length === 0 ? (
          <Box sx={{ color: 'text.secondary' }}>{r('reset.free')}</Box>
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
                    : [r('reset.since', { time: clock(start_time, time_zone, language) })]),
                  ...aux.map(({ name, type }) => name || type),
                ].join(' · ')}
              </span>
              <MedalBadge medal={medal} />
            </Box>
          </>
        )}
      </Box>
      {names.length > 0 && <Reset tid={tid} row={row} />}
    </Box>
  );
}

function Reset({ tid, row: { court, names } }: ResetLineProps) {
  const r = useResetWords();
  const confirm = useConfirm();
  const toast = useToast();
  const { court_num, id } = court;
  const params = { tid };
  const undo = useCommand(undoOnBoard, { live: true, done: r('reset.undone') });
  const reset = useCommand(resetCourt, {
    live: true,
    accept: (answer) =>
      toast.success(
        r('reset.done'),
        answer.undo === null ? {} : { undo: () => undo.mutate({ params, body: { undo: answer.undo ?? 0 } }) },
      ),
  });
  const press = async () => {
    const question = {
      title: r('reset.ask', { court: court_num }),
      text: r('reset.askText', { names: names.join(', ') }),
      action: r('reset.do'),
      danger: true,
    };
    if (await confirm(question)) reset.mutate({ params, body: { court_num, id } });
  };
  return (
    <Button
      {...STEP}
      variant="outlined"
      startIcon={<RestartAlt />}
      loading={reset.isPending}
      aria-label={r('reset.doOf', { court: court_num })}
      onClick={press}
      sx={{ minHeight: { xs: 44, md: 34 } }}
    >
      {r('reset.do')}
    </Button>
  );
}
