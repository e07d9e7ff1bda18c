import { HELP_ROLES, type HelpRole, helpPath, helpPdf } from '@courtcrew/domain/web/help.ts';
import { AppLink } from '@courtcrew/ui-kit/app/AppLink.tsx';
import { PageHeader } from '@courtcrew/ui-kit/page/PageHeader.tsx';
import { useSpeech } from '@courtcrew/ui-kit/words/words.tsx';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useLocation } from 'react-router';
import { pictureOf, type Step } from './guide.ts';
import { GUIDES } from './guides.ts';
import { useHelpWords } from './words.ts';

/** Each role has its own address. */
export function GuidePage() {
  const path = useLocation().pathname.toLowerCase().replace(/\/$/, '');
  const role = HELP_ROLES.find((one) => helpPath(one) === path);
  return role && <Guide role={role} />;
}

function Guide({ role }: { readonly role: HelpRole }) {
  const h = useHelpWords();
  const { language } = useSpeech();
  const { title, lead, steps } = GUIDES[role];
  return (
    <>
      <PageHeader
        title={title[language]}
        about={lead[language]}
        actions={
          <>
            <Button variant="outlined" href={helpPdf(role, language)} target="_blank">
              PDF
            </Button>
            <Button variant="outlined" onClick={() => window.print()}>
              {h('help.print')}
            </Button>
          </>
        }
      />
      <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: { md: 'minmax(0, 1fr) minmax(0, 1fr)' } }}>
        <Box component="ol" sx={{ m: 0, pl: 3, display: 'grid', gap: 2, alignContent: 'start' }}>
          {steps.map((step) => (
            <StepOf key={step.title.en} step={step} />
          ))}
        </Box>
        <Box
          component="img"
          src={pictureOf(role)}
          alt={h('help.picture', { title: title[language] })}
          loading="lazy"
          className="keep-together"
          sx={{
            maxWidth: '100%',
            maxHeight: 640,
            border: '1px solid var(--mui-palette-divider)',
            borderRadius: 1,
          }}
        />
      </Box>
      <Box className="no-print" sx={{ mt: 4 }}>
        <AppLink to="/help">{h('help.all')}</AppLink>
      </Box>
    </>
  );
}

function StepOf({ step: { title, text, at } }: { readonly step: Step }) {
  const h = useHelpWords();
  const { language } = useSpeech();
  return (
    <li className="keep-together">
      <Typography variant="h3" component="h2">
        {title[language]}
      </Typography>
      <Box sx={{ mt: 0.5 }}>{text[language]}</Box>
      {at && (
        <AppLink to={at} className="no-print">
          {h('help.go', { title: title[language] })}
        </AppLink>
      )}
    </li>
  );
}
