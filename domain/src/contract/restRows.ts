/** What interfaces know of `/rest` without the schemas of its declarations, which every list would load. */

/** Rows one list may answer; an export asks for this many. */
export const REST_LIMIT = 1000;

/** Stands between the tournament and the row's own id, where rows have ids within their tournament alone. */
export const ROW_OF = '.';

/** What such a row's id is within its tournament, as the documented calls know it. */
export const keyOf = (id: string): string => id.slice(id.indexOf(ROW_OF) + 1);
