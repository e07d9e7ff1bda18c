/** Type and keyboard of what is typed into a field. The numeric keyboards of iOS have no sign. */
const KINDS = {
  text: ['text', 'text'],
  /** Of a person. */
  name: ['text', 'text'],
  email: ['email', 'email'],
  phone: ['tel', 'tel'],
  url: ['url', 'url'],
  password: ['password', 'text'],
  /** Of an authenticator app: phones offer to fill it in. */
  code: ['text', 'numeric'],
  /** A whole number from 0. */
  count: ['text', 'numeric'],
  money: ['text', 'decimal'],
  day: ['date', 'text'],
  time: ['time', 'text'],
  moment: ['datetime-local', 'text'],
  search: ['search', 'search'],
} as const;

export type FieldKind = keyof typeof KINDS;

/**
 * Attributes of an input by what is typed into it. A browser fills in nothing unless a form of the reader's own data
 * says so: at the desk it would enter the coordinator's address for a volunteer's.
 */
export function fieldAttributes(kind: FieldKind, multiline = false) {
  const [type, inputMode] = KINDS[kind];
  return {
    type: multiline ? undefined : type,
    inputMode,
    autoComplete: kind === 'code' ? 'one-time-code' : 'off',
    autoCapitalize: kind === 'name' ? 'words' : undefined,
    enterKeyHint: multiline ? 'enter' : kind === 'search' ? 'search' : 'done',
  } as const;
}
