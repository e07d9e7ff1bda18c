import { PageHeader } from '@courtcrew/ui-kit/page/PageHeader.tsx';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { Section } from '../kit/page/layout.tsx';
import { RichText } from '../tournaments/index.ts';
import { usePlatformWords } from './words.ts';

export function QuillPage() {
  const w = usePlatformWords();
  const [html, setHtml] = useState('');
  return (
    <>
      <PageHeader title={w('quill.title')} about={w('quill.help')} />
      <Box sx={{ display: 'grid', gap: 3, maxWidth: 860 }}>
        <RichText label={w('quill.text')} value="" onChange={setHtml} />
        <Section title={w('quill.html')}>
          <Box component="pre" tabIndex={0} sx={{ m: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
            {html}
          </Box>
        </Section>
      </Box>
    </>
  );
}
