/** Why somebody gets a letter, and how to get no more of them: the foot of letters that say nothing of it themselves. */
export const FEET = {
  account: {
    en: 'You get this because you have an account at Courtcrew: what concerns its safety is always mailed.',
    es: 'Recibes esto porque tienes una cuenta en Courtcrew: lo que afecta a su seguridad siempre se envía por correo.',
  },
  shifts: {
    en: 'You get this because you work at {tournament}, or have offered to.\n[Choose which mails you get]({site}/profile/myProfile)',
    es: 'Recibes esto porque trabajas en {tournament} o te ofreciste.\n[Elige qué correos recibes]({site}/profile/myProfile)',
  },
  staff: {
    en: 'You get this because you help to run {tournament}.\n[Choose which mails you get]({site}/profile/myProfile)',
    es: 'Recibes esto porque ayudas a organizar {tournament}.\n[Elige qué correos recibes]({site}/profile/myProfile)',
  },
  platform: {
    en: 'You get this because you are a platform admin of Courtcrew, or were one.',
    es: 'Recibes esto porque administras la plataforma Courtcrew, o lo hacías.',
  },
  payee: {
    en: 'You get this because {tournament} has entered you for prize money.',
    es: 'Recibes esto porque {tournament} te registró para un premio en dinero.',
  },
  asker: {
    en: 'You get this because you asked a question at Courtcrew.',
    es: 'Recibes esto porque hiciste una pregunta en Courtcrew.',
  },
} as const;

export type Why = keyof typeof FEET;
