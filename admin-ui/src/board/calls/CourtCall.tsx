import { CallType } from './CallType.tsx';
import { useCallsByCourt } from './useOpenCalls.ts';

/** The most urgent call of a court that nobody has confirmed, beside the court's name in lists; nothing without one. */
export function CourtCall({ tid, court }: { tid: string; court: string }) {
  const call = useCallsByCourt(tid).get(court);
  return call ? <CallType type={call.type} /> : null;
}
