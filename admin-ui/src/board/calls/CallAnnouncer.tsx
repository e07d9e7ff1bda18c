import { visuallyHidden } from '@courtcrew/ui-kit/theme/styles.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { chimeIfWanted } from './chime.ts';
import { isMedical, type OpenCall } from './openCalls.ts';
import { useCallWords } from './words.ts';

/**
 * Announces new calls to screen readers, and by sound where switched on. The medical alert is rendered beside an open
 * dialog, which would hide it anywhere else.
 */
export function CallAnnouncer({ calls }: { calls: readonly OpenCall[] | undefined }) {
  const [told, setTold] = useState<ReadonlySet<string>>(new Set());
  const tell = useCallback((fresh: readonly OpenCall[]) => {
    setTold((before) => new Set([...before, ...fresh.map(({ nid }) => nid)]));
    chimeIfWanted(fresh.some(isMedical));
  }, []);
  useNewCalls(calls, tell);
  const news = (calls ?? []).filter(({ nid }) => told.has(nid));
  return (
    <>
      {news.filter(isMedical).map((call) =>
        createPortal(
          <div role="alert" style={visuallyHidden}>
            <Said call={call} />
          </div>,
          document.body,
          call.nid,
        ),
      )}
      <div aria-live="polite" style={visuallyHidden}>
        {news
          .filter((call) => !isMedical(call))
          .map((call) => (
            <p key={call.nid}>
              <Said call={call} />
            </p>
          ))}
      </div>
    </>
  );
}

function Said({ call: { type, court_num: court, message } }: { call: OpenCall }) {
  const c = useCallWords();
  const what = { type: c(`call.${type}`), court };
  return message ? c('calls.newWith', { ...what, message }) : c('calls.new', what);
}

/** Reports calls that arrive while the page is open, not those already listed. */
function useNewCalls(
  calls: readonly OpenCall[] | undefined,
  tell: (fresh: readonly OpenCall[]) => void,
): void {
  const known = useRef<Set<string> | null>(null);
  useEffect(() => {
    if (calls === undefined) return;
    const before = known.current;
    known.current = new Set([...(before ?? []), ...calls.map(({ nid }) => nid)]);
    const fresh = before === null ? [] : calls.filter(({ nid }) => !before.has(nid));
    if (fresh.length > 0) tell(fresh);
  }, [calls, tell]);
}
