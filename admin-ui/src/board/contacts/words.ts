import { callTypeWords } from '@courtcrew/ui-kit/words/callTypes.ts';
import { wordsHook } from '@courtcrew/ui-kit/words/words.tsx';
import { staffCatalogue } from '../../shell/words.ts';

/** Who is texted about calls to the desk. */
export const useContactWords = wordsHook(staffCatalogue, {
  ...callTypeWords,
  'contact.name': { en: 'Name', es: 'Nombre' },
  'contact.phone': { en: 'Phone', es: 'Teléfono' },
  'contact.active': { en: 'On duty', es: 'En servicio' },
  'contact.second_call': { en: 'Second call', es: 'Segundo llamado' },
  'contact.medical': { en: 'Medical', es: 'Médico' },
  'contact.td': { en: 'TD', es: 'Dirección del torneo' },
  'contact.desk': { en: 'Desk', es: 'Mesa' },
  'contact.head_referee': { en: 'Head referee', es: 'Árbitro general' },
  'contact.flagOf': { en: '{flag}: {name}', es: '{flag}: {name}' },
  'contact.unnamed': { en: 'No name', es: 'Sin nombre' },
  'contact.add': { en: 'Add contact', es: 'Agregar contacto' },
  'contact.added': { en: 'Contact added', es: 'Contacto agregado' },
  'contact.edit': { en: 'Edit contact', es: 'Editar contacto' },
  'contact.editOf': { en: 'Edit: {name}', es: 'Editar: {name}' },
  'contact.removeOf': { en: 'Remove: {name}', es: 'Quitar: {name}' },
  'contact.phoneHint': {
    en: 'With the country code, such as 1 801 555 0123 or +44 20 7946 0958',
    es: 'Con el código de país, como 1 801 555 0123 o +44 20 7946 0958',
  },
  'contact.phoneRequired': {
    en: 'Phone number required.  Include country code.',
    es: 'Se necesita un teléfono.  Incluye el código de país.',
  },
  'contact.texts': { en: 'Texted about', es: 'Recibe SMS sobre' },
  'contact.none': { en: 'No contacts yet', es: 'Todavía no hay contactos' },
  'contact.noneText': {
    en: 'Add who is to be texted when a court calls the desk.',
    es: 'Agrega a quién enviar un SMS cuando una cancha avisa a la mesa.',
  },
  'contact.putOn': { en: 'Put on duty', es: 'Poner en servicio' },
  'contact.takeOff': { en: 'Take off duty', es: 'Quitar del servicio' },
  'contact.askMany': {
    en: 'Names and phone numbers that are deleted for good: {count}. No further texts go there.',
    es: 'Nombres y teléfonos que se borran para siempre: {count}. No recibirán más SMS.',
  },
  'contact.ask': { en: 'Remove {name}?', es: '¿Quitar a {name}?' },
  'contact.askText': {
    en: 'Name and phone number are deleted for good. No further texts go there.',
    es: 'El nombre y el teléfono se borran para siempre. No recibirá más SMS.',
  },
  'texts.on': {
    en: 'A call is texted to every contact who is on duty and has its flag.',
    es: 'Cada aviso se envía por SMS a los contactos en servicio que tienen marcado ese tipo.',
  },
  'texts.draft': {
    en: 'The tournament is in draft: no texts leave. Calls still appear on the list.',
    es: 'El torneo está en borrador: no salen SMS. Los avisos aparecen igualmente en la lista.',
  },
  'texts.off': {
    en: 'Texting is turned off in the tournament setup: no texts leave. Calls still appear on the list.',
    es: 'Los SMS están desactivados en la configuración: no sale ninguno. Los avisos aparecen igualmente en la lista.',
  },
  'texts.nobody': {
    en: 'Nobody on duty is texted about: {types}.',
    es: 'Nadie en servicio recibe SMS sobre: {types}.',
  },
});

export type ContactSay = ReturnType<typeof useContactWords>;
