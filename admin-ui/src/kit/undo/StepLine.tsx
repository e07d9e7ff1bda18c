import { useWords } from '@courtcrew/ui-kit/words/words.tsx';
import CheckCircle from '@mui/icons-material/CheckCircle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useRef, useState } from 'react';
import { type Step, useSteps } from './lastStep.tsx';
import { useUndoKey } from './useUndoKey.ts';

interface StepLineProps {
  readonly step: Step | null;
  /** A further key of the screen that undoes. */
  readonly keyName?: string;
}

/** What the last step did, with Undo by button and by Ctrl Z until the next. As high without a step: nothing jumps. */
export function StepLine({ step, keyName }: StepLineProps) {
  const w = useWords();
  const line = useRef<HTMLDivElement>(null);
  const running = useRef(false);
  const [busy, setBusy] = useState(false);
  const send = step?.undo ?? null;
  const undo = async () => {
    if (running.current || send === null) return;
    running.current = true;
    setBusy(true);
    await send().finally(() => {
      running.current = false;
      setBusy(false);
    });
  };
  useUndoKey(line, send && (() => void undo()));
  return (
    <Box
      ref={line}
      role="status"
      data-place="undo"
      className="no-print"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        minWidth: 0,
        minHeight: { xs: 44, md: 30 },
        typography: 'body2',
        fontWeight: 600,
        color: step?.partly ? 'warning.main' : 'success.main',
      }}
    >
      {step && (
        <>
          {!step.partly && <CheckCircle fontSize="small" />}
          <Box
            component="span"
            title={step.text}
            sx={{
              minWidth: 0,
              overflow: 'hidden',
              display: '-webkit-box',
              WebkitBoxOrient: 'vertical',
              WebkitLineClamp: '2',
              lineHeight: 1.25,
            }}
          >
            {step.text}
          </Box>
          {send && (
            <Button
              size="small"
              variant="outlined"
              disabled={busy}
              onClick={() => void undo()}
              title="Ctrl Z"
              aria-keyshortcuts={`${keyName ?? ''} Control+Z`.trim()}
              sx={{ flexShrink: 0, minHeight: { xs: 44, md: 30 }, py: 0 }}
            >
              {w('action.undo')}
            </Button>
          )}
        </>
      )}
    </Box>
  );
}

/** The last step of this screen. */
export function LastStepLine() {
  const { step, stand } = useSteps();
  useEffect(stand, [stand]);
  return <StepLine step={step} />;
}
