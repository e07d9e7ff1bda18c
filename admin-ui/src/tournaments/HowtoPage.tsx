import { HELP_ROLES, helpPath, helpPdf } from '@courtcrew/domain/web/help.ts';
import { AppLink } from '@courtcrew/ui-kit/app/AppLink.tsx';
import { PageHeader } from '@courtcrew/ui-kit/page/PageHeader.tsx';
import { useSpeech } from '@courtcrew/ui-kit/words/words.tsx';
import OpenInNew from '@mui/icons-material/OpenInNew';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { Section } from '../kit/page/layout.tsx';
import { usePlaceAt } from '../shell/places.tsx';
import { type SetupKey, useSetupWords } from './words.ts';

interface Guide {
  readonly word: SetupKey;
  readonly to: string;
}

const HERE: readonly Guide[] = [
  { word: 'howto.checklist', to: '/desk/setupChecklist' },
  { word: 'howto.import', to: '/desk/import' },
  { word: 'howto.shifts', to: '/desk/scheduleSetup' },
  { word: 'howto.assign', to: '/desk/editSchedule' },
  { word: 'howto.mail', to: '/desk/emailtoshifts' },
  { word: 'howto.volunteers', to: '/volunteer' },
  { word: 'howto.qr', to: '/admin/qrcode' },
];

const DOCUMENTS: readonly Guide[] = [
  { word: 'howto.usap', to: 'https://usapickleball.org/what-is-pickleball/official-rules/' },
  { word: 'howto.itfRules', to: 'https://www.itftennis.com/en/about-us/governance/rules-and-regulations/' },
  { word: 'howto.usta', to: 'https://www.usta.com/en/home/about-usta/who-we-are/national/officiating.html' },
];

const VIDEOS: readonly Guide[] = [
  { word: 'howto.usapTraining', to: 'https://usapickleball.org/get-involved/usa-pickleball-referees/' },
  { word: 'howto.ustaVideos', to: 'https://www.usta.com/en/home/organize/officiating.html' },
];

export function HowtoPage() {
  const w = useSetupWords();
  const placeAt = usePlaceAt();
  return (
    <>
      <PageHeader title={w('staff.howto')} about={w('howto.help')} />
      <Stack spacing={4}>
        <Section title={w('howto.roles')} help={w('howto.rolesHelp')}>
          <RoleGuides />
        </Section>
        <Section title={w('howto.here')}>
          <Guides guides={HERE.filter(({ to }) => placeAt(to) !== null)}>
            {({ word, to }) => <AppLink to={to}>{w(word)}</AppLink>}
          </Guides>
        </Section>
        <Section title={w('howto.documents')}>
          <Guides guides={DOCUMENTS}>{(guide) => <Outside {...guide} />}</Guides>
        </Section>
        <Section title={w('howto.videos')}>
          <Guides guides={VIDEOS}>{(guide) => <Outside {...guide} />}</Guides>
        </Section>
      </Stack>
    </>
  );
}

function RoleGuides() {
  const w = useSetupWords();
  const { language } = useSpeech();
  return (
    <Box component="ul" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 1 }}>
      {HELP_ROLES.map((role) => {
        const name = w(`howto.${role}`);
        return (
          <li key={role}>
            <AppLink to={helpPath(role)}>{name}</AppLink>{' '}
            <Link
              href={helpPdf(role, language)}
              target="_blank"
              aria-label={`PDF: ${name}`}
              sx={{ ml: 1, display: 'inline-block', minWidth: 44 }}
            >
              PDF
            </Link>
          </li>
        );
      })}
    </Box>
  );
}

const Guides = ({
  guides,
  children,
}: {
  guides: readonly Guide[];
  children: (guide: Guide) => ReactNode;
}) => (
  <Box component="ul" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 1 }}>
    {guides.map((guide) => (
      <li key={guide.to}>{children(guide)}</li>
    ))}
  </Box>
);

function Outside({ word, to }: Guide) {
  const w = useSetupWords();
  return (
    <Link href={to} target="_blank" rel="noopener noreferrer">
      {w(word)} <OpenInNew sx={{ fontSize: '0.9em', verticalAlign: '-0.1em' }} />
    </Link>
  );
}
