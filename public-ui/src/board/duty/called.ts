import { searchKey } from '@courtcrew/domain/kernel/spelling.ts';
import { knownNameOf, type Named } from '@courtcrew/ui-kit/board/names.ts';

/** People whose name holds the text. Not among what the board loads first: one looks for people in a part that comes when opened. */
export function called<Person extends Named>(people: readonly Person[], text: string): readonly Person[] {
  const wanted = searchKey(text);
  return wanted === '' ? people : people.filter((person) => searchKey(knownNameOf(person)).includes(wanted));
}
