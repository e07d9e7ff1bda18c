import sanitize from 'sanitize-html';

// What the setup screens' editor makes. Anything else could run in a reader's browser.
const ALLOWED: sanitize.IOptions = {
  allowedTags: [
    ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'br', 'hr', 'blockquote', 'pre'],
    ...['strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'span', 'code', 'a'],
    ...['ul', 'ol', 'li', 'table', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  allowedAttributes: { a: ['href', 'target', 'rel'], td: ['colspan', 'rowspan'], th: ['colspan', 'rowspan'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  // A page that a link opens must not be able to steer the one it came from.
  transformTags: { a: sanitize.simpleTransform('a', { rel: 'noopener noreferrer' }) },
};

const onlyAllowed = (html: string): string => sanitize(html, ALLOWED);

/**
 * The HTML that may be shown to others. Used when it is written and again when it is read into a table, so that
 * a stricter list also holds for what was written under an older one.
 *
 * Cleaned twice: a tag that is dropped may have kept two others apart (`<p><x><p>`), and only without it does the
 * parser end the first where the second begins.
 */
export const cleanHtml = (html: string): string => onlyAllowed(onlyAllowed(html));
