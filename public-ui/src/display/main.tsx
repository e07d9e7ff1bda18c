import { boardFeed } from '@courtcrew/ui-kit/board/pageFeeds.ts';
import { paint } from '@courtcrew/ui-kit/theme/paint.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '@fontsource-variable/inter/index.css';
import { readAddress } from './address.ts';
import { Display } from './Display.tsx';
import './style/page.css';
import './style/pager.css';
import './style/courts.css';
import './style/queues.css';
import './style/marks.css';
import './style/foot.css';
import { Guard } from './Guard.tsx';
import { recall } from './memory.ts';
import { LanguageProvider } from './words.ts';

const root = document.getElementById('root');
if (!root) throw new Error('display.html has no #root');

const { tid, scheme, language } = readAddress(window.location);
paint(scheme);
document.documentElement.lang = language;
const before = recall(tid);
if (before) boardFeed(tid).seed(before.board, before.at);

createRoot(root).render(
  <StrictMode>
    <LanguageProvider value={language}>
      <Guard>
        <Display tid={tid} before={before} />
      </Guard>
    </LanguageProvider>
  </StrictMode>,
);
