import { catalogue } from '@courtcrew/ui-kit/words/catalogue.ts';
import { wordsHook } from '@courtcrew/ui-kit/words/words.tsx';

export const useQuestionWords = wordsHook(catalogue, {
  'question.title': { en: 'Questions and answers', es: 'Preguntas y respuestas' },
  'question.lead': {
    en: 'What others asked, with the answers. A question is published when it is answered.',
    es: 'Lo que otros preguntaron, con las respuestas. Una pregunta se publica al responderse.',
  },
  'question.none': { en: 'No questions answered yet', es: 'Todavía no hay preguntas respondidas' },
  'question.ask': { en: 'Ask a question', es: 'Hacer una pregunta' },
  'question.askLead': {
    en: 'The answer comes by e-mail. Leave out what others should not read: question and answer are published.',
    es: 'La respuesta llega por correo. No escribas lo que otros no deban leer: pregunta y respuesta se publican.',
  },
  'question.yours': { en: 'Your question', es: 'Tu pregunta' },
  'question.send': { en: 'Send question', es: 'Enviar pregunta' },
  'question.sent': { en: 'Question sent', es: 'Pregunta enviada' },
  'question.sentHelp': {
    en: 'You get the answer by e-mail.',
    es: 'Recibirás la respuesta por correo.',
  },
  'question.required': { en: 'Question Required', es: 'Falta la pregunta' },
  'question.answerTitle': { en: 'Answer a question', es: 'Responder una pregunta' },
  'question.answer': { en: 'Answer', es: 'Respuesta' },
  'question.answerSend': { en: 'Send answer', es: 'Enviar respuesta' },
  'question.answered': { en: 'Answer sent', es: 'Respuesta enviada' },
  'question.answeredHelp': {
    en: 'The question is published with it, and the link is used up.',
    es: 'La pregunta se publica con ella y el enlace queda usado.',
  },
  'question.answerRequired': { en: 'Answer Required', es: 'Falta la respuesta' },
  'question.waits': { en: 'Waits for an answer', es: 'Espera respuesta' },
  'question.gone': {
    en: 'Sorry the question can not be found. This can happen if it has already been answered or if the question was deleted.',
    es: 'Lo sentimos, no se encuentra la pregunta. Puede que ya se haya respondido o que se haya borrado.',
  },
});
