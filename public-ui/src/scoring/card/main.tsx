import { type CallFailed, createClient } from '@courtcrew/ui-kit/data/client.ts';
import { paint } from '@courtcrew/ui-kit/theme/paint.ts';
import { firstLanguage } from '@courtcrew/ui-kit/words/language.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { CardPage } from './CardPage.tsx';
import './style.css';
import { cardWords, LanguageProvider } from './words.ts';

const root = document.getElementById('root');
if (!root) throw new Error('score.html has no #root');

const language = firstLanguage();
document.documentElement.lang = language;
document.title = cardWords['card.title'][language];
// Dark on white whatever the person prefers: the phone is in the sun.
paint('light');

/** Translations come with the first refusal alone: the page is sent over a court's network. */
const localized = (failure: CallFailed): Promise<CallFailed> =>
  failure.status === 0
    ? Promise.resolve(failure)
    : import('@courtcrew/ui-kit/words/localized.ts').then(
        ({ localizedFailure }) => localizedFailure(failure),
        () => failure,
      );

/** `/score/rpsr/{sid}` */
const sid = window.location.pathname.split('/')[3] ?? '';

createRoot(root).render(
  <StrictMode>
    <LanguageProvider value={language}>
      <CardPage
        client={createClient({ language: () => language, ...(language === 'es' && { localized }) })}
        sid={sid}
      />
    </LanguageProvider>
  </StrictMode>,
);
