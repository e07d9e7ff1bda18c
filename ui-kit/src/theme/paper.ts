import { SCHEME_ATTRIBUTE } from '@courtcrew/domain/web/firstView.ts';
import { onPrinting } from '../page/list/printing.ts';

const PRINTED: Readonly<Record<string, string>> = { en: 'Printed', es: 'Impreso el' };

/** The margins of each page: when it was printed, and which page of how many. */
function marginsNow(): string {
  const language = document.documentElement.lang || 'en';
  const time = new Date().toLocaleString(language, { dateStyle: 'medium', timeStyle: 'short' });
  const printed = `${PRINTED[language.slice(0, 2)] ?? PRINTED.en} ${time}`;
  const style = 'font: 8pt system-ui, sans-serif; color: #555';
  return `@page {
    @bottom-left { content: ${JSON.stringify(printed)}; ${style} }
    @bottom-right { content: counter(page) " / " counter(pages); ${style} }
  }`;
}

export function watchPaper(): () => void {
  const root = document.documentElement;
  const margins = new CSSStyleSheet();
  document.adoptedStyleSheets.push(margins);
  let scheme: string | null = null;
  const end = onPrinting((isPrinting) => {
    if (isPrinting) {
      scheme = root.getAttribute(SCHEME_ATTRIBUTE);
      margins.replaceSync(marginsNow());
      root.setAttribute(SCHEME_ATTRIBUTE, 'light');
    } else if (scheme !== null) root.setAttribute(SCHEME_ATTRIBUTE, scheme);
  });
  return () => {
    end();
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== margins);
  };
}
