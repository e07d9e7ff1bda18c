import { catalogue } from '@courtcrew/ui-kit/words/catalogue.ts';
import { wordsHook } from '@courtcrew/ui-kit/words/words.tsx';

export const useHistoryWords = wordsHook(catalogue, {
  'history.title': { en: 'My History', es: 'Mi historial' },
  'history.lead': {
    en: 'Everything that was done to your shifts, your matches, your pay and your data, with who did it and why.',
    es: 'Todo lo que se hizo con tus turnos, partidos, pagos y datos, con quién lo hizo y por qué.',
  },
  'history.tournament': { en: 'Tournament', es: 'Torneo' },
  'history.none': { en: 'Nothing has happened yet', es: 'Aún no ha pasado nada' },
  'history.noneHelp': {
    en: 'As soon as you sign up or somebody adds you, it appears here.',
    es: 'En cuanto te inscribas o alguien te agregue, aparecerá aquí.',
  },
  'history.count': { en: '{shown} of {total}', es: '{shown} de {total}' },
  'history.older': { en: 'Show older', es: 'Mostrar anteriores' },
  'history.newer': { en: 'Back to the newest', es: 'Volver a lo más nuevo' },
});
