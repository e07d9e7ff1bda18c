import type { ReminderKind } from '@courtcrew/domain/messaging/index.ts';
import { letter } from '../../kernel/jobs/index.ts';

/** What people are reminded of, by mail and by text. `token` leads to where they choose what they want to get. */

const confirm = letter(
  {
    en: {
      subject: 'Please confirm your shifts, {days} - {tournament}',
      text: `You were selected at {tournament}, and we have not heard from you yet:

{shifts}

[Confirm or decline]({site}{path})

--
You get this because you work at {tournament}, or have offered to.
[Choose which reminders you get]({site}/letters/{token})`,
    },
    es: {
      subject: 'Confirma tus turnos, por favor, {days} - {tournament}',
      text: `Te seleccionaron en {tournament} y aún no hemos recibido tu respuesta:

{shifts}

[Confirmar o rechazar]({site}{path})

--
Recibes esto porque trabajas en {tournament} o te ofreciste.
[Elige qué recordatorios recibes]({site}/letters/{token})`,
    },
  },
  'shifts',
);

const tomorrow = letter(
  {
    en: {
      subject: 'Reminder: your shift tomorrow, {days} - {tournament}',
      text: `Tomorrow you work at {tournament}:

{shifts}

Can you not come? Tell the desk in good time.

[See or change your shifts]({site}{path})

--
You get this because you work at {tournament}, or have offered to.
[Choose which reminders you get]({site}/letters/{token})`,
    },
    es: {
      subject: 'Recordatorio: tu turno de mañana, {days} - {tournament}',
      text: `Mañana trabajas en {tournament}:

{shifts}

¿No puedes ir? Avisa a la mesa con tiempo.

[Ver o cambiar tus turnos]({site}{path})

--
Recibes esto porque trabajas en {tournament} o te ofreciste.
[Elige qué recordatorios recibes]({site}/letters/{token})`,
    },
  },
  'shifts',
);

const soon = letter(
  {
    en: {
      subject: 'Reminder: your shift begins soon, {days} - {tournament}',
      text: `Your shift at {tournament} begins soon:

{shifts}

[See your shifts]({site}{path})

--
You get this because you work at {tournament}, or have offered to.
[Choose which reminders you get]({site}/letters/{token})`,
    },
    es: {
      subject: 'Recordatorio: tu turno empieza pronto, {days} - {tournament}',
      text: `Tu turno en {tournament} empieza pronto:

{shifts}

[Ver tus turnos]({site}{path})

--
Recibes esto porque trabajas en {tournament} o te ofreciste.
[Elige qué recordatorios recibes]({site}/letters/{token})`,
    },
  },
  'shifts',
);

export const REMINDER_LETTERS = { confirm, tomorrow, soon } as const satisfies Record<ReminderKind, unknown>;

const confirmText = letter({
  en: { subject: '', text: '{tournament}: please confirm {shifts}. {site}{path}' },
  es: { subject: '', text: '{tournament}: confirma, por favor: {shifts}. {site}{path}' },
});

const shiftText = letter({
  en: { subject: '', text: '{tournament}: your shift {shifts}. {site}{path}' },
  es: { subject: '', text: '{tournament}: tu turno {shifts}. {site}{path}' },
});

export const REMINDER_TEXTS = {
  confirm: confirmText,
  tomorrow: shiftText,
  soon: shiftText,
} as const satisfies Record<ReminderKind, unknown>;
