import { HELP_ROLES, helpPath } from '@courtcrew/domain/web/help.ts';
import { AppLink } from '@courtcrew/ui-kit/app/AppLink.tsx';
import { PageHeader } from '@courtcrew/ui-kit/page/PageHeader.tsx';
import { useSpeech } from '@courtcrew/ui-kit/words/words.tsx';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { GUIDES } from './guides.ts';
import { useHelpWords } from './words.ts';

export function HelpPage() {
  const h = useHelpWords();
  const { language } = useSpeech();
  return (
    <>
      <PageHeader title={h('help.title')} about={h('help.lead')} />
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          display: 'grid',
          gap: 2,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(260px, 100%), 1fr))',
        }}
      >
        {HELP_ROLES.map((role) => (
          <Card key={role} component="li" sx={{ p: 2 }}>
            <AppLink to={helpPath(role)} sx={{ fontWeight: 650 }}>
              {GUIDES[role].title[language]}
            </AppLink>
            <Box sx={{ mt: 0.5, color: 'text.secondary', typography: 'body2' }}>
              {GUIDES[role].lead[language]}
            </Box>
          </Card>
        ))}
      </Box>
    </>
  );
}
