import { catalogue, type Words } from '@courtcrew/ui-kit/words/catalogue.ts';
import { useWordsOf } from '@courtcrew/ui-kit/words/words.tsx';

export const scoreReportWords = {
  'scores.title': { en: 'Report scores', es: 'Informar resultados' },
  'scores.court': { en: 'Court {court}', es: 'Cancha {court}' },
  'scores.open': {
    en: 'Score card, court {court}: {teams}',
    es: 'Planilla de resultados, cancha {court}: {teams}',
  },
  'scores.none': {
    en: 'No match on your court waits for a score. Its score card stands here once the desk has notified the players.',
    es: 'Ningún partido de tu cancha espera su resultado. La planilla aparece aquí cuando la mesa avisa a los jugadores.',
  },
} as const satisfies Words;

const table = { ...catalogue, ...scoreReportWords };

export const useScoreReportWords = () => useWordsOf(table);
