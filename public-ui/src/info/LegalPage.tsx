import { PageHeader } from '@courtcrew/ui-kit/page/PageHeader.tsx';
import { Notice } from '@courtcrew/ui-kit/page/state/Notice.tsx';
import { useSpeech } from '@courtcrew/ui-kit/words/words.tsx';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type Clause, PRIVACY, TERMS } from './legalTexts.ts';
import { useInfoWords } from './words.ts';

function Legal({ title, clauses }: { title: string; clauses: readonly Clause[] }) {
  const w = useInfoWords();
  const { language } = useSpeech();
  return (
    <Box sx={{ maxWidth: '68ch' }}>
      <PageHeader title={title} />
      {language !== 'en' && (
        <Notice severity="info" mb={3}>
          {w('legal.language')}
        </Notice>
      )}
      <div lang="en">
        {clauses.map(({ heading, text }, index) => (
          <Box component="section" key={heading} sx={{ mb: 3 }}>
            <Typography variant="h2">
              {index + 1}. {heading}
            </Typography>
            <Typography sx={{ mt: 0.75 }}>{text}</Typography>
          </Box>
        ))}
      </div>
    </Box>
  );
}

export function TermsPage() {
  const w = useInfoWords();
  return <Legal title={w('terms.title')} clauses={TERMS} />;
}

export function PrivacyPage() {
  const w = useInfoWords();
  return <Legal title={w('privacy.title')} clauses={PRIVACY} />;
}
