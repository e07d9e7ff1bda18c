import type { ChairCertification, Credential, ProviderType } from '@courtcrew/domain/accounts/choices.ts';
import { useAccountWords } from './words.ts';

type AccountWord = Parameters<ReturnType<typeof useAccountWords>>[0];

/** Of every value but the sizes of shirts. */
const WORDS = {
  'Not Rated': 'credential.none',
  'Level 1': 'credential.level1',
  'Level 2': 'credential.level2',
  Certified: 'credential.certified',
  'National Certification': 'chair.national',
  'White Badge': 'chair.white',
  'Bronze Badge': 'chair.bronze',
  'Silver Badge': 'chair.silver',
  Officiating: 'profile.officiating',
  'Athletic Trainer': 'role.athleticTrainer',
  Volunteer: 'role.volunteer',
} as const satisfies Record<Credential | ChairCertification | ProviderType, AccountWord>;

const hasWord = (value: string): value is keyof typeof WORDS => value in WORDS;

const SHIRT_WORDS = [
  ["Men's ", 'shirt.men'],
  ["Women's ", 'shirt.women'],
] as const;

/** The documents' values, in the reader's words. */
export function useChoices() {
  const w = useAccountWords();
  const labelOf = (value: string): string => {
    if (hasWord(value)) return w(WORDS[value]);
    const shirt = SHIRT_WORDS.find(([start]) => value.startsWith(start));
    return shirt ? w(shirt[1], { size: value.slice(shirt[0].length) }) : value;
  };
  return (values: readonly string[]) => values.map((value) => ({ value, label: labelOf(value) }));
}

/** Options of a choice that may be left open. */
export function useOptions() {
  const w = useAccountWords();
  const choices = useChoices();
  return (values: readonly string[]) => [{ value: '', label: w('profile.none') }, ...choices(values)];
}
