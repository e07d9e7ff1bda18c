import { letter } from '../kernel/jobs/index.ts';

export const payeeLetter = letter({
  en: {
    subject: 'Prize money - {tournament}',
    text: `{tournament} has entered you for prize money. Whoever pays it there can see how to reach and pay you: address, PayPal, Venmo and Zelle as your profile has them.

Check your profile:
{site}/profile/myProfile`,
  },
  es: {
    subject: 'Premio en dinero - {tournament}',
    text: `{tournament} te registró para un premio en dinero. Quien paga allí puede ver cómo contactarte y pagarte: dirección, PayPal, Venmo y Zelle tal como están en tu perfil.

Revisa tu perfil:
{site}/profile/myProfile`,
  },
});
