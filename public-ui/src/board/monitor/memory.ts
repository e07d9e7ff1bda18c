import { fieldsIn, listIn, textIn } from '@courtcrew/ui-kit/offline/stored.ts';
import { MONITOR_PLACE } from '@courtcrew/ui-kit/session/ownMemory.ts';

export interface CourtLabel {
  readonly court_num: string;
  readonly description: string;
  readonly color: string;
}

/** What the page must know to take a call offline. */
export interface Known {
  readonly tid: string;
  readonly ref_id: string;
  readonly name: string;
  readonly zone: string;
  /** Those the person looks after. */
  readonly own: readonly string[];
  /** All of the tournament, in order. */
  readonly courts: readonly CourtLabel[];
}

const courtIn = (value: unknown): CourtLabel => {
  const { court_num, description, color } = fieldsIn(value);
  return { court_num: textIn(court_num), description: textIn(description), color: textIn(color) };
};

/** Null where nothing was remembered, or this build cannot read it. */
export function recall(tid: string): Known | null {
  try {
    const known = fieldsIn(JSON.parse(localStorage.getItem(MONITOR_PLACE) ?? 'null'));
    const [ref_id, name, zone] = [textIn(known.ref_id), textIn(known.name), textIn(known.zone)];
    if (known.tid !== tid || !ref_id || !zone) return null;
    const courts = listIn(known.courts).map(courtIn);
    return { tid, ref_id, name, zone, own: listIn(known.own).map(textIn), courts };
  } catch {
    return null;
  }
}

export function remember(known: Known): void {
  try {
    localStorage.setItem(MONITOR_PLACE, JSON.stringify(known));
  } catch {
    // The page works without it.
  }
}
