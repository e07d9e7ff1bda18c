import { nameOf } from '@courtcrew/ui-kit/board/names.ts';
import CheckCircle from '@mui/icons-material/CheckCircle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { STEP } from '../useSteps.ts';
import { CallAge, CallTimes } from './CallTimes.tsx';
import { CallType } from './CallType.tsx';
import { type CallLine, isMedical } from './openCalls.ts';
import { useCallWords } from './words.ts';

interface CallItemProps {
  readonly line: CallLine;
  readonly zone: string;
  readonly onConfirm: () => void;
}

const urgent = {
  borderColor: 'error.main',
  boxShadow: 'inset 8px 0 0 var(--mui-palette-error-main)',
  backgroundColor:
    'color-mix(in srgb, var(--mui-palette-error-main) 7%, var(--mui-palette-background-paper))',
};

export function CallItem({ line: { call, isGone }, zone, onConfirm }: CallItemProps) {
  const c = useCallWords();
  const { type, court_num: court, message } = call;
  const what = { type: c(`call.${type}`), court };
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', sm: '180px minmax(0, 1fr) auto' },
        alignItems: 'center',
        columnGap: 2,
        rowGap: 0.75,
        py: 1.25,
        pl: 2.5,
        pr: 1.5,
        minHeight: 64,
        border: '1px solid var(--mui-palette-divider)',
        borderRadius: 1,
        backgroundColor: 'background.paper',
        opacity: isGone ? 0.55 : 1,
        ...(isMedical(call) && !isGone && urgent),
      }}
    >
      <Box
        sx={{
          display: 'flex',
          flexDirection: { sm: 'column' },
          alignItems: { xs: 'center', sm: 'start' },
          gap: 0.75,
        }}
      >
        <Box component="strong" sx={{ fontSize: '1.125rem', lineHeight: 1.2 }}>
          {c('calls.court', { court })}
        </Box>
        <CallType type={type} />
      </Box>
      <Box sx={{ minWidth: 0 }}>
        {message && (
          <Box sx={{ fontSize: '1rem', overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>{message}</Box>
        )}
        <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
          <Box component="span" sx={{ fontWeight: 650, color: 'text.primary' }}>
            <CallAge since={call.time} />
          </Box>{' '}
          · {nameOf(call)} · <CallTimes call={call} zone={zone} />
        </Box>
      </Box>
      {isGone ? (
        <Box sx={{ display: 'flex', gap: 0.5, color: 'success.main', fontWeight: 650 }}>
          <CheckCircle fontSize="small" /> {c('calls.confirmed')}
        </Box>
      ) : (
        <Button
          {...STEP}
          variant={isMedical(call) ? 'contained' : 'outlined'}
          color={isMedical(call) ? 'error' : 'primary'}
          aria-label={c('calls.confirmOf', what)}
          onClick={onConfirm}
          sx={{ minHeight: { xs: 44, md: 34 } }}
        >
          {c('calls.confirm')}
        </Button>
      )}
    </Box>
  );
}
