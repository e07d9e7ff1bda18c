import type { LogFilter } from '@courtcrew/domain/audit/rawLog.ts';

/** The list of the events that a filter lets through. */
export const listOf = (filter: LogFilter): string =>
  `/admin/resources/log?filter=${encodeURIComponent(JSON.stringify(filter))}`;

export const pageOf = (id: string): string => `/admin/log/${id}`;
