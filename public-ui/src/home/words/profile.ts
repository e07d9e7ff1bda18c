import { catalogue, type Words } from '@courtcrew/ui-kit/words/catalogue.ts';
import { useWordsOf } from '@courtcrew/ui-kit/words/words.tsx';

export const profileAskedWords = {
  'dashboard.profile': { en: 'Please check your profile', es: 'Revisa tu perfil' },
  'dashboard.profileHelp': {
    en: 'Coordinators need your phone number, credentials and shirt size before they can plan with you.',
    es: 'La coordinación necesita tu teléfono, nivel y talla para contar contigo.',
  },
  'dashboard.profileLater': { en: 'Later', es: 'Más tarde' },
  'dashboard.profileAction': { en: 'Update profile', es: 'Actualizar perfil' },
} as const satisfies Words;

const table = { ...catalogue, ...profileAskedWords };

export const useProfileAskedWords = () => useWordsOf(table);
