import type { SecurityKind } from '@courtcrew/domain/audit/security.ts';
import type { Words } from '@courtcrew/ui-kit/words/catalogue.ts';
import { wordsHook } from '@courtcrew/ui-kit/words/words.tsx';
import { staffCatalogue } from '../../shell/words.ts';

type KindWords = Readonly<Record<`kind.${SecurityKind}`, Words[string]>>;

const kinds = {
  'kind.login': { en: 'Logged in', es: 'Inició sesión' },
  'kind.login-failed': { en: 'Login failed', es: 'Inicio de sesión fallido' },
  'kind.login-refused': { en: 'Login refused for a while', es: 'Inicio de sesión bloqueado un rato' },
  'kind.unauthorized': { en: 'Not logged in', es: 'Sin sesión' },
  'kind.forbidden': { en: 'Not allowed', es: 'Sin permiso' },
  'kind.throttled': { en: 'Too many requests', es: 'Demasiadas solicitudes' },
  'kind.password-changed': { en: 'New password', es: 'Contraseña nueva' },
  'kind.reset-asked': { en: 'Password link asked for', es: 'Pidió enlace de contraseña' },
  'kind.reset-refused': { en: 'Password link not valid', es: 'Enlace de contraseña no válido' },
  'kind.email-changed': { en: 'New email', es: 'Correo nuevo' },
  'kind.session-ended': { en: 'Session ended', es: 'Sesión cerrada' },
  'kind.factor-on': { en: 'Second step switched on', es: 'Segundo paso activado' },
  'kind.factor-off': { en: 'Second step switched off', es: 'Segundo paso desactivado' },
  'kind.factor-failed': { en: 'Wrong code', es: 'Código incorrecto' },
  'kind.recovery-used': { en: 'Recovery code used', es: 'Código de recuperación usado' },
  'kind.platform-added': { en: 'Platform right given', es: 'Permiso de plataforma dado' },
  'kind.platform-removed': { en: 'Platform right taken', es: 'Permiso de plataforma quitado' },
  'kind.admin-added': { en: 'Admin added', es: 'Administrador agregado' },
  'kind.admin-changed': { en: 'Admin rights changed', es: 'Permisos cambiados' },
  'kind.admin-removed': { en: 'Admin removed', es: 'Administrador quitado' },
  'kind.captain-added': { en: 'Captain added', es: 'Capitán agregado' },
  'kind.captain-removed': { en: 'Captain removed', es: 'Capitán quitado' },
  'kind.event-opened': { en: 'Sealed event opened', es: 'Evento sellado abierto' },
  'kind.message-revealed': { en: 'Link of a letter shown', es: 'Enlace de un correo mostrado' },
  'kind.pay-data-changed': { en: 'Bank or tax data changed', es: 'Datos bancarios o fiscales cambiados' },
  'kind.pay-data-exported': { en: 'Bank or tax data exported', es: 'Datos bancarios o fiscales exportados' },
  'kind.model-retried': { en: 'Read model tried again', es: 'Modelo de lectura reintentado' },
  'kind.erased': { en: 'Person erased', es: 'Persona borrada' },
} as const satisfies KindWords;

export const useSecurityWords = wordsHook(staffCatalogue, {
  ...kinds,
  'security.help': {
    en: 'Who logged in or was refused, and who changed passwords and rights, in the last 90 days.',
    es: 'Quién inició sesión o fue rechazado, y quién cambió contraseñas y permisos, en los últimos 90 días.',
  },
  'security.none': { en: 'Nothing has happened yet', es: 'Aún no ha pasado nada' },
  'security.time': { en: 'Time', es: 'Hora' },
  'security.since': { en: '{count} times since {time}', es: '{count} veces desde {time}' },
  'security.kind': { en: 'What', es: 'Qué' },
  'security.person': { en: 'Person', es: 'Persona' },
  'security.who': { en: 'Who', es: 'Quién' },
  'security.about': { en: 'About', es: 'Sobre' },
  'security.address': { en: 'Network address', es: 'Dirección de red' },
  'security.device': { en: 'Device', es: 'Dispositivo' },
  'security.call': { en: 'Call', es: 'Llamada' },
  'security.count': { en: 'Times', es: 'Veces' },
  'security.from': { en: 'From', es: 'Desde' },
  'security.to': { en: 'To', es: 'Hasta' },
  'security.visitor': { en: 'Visitor', es: 'Visitante' },
  'security.former': { en: 'Former member', es: 'Antiguo miembro' },
  'security.unknown': { en: 'Unknown email {mark}', es: 'Correo desconocido {mark}' },
});
