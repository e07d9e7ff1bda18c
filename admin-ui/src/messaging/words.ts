import { type KeyOf, wordsHook } from '@courtcrew/ui-kit/words/words.tsx';
import { staffCatalogue } from '../shell/words.ts';
import { letterWords } from './words/letters.ts';

export const useMessagingWords = wordsHook(staffCatalogue, {
  ...letterWords,
  'template.add': { en: 'Add template', es: 'Agregar plantilla' },
  'template.edit': { en: 'Edit {name}', es: 'Editar {name}' },
  'template.name': { en: 'Name', es: 'Nombre' },
  'template.type': { en: 'Type', es: 'Tipo' },
  'template.email': { en: 'Email', es: 'Correo' },
  'template.text': { en: 'Text', es: 'SMS' },
  'template.subject': { en: 'Subject', es: 'Asunto' },
  'template.body': { en: 'Message', es: 'Mensaje' },
  'template.textBody': { en: 'Text (at most 160 characters)', es: 'SMS (hasta 160 caracteres)' },
  'template.owner': { en: 'By', es: 'De' },
  'template.shared': { en: 'Shared', es: 'Compartida' },
  'template.share': {
    en: 'The staff of this tournament may use it, too',
    es: 'El personal de este torneo también puede usarla',
  },
  'template.search': { en: 'Name, subject or message', es: 'Nombre, asunto o mensaje' },
  'template.none': { en: 'No templates yet', es: 'Aún no hay plantillas' },
  'template.noneHelp': {
    en: 'What you write again and again, ready to be sent.',
    es: 'Lo que escribes una y otra vez, listo para enviar.',
  },
  'template.added': { en: 'Template Added', es: 'Plantilla agregada' },
  'template.updated': { en: 'Template Updated', es: 'Plantilla actualizada' },
  'template.deleted': { en: 'deleted', es: 'eliminada' },
  'template.deleteTitle': { en: 'Delete {name}?', es: '¿Eliminar {name}?' },
  'template.deleteText': {
    en: 'Letters that were written with it stay.',
    es: 'Los mensajes que se escribieron con ella se conservan.',
  },
  'template.deleteMany': { en: 'Templates to delete: {count}', es: 'Plantillas que se eliminan: {count}' },
  'template.places': {
    en: 'Filled in for each recipient: {places}',
    es: 'Se completan para cada destinatario: {places}',
  },
});

export type MessagingKey = KeyOf<typeof useMessagingWords>;
