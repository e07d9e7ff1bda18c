import { letter } from '../kernel/jobs/index.ts';

/** What scoring writes to players: texts. */
export const scoreLink = letter({
  en: {
    subject: '',
    text: 'Report the score of your match{court}: {site}/score/rpsr/{sid} - {tournament}',
  },
  es: {
    subject: '',
    text: 'Informa el resultado de tu partido{court}: {site}/score/rpsr/{sid} - {tournament}',
  },
});
