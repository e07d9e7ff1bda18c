import { describe, expect, it } from 'vitest';
import { letter } from './letter.ts';

const SITE = 'https://courtcrew.test';

const greeting = letter({
  en: {
    subject: 'Hello, {days} - {tournament}',
    text: 'Dear {name},\n\n{message}\n\n[See {name}]({site}/desk)',
  },
  es: {
    subject: 'Hola, {days} - {tournament}',
    text: 'Hola {name}:\n\n{message}\n\n[Ver {name}]({site}/desk)',
  },
});

describe('a letter', () => {
  const filled = greeting({
    name: 'Ann {message}',
    tournament: 'Dallas Open',
    days: (language) => ({ en: 'Mar 7', es: '7 de mar' })[language],
    message: 'Bring:\n- a whistle\n\nSee https://example.org/list',
  });

  it('has its places filled, in words of the language where there are some', () => {
    expect(filled('en', SITE)).toMatchObject({
      subject: 'Hello, Mar 7 - Dallas Open',
      text: expect.stringMatching(
        /^Dear Ann \{message\},\n\nBring:\n- a whistle\n\nSee https:\/\/example\.org\/list\n\nSee Ann \{message\}:\nhttps:\/\/courtcrew\.test\/desk\n\n--\nYou get this/,
      ),
    });
    expect(filled('es', SITE).subject).toBe('Hola, 7 de mar - Dallas Open');
  });

  it('is a sheet of blocks: words of others stand apart, a link that is a paragraph is an action', () => {
    expect(filled('en', SITE).sheet).toMatchObject({
      language: 'en',
      heading: 'Hello',
      tournament: 'Dallas Open',
      blocks: [
        { kind: 'text', lines: [['Dear Ann {message},']] },
        { kind: 'inset', lines: [['Bring:'], ['- a whistle']] },
        {
          kind: 'inset',
          lines: [['See ', { text: 'Open example.org', to: 'https://example.org/list', bare: true }]],
        },
        { kind: 'action', text: 'See Ann {message}', to: `${SITE}/desk` },
      ],
    });
  });

  it('makes no link of an address in a name', () => {
    const named = greeting({
      ...{ name: 'Ann https://evil.example/x', tournament: 'https://evil.example Open' },
      ...{ days: 'Mar 7', message: 'Hi' },
    });
    const { sheet } = named('en', SITE);
    expect(sheet?.blocks[0]).toEqual({ kind: 'text', lines: [['Dear Ann https://evil.example/x,']] });
  });

  it('has the foot its template gives it, and leaves a paragraph out that nothing fills', () => {
    const template = {
      subject: 'Hi',
      text: 'Hello.\n\n{note}\n\n--\nAs you are here. [Leave]({site}/leave)',
    } as const;
    const { text } = letter({ en: template, es: template })({ note: '' })('en', SITE);
    expect(text).toBe(`Hello.\n\n--\nAs you are here. Leave: ${SITE}/leave`);
  });

  it('of no subject is a text message, and keeps the line breaks that a place ends with', () => {
    const letters = { subject: '', text: '{name}{day}' } as const;
    const lines = letter({ en: letters, es: letters })({ name: 'Place: hall\n\n', day: 'Monday' });
    expect(lines('en', '')).toEqual({ subject: '', text: 'Place: hall\n\nMonday' });
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
