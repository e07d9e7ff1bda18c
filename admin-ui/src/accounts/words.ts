import type { Words } from '@courtcrew/ui-kit/words/catalogue.ts';
import { useWordsOf } from '@courtcrew/ui-kit/words/words.tsx';
import { staffCatalogue } from '../shell/words.ts';

const own = {
  'people.none': { en: 'Nobody is called like that', es: 'Nadie se llama así' },
  'people.from': { en: 'Type at least three letters', es: 'Escribe al menos tres letras' },
  'people.add': { en: 'Add a person', es: 'Agregar a alguien' },
  'people.list': { en: 'People', es: 'Personas' },
  'person.find': { en: 'Find a person by name', es: 'Buscar por nombre' },
  'person.pick': { en: 'Whose profile?', es: '¿El perfil de quién?' },
  'person.help': {
    en: 'Correct what a person cannot correct themselves.',
    es: 'Corrige lo que la persona no puede corregir.',
  },
  'person.about': { en: 'Person', es: 'Persona' },
  'person.officiating': { en: 'Officiating', es: 'Arbitraje' },
  'person.contact': { en: 'Wants to hear about', es: 'Quiere recibir avisos de' },
  'person.address': { en: 'Address', es: 'Dirección' },
  'person.shirts': { en: 'Shirt and emergency', es: 'Camiseta y emergencia' },
  'person.payment': { en: 'Payment', es: 'Pago' },
  'field.first': { en: 'First', es: 'Nombre' },
  'field.last': { en: 'Last', es: 'Apellido' },
  'field.email': { en: 'Email', es: 'Correo' },
  'field.phone': { en: 'Phone (text reminders)', es: 'Teléfono (recordatorios)' },
  'field.alt_phone': { en: 'Other phone', es: 'Otro teléfono' },
  'field.credentials': { en: 'Credentials', es: 'Nivel' },
  'field.credentials_verified': { en: 'Credentials checked', es: 'Nivel verificado' },
  'field.chair_certification': { en: 'Chair certification', es: 'Certificación de juez de silla' },
  'field.provider_type': { en: 'Provider type', es: 'Tipo de servicio' },
  'field.itf_id': { en: 'ITF id', es: 'ID de ITF' },
  'field.utr_member_id': { en: 'Member id', es: 'ID de miembro' },
  'field.usap_ambassador': { en: 'Ambassador', es: 'Embajador' },
  'field.utr_master_list': { en: 'On the master staff list', es: 'En la lista general de personal' },
  'field.referee': { en: 'Referee work', es: 'Arbitraje' },
  'field.line_judge': { en: 'Line judge work', es: 'Juez de línea' },
  'field.volunteer': { en: 'Volunteer work', es: 'Voluntariado' },
  'field.newsletter': { en: 'Newsletter', es: 'Boletín' },
  'field.address': { en: 'Street', es: 'Calle' },
  'field.city': { en: 'City', es: 'Ciudad' },
  'field.state': { en: 'State', es: 'Estado' },
  'field.zip': { en: 'Zip', es: 'C. P.' },
  'field.alt_address': { en: 'Other address', es: 'Otra dirección' },
  'field.shirt': { en: 'Shirt', es: 'Camiseta' },
  'field.shirt2': { en: 'Shirt (unisex)', es: 'Camiseta (unisex)' },
  'field.emergency_name': { en: 'Emergency contact', es: 'Contacto de emergencia' },
  'field.emergency_number': { en: 'Emergency number', es: 'Teléfono del contacto de emergencia' },
  'field.paypal': { en: 'PayPal', es: 'PayPal' },
  'field.venmo': { en: 'Venmo', es: 'Venmo' },
  'field.zelle': { en: 'Zelle', es: 'Zelle' },
  'field.barcode': { en: 'Barcode', es: 'Código de barras' },
  'field.ppa_rating': { en: 'PPA rating', es: 'Calificación PPA' },
  'field.login': { en: 'Has a login', es: 'Tiene cuenta' },
  'field.platform_admin': { en: 'Platform admin', es: 'Administra la plataforma' },
  'field.registered_at': { en: 'Registered', es: 'Fecha de registro' },
  'field.none': { en: 'None', es: 'Ninguno' },
  'person.save': { en: 'Save profile', es: 'Guardar perfil' },
  'person.emailFixed': { en: 'The email cannot be changed.', es: 'El correo no se puede cambiar.' },
  'person.failed': { en: 'Failed to update profile', es: 'No se pudo actualizar el perfil' },
  'person.rights': { en: 'Platform right', es: 'Permiso de plataforma' },
  'person.isAdmin': {
    en: '{name} is a platform admin and may do everything in every tournament.',
    es: '{name} administra la plataforma y puede todo en todos los torneos.',
  },
  'person.isNoAdmin': {
    en: '{name} has no right across tournaments.',
    es: '{name} no tiene permisos sobre todos los torneos.',
  },
  'person.grant': { en: 'Make platform admin', es: 'Dar permiso de plataforma' },
  'person.take': { en: 'Take the right away', es: 'Quitar el permiso' },
  'person.grantAsk': { en: 'Make {name} a platform admin?', es: '¿Dar permiso de plataforma a {name}?' },
  'person.grantText': {
    en: 'They may read and change everything in every tournament, people’s data included.',
    es: 'Podrá leer y cambiar todo en todos los torneos, también los datos de las personas.',
  },
  'person.takeAsk': { en: 'Take the right from {name}?', es: '¿Quitar el permiso a {name}?' },
  'person.takeText': {
    en: 'They keep what they may do in single tournaments.',
    es: 'Conserva sus permisos en cada torneo.',
  },
  'person.own': { en: 'Nobody takes their own right away.', es: 'Nadie se quita su propio permiso.' },
  'person.factor': { en: 'Two-step login', es: 'Inicio de sesión en dos pasos' },
  'person.factorOn': {
    en: '{name} logs in with a password and a code of an authenticator app.',
    es: '{name} inicia sesión con una contraseña y un código de una aplicación de autenticación.',
  },
  'person.factorOwn': {
    en: 'Switch off your own under “Login and security”, with a code.',
    es: 'El tuyo se desactiva en «Acceso y seguridad», con un código.',
  },
  'person.factorReset': { en: 'Reset two-step login', es: 'Restablecer los dos pasos' },
  'person.factorAsk': { en: 'Reset two-step login of {name}?', es: '¿Restablecer los dos pasos de {name}?' },
  'person.factorText': {
    en: 'From then on the password alone logs in. Make sure that it is really they who asked you.',
    es: 'Desde entonces basta la contraseña. Comprueba que de verdad te lo pidió esa persona.',
  },
  'person.factorWasReset': { en: 'Two-step login reset', es: 'Dos pasos restablecidos' },
  'person.forget': { en: 'Forget this person', es: 'Borrar los datos de esta persona' },
  'person.forgetText': {
    en: 'Erases name, contact data and all other personal data for ever. Shifts and matches stay, without a name.',
    es: 'Borra para siempre el nombre, los contactos y los demás datos personales. Turnos y partidos quedan sin nombre.',
  },
  'person.forgetType': { en: 'Type “{name}” to confirm', es: 'Escribe «{name}» para confirmar' },
  'person.forgetDo': { en: 'Erase for ever', es: 'Borrar para siempre' },
  'person.forgetMismatch': { en: 'This is not the name', es: 'Ese no es el nombre' },
  'person.forgotten': {
    en: 'All personal data has been erased',
    es: 'Se borraron todos los datos personales',
  },
} as const satisfies Words;

const texts = { ...staffCatalogue, ...own } as const;

export type AccountKey = keyof typeof texts;

/** The catalogue's words and those of the screens about people. */
export const useAccountWords = () => useWordsOf(texts);
