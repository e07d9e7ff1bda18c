import { useAccountWords } from './words.ts';

/** Options of a choice that may be left open. The documents' values are the labels in every language. */
export function useOptions() {
  const w = useAccountWords();
  return (values: readonly string[]) => [
    { value: '', label: w('profile.none') },
    ...values.map((value) => ({ value, label: value })),
  ];
}
