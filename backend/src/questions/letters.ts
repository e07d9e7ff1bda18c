import { letter } from '../kernel/jobs/index.ts';

/** To the platform's admins. The link answers the question without a login. */
export const askedLetter = letter({
  en: {
    subject: 'A question waits for an answer',
    text: `Somebody asked:

{question}

Answer it here. The link works once:
{site}/question/answer/{url}`,
  },
  es: {
    subject: 'Una pregunta espera respuesta',
    text: `Alguien preguntó:

{question}

Respóndela aquí. El enlace sirve una sola vez:
{site}/question/answer/{url}`,
  },
});

export const answeredLetter = letter({
  en: {
    subject: 'Your question was answered',
    text: `You asked:

{question}

The answer:

{answer}

It stands with other questions and answers at {site}/question`,
  },
  es: {
    subject: 'Tu pregunta tiene respuesta',
    text: `Preguntaste:

{question}

La respuesta:

{answer}

Está junto con otras preguntas y respuestas en {site}/question`,
  },
});
