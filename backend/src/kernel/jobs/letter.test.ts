import { describe, expect, it } from 'vitest';
import { letter } from './letter.ts';

const greeting = letter({
  en: { subject: 'Hello - {name}', text: 'See you on {day}:\n{site}/desk' },
  es: { subject: 'Hola - {name}', text: 'Hasta el {day}:\n{site}/desk' },
});

describe('a letter', () => {
  const filled = greeting({
    name: 'Ann {day}',
    day: (language) => ({ en: 'Monday', es: 'lunes' })[language],
  });

  it('has its places filled, in words of the language where there are some', () => {
    expect(filled('en', 'https://courtcrew.test')).toEqual({
      subject: 'Hello - Ann {day}',
      text: 'See you on Monday:\nhttps://courtcrew.test/desk',
    });
    expect(filled('es', 'https://courtcrew.test')).toEqual({
      subject: 'Hola - Ann {day}',
      text: 'Hasta el lunes:\nhttps://courtcrew.test/desk',
    });
  });

  it('keeps the line breaks that a place ends with', () => {
    const letters = { subject: '', text: '{name}{day}' } as const;
    const lines = letter({ en: letters, es: letters })({ name: 'Place: hall\n\n', day: 'Monday' });
    expect(lines('en', '').text).toBe('Place: hall\n\nMonday');
  });

  it('does not compile without one of its places, or with other places in another language', () => {
    // @ts-expect-error the day is missing
    greeting({ name: 'Ann' });
    // @ts-expect-error the name is missing in Spanish
    letter({ en: { subject: '', text: '{name}' }, es: { subject: '', text: 'Hola' } });
    expect(
      letter({ en: { subject: '', text: 'Hi' }, es: { subject: '', text: 'Hola' } })()('es', ''),
    ).toEqual({
      subject: '',
      text: 'Hola',
    });
  });
});
