import { searchKey } from '@courtcrew/domain/kernel/spelling.ts';

/** Whether a text holds what was typed to find it: "jose" finds "José". */
export function finder(typed: string): (text: string) => boolean {
  const wanted = searchKey(typed);
  return (text) => wanted === '' || searchKey(text).includes(wanted);
}
