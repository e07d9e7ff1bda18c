import { getVolunteerCategoriesForCaptain } from '@courtcrew/domain/roster/contract.ts';
import { useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import { useAllows } from '@courtcrew/ui-kit/session/session.tsx';
import { useDesk } from '../../../kit/desk/desk.ts';

/** The categories the person looks after, by name: all for a coordinator, a captain's own for a captain. */
export function useCategories() {
  const { tid } = useDesk();
  return useCall(getVolunteerCategoriesForCaptain, { body: { tid } });
}

/** Whether the person coordinates all volunteers of the tournament; captains have their own categories. */
export function useCoordinates(): boolean {
  const { tid } = useDesk();
  return useAllows()('volunteerDesk', tid);
}
