import { catalogue } from '@courtcrew/ui-kit/words/catalogue.ts';
import { wordsHook } from '@courtcrew/ui-kit/words/words.tsx';

export const useInfoWords = wordsHook(catalogue, {
  'quiz.title': { en: 'Rules challenge', es: 'Reto de reglas' },
  'quiz.text': {
    en: 'The rule books on the resources page are the best preparation.',
    es: 'Los reglamentos de la página de recursos son la mejor preparación.',
  },
  'quiz.none': { en: 'No challenge right now', es: 'Ningún reto por ahora' },
  'resources.pickleball': { en: 'Pickleball', es: 'Pickleball' },
  'resources.tennis': { en: 'Tennis', es: 'Tenis' },
  'resources.title': { en: 'Helpful resources', es: 'Recursos útiles' },
  'resources.lead': {
    en: 'Rule books and guides of the federations. They open on the federation’s own site.',
    es: 'Reglamentos y guías de las federaciones. Se abren en el sitio de cada una.',
  },
  'terms.title': { en: 'Terms of use', es: 'Condiciones de uso' },
  'privacy.title': { en: 'Privacy policy', es: 'Política de privacidad' },
  'legal.language': {
    en: 'The English text is the binding one.',
    es: 'El texto vinculante es el que está en inglés.',
  },
});
