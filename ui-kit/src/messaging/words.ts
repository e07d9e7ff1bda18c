import { catalogue, type Words } from '../words/catalogue.ts';
import { useWordsOf } from '../words/words.tsx';

const postWords = {
  'posts.write': { en: 'Write a message', es: 'Escribir un mensaje' },
  'posts.post': { en: 'Post', es: 'Publicar' },
  'posts.posted': { en: 'sent', es: 'enviado' },
  'posts.saved': { en: 'saved', es: 'guardado' },
  'posts.deleted': { en: 'message deleted', es: 'mensaje eliminado' },
  'posts.none': { en: 'No messages yet', es: 'Aún no hay mensajes' },
  'posts.noneHelp': {
    en: 'Ask for a ride, share a room, say hello.',
    es: 'Pide un viaje compartido, comparte habitación o saluda.',
  },
  'posts.edit': { en: 'Edit message', es: 'Editar mensaje' },
  'posts.edited': { en: 'edited', es: 'editado' },
  'posts.editedBy': { en: 'edited by {name}', es: 'editado por {name}' },
  'posts.new': { en: 'New', es: 'Nuevo' },
  'posts.deleteTitle': { en: 'Delete this message?', es: '¿Eliminar este mensaje?' },
  'posts.deleteText': { en: 'Nobody can bring it back.', es: 'No se puede recuperar.' },
  'posts.email': { en: 'Email {name}', es: 'Escribir a {name}' },
  'posts.emailHelp': {
    en: 'The answer comes to your email address. {name} does not show theirs.',
    es: 'La respuesta llegará a tu correo. El de {name} no se muestra.',
  },
  'posts.emailed': { en: 'email sent', es: 'correo enviado' },
  'posts.message': { en: 'Message', es: 'Mensaje' },
  'posts.required': { en: 'A message is required', es: 'Falta el mensaje' },
  'posts.failed': { en: 'Issue Occurred- please try again', es: 'Algo falló: inténtalo de nuevo' },
} as const satisfies Words;

export type PostKey = keyof typeof postWords;

const table = { ...catalogue, ...postWords };

export const usePostWords = () => useWordsOf(table);
