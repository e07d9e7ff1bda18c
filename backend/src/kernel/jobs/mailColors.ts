/** Colors of mails, light and dark; a test measures that words keep 4.5:1 on what they stand on. */
export const MAIL_COLORS = {
  ground: ['#F5F8F7', '#0B1618'],
  paper: ['#FFFFFF', '#122124'],
  card: ['#F5F8F7', '#1A2C30'],
  text: ['#0F2429', '#E7F0F0'],
  muted: ['#4B6066', '#A3B7BB'],
  line: ['#C9D6D6', '#35494D'],
  link: ['#00707C', '#5ACBD8'],
  button: ['#00707C', '#5ACBD8'],
  onButton: ['#FFFFFF', '#00252B'],
} as const satisfies Readonly<Record<string, readonly [light: string, dark: string]>>;

export type MailColor = keyof typeof MAIL_COLORS;
