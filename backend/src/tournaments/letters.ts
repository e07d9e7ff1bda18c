import { letter } from '../kernel/jobs/index.ts';

/** What tournaments write to people. */

export const adminAddedLetter = letter({
  en: {
    subject: 'You are now an admin of {tournament}',
    text: `You have been added as an admin of {tournament}.

Log in to open its desk:
{site}/desk`,
  },
  es: {
    subject: 'Ahora eres administrador de {tournament}',
    text: `Te agregaron como administrador de {tournament}.

Inicia sesión para abrir su mesa:
{site}/desk`,
  },
});
