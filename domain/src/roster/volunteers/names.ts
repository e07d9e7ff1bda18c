/** What of a name tells it from others where somebody chooses by them. */
export const plainName = (name: string): string => name.trim().toLowerCase();

/** Whether two names are one to people: where somebody chooses by them they could not be told apart. */
export const isSameName = (one: string, other: string): boolean => plainName(one) === plainName(other);
