import { searchKey } from '@courtcrew/domain/kernel/spelling.ts';
import { knownNameOf, type Named } from '@courtcrew/ui-kit/board/names.ts';

/** Matches names. Kept out of the first load: the search is in a part that loads when opened. */
export function called<Person extends Named>(people: readonly Person[], text: string): readonly Person[] {
  const wanted = searchKey(text);
  return wanted === '' ? people : people.filter((person) => searchKey(knownNameOf(person)).includes(wanted));
}
