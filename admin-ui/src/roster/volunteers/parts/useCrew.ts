import { getVolunteerPage } from '@courtcrew/domain/roster/contract.ts';
import { useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import { useState } from 'react';
import { useDesk } from '../../../kit/desk/desk.ts';
import type { PagerProps } from './Pager.tsx';

const LIMIT = 100;

interface CrewAsked {
  /** Part of a name. */
  readonly q: string;
  readonly vcid?: string | undefined;
  /** `YYYY-MM-DD` at the venue. */
  readonly day?: string | undefined;
  /** Captains, too, see everybody on the list. */
  readonly everybody?: boolean;
}

/** A page of the volunteers by last name; another question starts on its first page. */
export function useCrew({ q, vcid, day, everybody }: CrewAsked) {
  const { tid } = useDesk();
  const search = q.trim();
  const asked = JSON.stringify([search, vcid, day]);
  const [page, setPage] = useState({ asked, offset: 0 });
  const offset = page.asked === asked ? page.offset : 0;
  const crew = useCall(
    getVolunteerPage,
    {
      params: { tid },
      body: {
        offset,
        limit: LIMIT,
        ...(search && { q: search }),
        ...(vcid && { vcid }),
        ...(day && { day }),
        ...(everybody && { everybody }),
      },
    },
    { keepFormer: true },
  );
  const total = crew.data?.total ?? 0;
  // Whoever stood on the last page may have left it.
  if (crew.data && !crew.isPlaceholderData && offset > 0 && offset >= total) {
    setPage({ asked, offset: Math.max(0, Math.ceil(total / LIMIT) - 1) * LIMIT });
  }
  const pager: PagerProps = {
    offset,
    limit: LIMIT,
    total,
    onOffset: (next) => setPage({ asked, offset: next }),
  };
  return { crew, total, pager };
}
