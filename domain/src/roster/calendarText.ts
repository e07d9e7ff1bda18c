/** A text as every calendar program takes it: of controls RFC 5545 knows the tab and the line break alone, and pasted names bring others. */
export const calendarText = (text: string): string => text.replaceAll(/[^\P{Cc}\t\r\n]/gu, ' ');
