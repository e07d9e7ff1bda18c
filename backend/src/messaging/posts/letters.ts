import { letter } from '../../kernel/jobs/index.ts';

/** A mail from the message board to the author of a post. */
export const posterLetter = letter({
  en: {
    subject: 'Message about your post - {tournament}',
    text: `{name} writes to you about your post on the message board of {tournament}:

{message}

Answers to this email go to {name}.`,
  },
  es: {
    subject: 'Mensaje sobre tu publicación - {tournament}',
    text: `{name} te escribe sobre tu publicación en el muro de mensajes de {tournament}:

{message}

Las respuestas a este correo llegan a {name}.`,
  },
});
