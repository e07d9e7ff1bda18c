import { catalogue } from '@courtcrew/ui-kit/words/catalogue.ts';
import { wordsHook } from '@courtcrew/ui-kit/words/words.tsx';
import { rosterWords } from '../words.ts';

export const useAssignmentWords = wordsHook(catalogue, {
  ...rosterWords,
  'assign.next': { en: 'Your next shift', es: 'Tu próximo turno' },
  'assign.application': { en: 'You applied for', es: 'Solicitaste' },
  'assign.now': { en: 'Your shift right now', es: 'Tu turno de ahora' },
  'assign.toConfirm': {
    en: '{count} {{shift waits|shifts wait}} for you to confirm',
    es: '{count} {{turno espera|turnos esperan}} tu confirmación',
  },
  'assign.confirmAll': { en: 'Confirm all {count}', es: 'Confirmar los {count}' },
  'assign.allConfirmed': {
    en: '{count} {{shift|shifts}} confirmed',
    es: '{count} {{turno confirmado|turnos confirmados}}',
  },
  'assign.someConfirmed': {
    en: '{done} of {count} confirmed. {reason}',
    es: '{done} de {count} confirmados. {reason}',
  },
  'assign.showAll': { en: 'Manage my shifts ({count})', es: 'Gestionar mis turnos ({count})' },
  'assign.showLess': { en: 'Show less', es: 'Ver menos' },
  'assign.email': { en: 'Email Schedule', es: 'Enviar horario por correo' },
  'assign.emailed': { en: 'Schedule Has Been Emailed', es: 'El horario se envió por correo' },
  'assign.step.confirm': {
    en: 'Please confirm the shifts that you are selected for.',
    es: 'Confirma los turnos para los que te seleccionaron.',
  },
  'assign.step.selection': {
    en: 'The coordinator selects who works. You hear by email when the published schedule has a place for you.',
    es: 'La coordinación selecciona quién trabaja. Te avisamos por correo cuando el horario publicado tenga un lugar para ti.',
  },
  'assign.step.place': {
    en: 'You hear by email when a place becomes free for you.',
    es: 'Te avisamos por correo cuando haya un lugar para ti.',
  },
  'assign.step.come': {
    en: 'You are expected at these hours. Check in when you arrive.',
    es: 'Te esperan a estas horas. Registra tu llegada cuando estés allí.',
  },
  'assign.awaiting': {
    en: 'waiting for approval since {since}',
    es: 'espera la aprobación desde el {since}',
  },
  'assign.awaitingNext': {
    en: 'The coordinator answers by email. You need not apply again.',
    es: 'La coordinación responde por correo. No hace falta que lo solicites otra vez.',
  },
  'assign.letter': {
    en: 'One email with all of it comes five minutes after your last change.',
    es: 'Un correo con todo llega cinco minutos después de tu último cambio.',
  },
  'assign.sendNow': { en: 'Send now', es: 'Enviar ahora' },
  'assign.procedures': { en: 'View Procedures', es: 'Ver procedimientos' },
  'assign.past': { en: 'Your shifts here are over.', es: 'Tus turnos aquí ya han terminado.' },
  'withdraw.action': { en: 'Withdraw from shifts', es: 'Retirarme de los turnos' },
  'withdraw.title': { en: 'Withdraw from all shifts', es: 'Retirarme de todos los turnos' },
  'withdraw.text': {
    en: 'You leave all your shifts at {tournament} that have not begun. The coordinator gets your message by email and can answer you.',
    es: 'Dejas todos tus turnos en {tournament} que no han empezado. La coordinación recibe tu mensaje por correo y puede responderte.',
  },
  'withdraw.after': {
    en: 'Your spots are free for others at once, and so are your places among those who applied or wait. Apply again, and you stand behind them.',
    es: 'Tus plazas quedan libres enseguida, igual que tu puesto entre quienes solicitaron o esperan. Si vuelves a solicitar, quedarás detrás.',
  },
  'withdraw.left': { en: 'shifts given up: {count}', es: 'turnos dejados: {count}' },
  'withdraw.message': { en: 'Message to the coordinator', es: 'Mensaje a la coordinación' },
  'withdraw.submit': { en: 'Withdraw', es: 'Retirarme' },
  'withdraw.done': { en: 'email sent', es: 'correo enviado' },
});
