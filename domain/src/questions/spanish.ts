/** What the server says of questions, in Spanish. */
export const questionsSpanish = {
  'Sorry the question can not be found. This can happen if it has already been answered or if the question was deleted.':
    'Lo sentimos, no se encontró la pregunta. Puede que ya tenga respuesta o que se haya eliminado.',
  'You can ask {count} questions a day. Please try again tomorrow.':
    'Puedes hacer {count} preguntas al día. Inténtalo de nuevo mañana.',
  'Question Required': 'Falta la pregunta',
  'Answer Required': 'Falta la respuesta',
  'is not a known link': 'no es un enlace conocido',
  QuestionAsked: 'Pregunta hecha',
  QuestionAnswered: 'Pregunta respondida',
  QuestionRemoved: 'Pregunta eliminada',
} as const;
