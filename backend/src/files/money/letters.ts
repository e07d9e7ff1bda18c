import { letter } from '../../kernel/jobs/index.ts';

export const askForPayDataLetter = letter({
  en: {
    subject: 'Where may {tournament} pay you?',
    text: `{tournament} owes you money and can pay it to your bank account. Give its numbers in your account: they are kept sealed and shown to nobody. Only the file for the bank holds them.

[Give your bank account]({site}/profile/security)

If you would rather be paid otherwise, there is nothing to do.`,
  },
  es: {
    subject: '¿Dónde puede pagarte {tournament}?',
    text: `{tournament} te debe dinero y puede pagarlo a tu cuenta bancaria. Da sus números en tu cuenta: se guardan sellados y no se muestran a nadie. Solo los lleva el archivo para el banco.

[Dar tu cuenta bancaria]({site}/profile/security)

Si prefieres que te paguen de otro modo, no tienes que hacer nada.`,
  },
});
