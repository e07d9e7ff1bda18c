/** A text message's own limit in templates; its label says 160, as the documents do. */
export const TEXT_TEMPLATE_MAX = 159;
export const TEMPLATES_MAX = 200;
export const TEMPLATE_NAME_MAX = 100;
export const SUBJECT_MAX = 200;
/** Characters of a mail. */
export const BODY_MAX = 20_000;

export const TEMPLATE_NAME_REQUIRED = 'Template Name Required';
export const SUBJECT_REQUIRED = 'Subject Required';
