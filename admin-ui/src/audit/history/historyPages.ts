import { CHANGES_LISTED } from '@courtcrew/domain/audit/asOf.ts';

interface Counted {
  readonly day: string;
  readonly count: number;
}

interface Pages {
  /** Days on which the neighbouring pages begin; null where there is none. */
  readonly newer: string | null;
  readonly older: string | null;
  readonly newest: string | null;
  readonly oldest: string | null;
}

/** The day on which a page begins that ends at this index, of days with the newest first: a page holds whole days that fit. */
function beginOfPageTo(days: readonly Counted[], end: number): string | null {
  let begin = end;
  let count = days[end]?.count ?? 0;
  while (begin > 0 && count + (days[begin - 1]?.count ?? 0) <= CHANGES_LISTED) {
    begin -= 1;
    count += days[begin]?.count ?? 0;
  }
  return days[begin]?.day ?? null;
}

/** Where one can go from a page of whole days. */
export function pagesAround(
  days: readonly Counted[],
  page: { readonly newest: string; readonly oldest: string } | null,
): Pages {
  const first = days.findIndex(({ day }) => day === page?.newest);
  const last = days.findIndex(({ day }) => day === page?.oldest);
  if (first < 0 || last < 0) return { newer: null, older: null, newest: days[0]?.day ?? null, oldest: null };
  const isNewest = first === 0;
  const isOldest = last === days.length - 1;
  return {
    newer: isNewest ? null : beginOfPageTo(days, first - 1),
    older: isOldest ? null : (days[last + 1]?.day ?? null),
    newest: isNewest ? null : (days[0]?.day ?? null),
    oldest: isOldest ? null : beginOfPageTo(days, days.length - 1),
  };
}
