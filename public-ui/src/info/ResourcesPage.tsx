import { PageHeader } from '@courtcrew/ui-kit/page/PageHeader.tsx';
import OpenInNew from '@mui/icons-material/OpenInNew';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useInfoWords } from './words.ts';

interface Resource {
  readonly title: string;
  readonly by: string;
  readonly href: string;
}

const SPORTS: readonly {
  readonly sport: 'resources.pickleball' | 'resources.tennis';
  readonly list: readonly Resource[];
}[] = [
  {
    sport: 'resources.pickleball',
    list: [
      {
        title: 'Official Rulebook',
        by: 'USA Pickleball',
        href: 'https://usapickleball.org/what-is-pickleball/official-rules/',
      },
      {
        title: 'Officiating and referee training',
        by: 'USA Pickleball',
        href: 'https://usapickleball.org/officiating/',
      },
    ],
  },
  {
    sport: 'resources.tennis',
    list: [
      {
        title: 'Rules of Tennis',
        by: 'International Tennis Federation',
        href: 'https://www.itftennis.com/en/about-us/governance/rules-and-regulations/',
      },
      {
        title: 'Friend at Court and officials’ pages',
        by: 'USTA',
        href: 'https://www.usta.com/en/home/about-usta/who-we-are/national/officials.html',
      },
    ],
  },
];

export function ResourcesPage() {
  const w = useInfoWords();
  return (
    <>
      <PageHeader title={w('resources.title')} about={w('resources.lead')} />
      <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: { md: '1fr 1fr' } }}>
        {SPORTS.map(({ sport, list }) => (
          <section key={sport} aria-label={w(sport)}>
            <Typography variant="h2">{w(sport)}</Typography>
            <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, mt: 1 }}>
              {list.map(({ title, by, href }) => (
                <Box component="li" key={href} sx={{ borderBottom: '1px solid var(--mui-palette-divider)' }}>
                  <Link
                    href={href}
                    rel="noreferrer"
                    sx={{ display: 'flex', alignItems: 'center', gap: 1, py: 1.5, minHeight: 60 }}
                  >
                    <Box sx={{ flex: 1 }}>
                      {title}
                      <Box
                        component="span"
                        sx={{ display: 'block', color: 'text.secondary', typography: 'body2' }}
                      >
                        {by}
                      </Box>
                    </Box>
                    <OpenInNew fontSize="small" />
                  </Link>
                </Box>
              ))}
            </Box>
          </section>
        ))}
      </Box>
    </>
  );
}
