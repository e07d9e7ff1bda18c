import { useChoices } from '@courtcrew/ui-kit/words/choices.ts';
import { useAccountWords } from './words.ts';

/** Options of a choice that may stay empty. */
export function useOptions() {
  const w = useAccountWords();
  const choices = useChoices();
  return (values: readonly string[]) => [{ value: '', label: w('profile.none') }, ...choices(values)];
}
