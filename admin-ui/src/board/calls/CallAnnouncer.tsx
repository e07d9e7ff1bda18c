import { visuallyHidden } from '@courtcrew/ui-kit/theme/visuallyHidden.ts';
import { useCallback, useState } from 'react';
import { chimeIfWanted } from './chime.ts';
import { isMedical, type OpenCall } from './openCalls.ts';
import { useNewCalls } from './useNewCalls.ts';
import { type CallSay, useCallWords } from './words.ts';

const sayCall = (c: CallSay, { type, court_num: court, message }: OpenCall): string => {
  const what = { type: c(`call.${type}`), court };
  return message ? c('calls.newWith', { ...what, message }) : c('calls.new', what);
};

/** Tells a screen reader of new calls, and the room where that is wanted; medical help interrupts. */
export function CallAnnouncer({ calls }: { calls: readonly OpenCall[] | undefined }) {
  const c = useCallWords();
  const [told, setTold] = useState({ urgent: '', calm: '' });
  const tell = useCallback(
    (fresh: readonly OpenCall[]) => {
      const say = (some: readonly OpenCall[]) => some.map((call) => sayCall(c, call)).join(' ');
      const urgent = fresh.filter(isMedical);
      setTold({ urgent: say(urgent), calm: say(fresh.filter((call) => !isMedical(call))) });
      chimeIfWanted(urgent.length > 0);
    },
    [c],
  );
  useNewCalls(calls, tell);
  return (
    <>
      <div role="alert" style={visuallyHidden}>
        {told.urgent}
      </div>
      <div role="status" style={visuallyHidden}>
        {told.calm}
      </div>
    </>
  );
}
