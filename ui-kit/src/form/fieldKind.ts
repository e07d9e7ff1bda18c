/** Type of the input, and its keyboard, of what is typed into a field: both are `text` where nothing else is said. */
const KINDS = {
  text: [],
  email: ['email', 'email'],
  phone: ['tel', 'tel'],
  url: ['url', 'url'],
  search: ['search', 'search'],
  password: ['password'],
  day: ['date'],
  time: ['time'],
  moment: ['datetime-local'],
  /** A name of a person. */
  name: ['text', 'text', 'words'],
  /** A whole number from 0: the numeric keyboards of iOS have no sign. */
  count: ['text', 'numeric'],
  money: ['text', 'decimal'],
  /** Of an authenticator app: phones offer to fill it in. */
  code: ['text', 'numeric', undefined, 'one-time-code'],
} as const satisfies Readonly<Record<string, readonly (string | undefined)[]>>;

export type FieldKind = keyof typeof KINDS;

type Keyboard = 'text' | 'email' | 'tel' | 'url' | 'search' | 'numeric' | 'decimal';
type Attributes = readonly [
  type?: string,
  inputMode?: Keyboard,
  autoCapitalize?: string,
  autoComplete?: string,
];

/**
 * Attributes of an input by what is typed into it. A browser fills in nothing unless a form of the reader's own data
 * says so: at the desk it would enter the coordinator's address for a volunteer's.
 */
export function fieldAttributes(kind: FieldKind, multiline = false) {
  const [type = 'text', inputMode = 'text', autoCapitalize, autoComplete = 'off']: Attributes = KINDS[kind];
  const enterKeyHint = multiline ? 'enter' : kind === 'search' ? kind : 'done';
  return {
    type: multiline ? undefined : type,
    inputMode,
    autoCapitalize,
    autoComplete,
    enterKeyHint,
  } as const;
}
