import { searchKey } from '@courtcrew/domain/kernel/spelling.ts';

/** A name as it is searched; folded here and not by the database, whose `lower` depends on its locale. */
export const nameKey = (name: string): string => searchKey(name).replace(/\s+/g, ' ');
