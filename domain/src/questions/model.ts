export const QUESTION_MAX = 2_000;
export const ANSWER_MAX = 4_000;

export const NO_QUESTION =
  'Sorry the question can not be found. This can happen if it has already been answered or if the question was deleted.';
