const plain = (name: string): string => name.trim().toLowerCase();

/** Whether two names are one to people: where somebody chooses by them they could not be told apart. */
export const isSameName = (one: string, other: string): boolean => plain(one) === plain(other);
