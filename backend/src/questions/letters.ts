import { letter } from '../kernel/jobs/index.ts';

/** To the platform's admins. The link answers the question without a login. */
export const askedLetter = letter(
  {
    en: {
      subject: 'A question waits for an answer',
      text: `Somebody asked:

{question}

[Answer it]({site}/question/answer/{url})

The link works once, without a login.`,
    },
    es: {
      subject: 'Una pregunta espera respuesta',
      text: `Alguien preguntó:

{question}

[Responderla]({site}/question/answer/{url})

El enlace sirve una sola vez, sin iniciar sesión.`,
    },
  },
  'platform',
);

export const answeredLetter = letter(
  {
    en: {
      subject: 'Your question was answered',
      text: `You asked:

{question}

The answer:

{answer}

[See all questions and answers]({site}/question)`,
    },
    es: {
      subject: 'Tu pregunta tiene respuesta',
      text: `Preguntaste:

{question}

La respuesta:

{answer}

[Ver todas las preguntas y respuestas]({site}/question)`,
    },
  },
  'asker',
);
