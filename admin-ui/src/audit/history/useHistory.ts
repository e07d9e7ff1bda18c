import { getChanges } from '@courtcrew/domain/audit/asOf.ts';
import { useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import { useUrlFilter } from '@courtcrew/ui-kit/page/list/urlFilter.ts';
import { useDesk } from '../../kit/desk/desk.ts';

/** A person, an author, or the id of a match, a message or an item; everything without. */
const FILTER = { person: '', author: '', about: '', before: '' };

/** What of the chosen tournament's past the address asks for. */
export function useHistory() {
  const { tid, time_zone: zone } = useDesk();
  const { filter, set } = useUrlFilter(FILTER);
  const asked = Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== ''));
  const told = useCall(getChanges, { params: { tid }, body: asked }, { keepFormer: true });
  const { person, author, about, before } = filter;
  return {
    ...{ told, zone, isNewest: before === '', isAll: !(person || author || about) },
    /** Whose history it is, whichever side of it is shown. */
    ref_id: person || author,
    side: author ? ('author' as const) : ('person' as const),
    show: (side: string) => set({ ...FILTER, [side]: person || author }),
    showAll: () => set(FILTER),
    goBefore: (position: string) => set({ before: position }),
  };
}
