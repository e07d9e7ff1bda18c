import { getChangeChoices, getChanges } from '@courtcrew/domain/audit/asOf.ts';
import { dateIn } from '@courtcrew/domain/kernel/time.ts';
import { useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import { useUrlFilter } from '@courtcrew/ui-kit/page/list/urlFilter.ts';
import { useDesk } from '../../kit/desk/desk.ts';

/** What the history is of; all of it together. `about` is the id of a match, message or item. */
const OF = { person: '', author: '', about: '', sid: '', court: '', kind: '' };
/** When: the day a page begins with, an instant up to which it goes, or a position within a long day. */
const WHEN = { day: '', at: '', before: '' };

export type HistoryOf = keyof typeof OF;

export function useHistory() {
  const { tid, time_zone: zone } = useDesk();
  const { filter, set } = useUrlFilter({ ...OF, ...WHEN });
  const { day, at, before, court, ...texts } = filter;
  const isInstant = !Number.isNaN(Date.parse(at));
  const asked = {
    ...Object.fromEntries(Object.entries(texts).filter(([, value]) => value !== '')),
    ...(/^\d+$/.test(court) && { court: Number(court) }),
    ...(day && { day }),
    ...(isInstant && { day: dateIn(at, zone), to: at }),
    ...(before && { before }),
  };
  const told = useCall(
    getChanges,
    { params: { tid }, body: { ...asked, byDay: true } },
    { keepFormer: true },
  );
  const choices = useCall(getChangeChoices, { params: { tid } });
  return {
    ...{ told, choices: choices.data, zone, filter, at: isInstant ? at : '' },
    filtered: Object.keys(OF).filter((name) => filter[name as HistoryOf] !== '').length,
    /** Shows the newest of it. */
    narrow: (name: HistoryOf, value: string) => set({ ...WHEN, [name]: value }),
    showAll: () => set({ ...OF, ...WHEN }),
    goTo: (when: Partial<typeof WHEN>) => set({ ...WHEN, ...when }),
  };
}

export type HistoryShown = ReturnType<typeof useHistory>;
