const literally = (text: string): string => text.replace(/[\\%_]/g, (sign) => `\\${sign}`);

/** The `like` pattern that finds a text anywhere, whatever signs it has. */
export const contains = (text: string): string => `%${literally(text)}%`;

/** The `like` pattern that finds a text at the beginning. */
export const beginning = (text: string): string => `${literally(text)}%`;
