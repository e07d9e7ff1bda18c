import Box from '@mui/material/Box';
import { useEffect, useRef, useState } from 'react';
import { focusedStop, focusStop, useSteps } from '../useSteps.ts';
import { CallItem } from './CallItem.tsx';
import { ConfirmCall } from './ConfirmCall.tsx';
import type { OpenCall } from './openCalls.ts';
import { useCallLines } from './useCallLines.ts';
import { useCallWords } from './words.ts';

/** Rows do not move under a pointer, and focus moves on after a confirmation. */
export function CallList({ calls, zone }: { calls: readonly OpenCall[]; zone: string }) {
  const c = useCallWords();
  const list = useRef<HTMLUListElement>(null);
  const [isHeld, hold] = useState(false);
  const [asked, ask] = useState<OpenCall | null>(null);
  const [isOpen, setOpen] = useState(false);
  const place = useRef(-1);
  const lines = useCallLines(calls, isHeld);
  const isConfirmed = asked !== null && !calls.some(({ nid }) => nid === asked.nid);
  useSteps(list);

  // The dialog returns focus to a button that is removed with its call.
  useEffect(() => {
    if (!isOpen && isConfirmed && place.current >= 0) focusStop(list.current, place.current);
  }, [isOpen, isConfirmed]);

  const confirm = (call: OpenCall) => {
    place.current = focusedStop(list.current);
    ask(call);
    setOpen(true);
  };
  return (
    <>
      <Box
        component="ul"
        ref={list}
        aria-label={c('staff.notifications')}
        onPointerEnter={() => hold(true)}
        onPointerLeave={() => hold(false)}
        sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1, maxWidth: 1120 }}
      >
        {lines.map((line) => (
          <CallItem key={line.call.nid} line={line} zone={zone} onConfirm={() => confirm(line.call)} />
        ))}
      </Box>
      {asked && (
        <ConfirmCall
          key={asked.nid}
          call={asked}
          isOpen={isOpen}
          isGone={isConfirmed}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
