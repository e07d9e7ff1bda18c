import { partsOf } from '@courtcrew/domain/kernel/parts.ts';
import { CredentialBadge } from '@courtcrew/ui-kit/badges/CredentialBadge.tsx';
import { QrMark } from '@courtcrew/ui-kit/page/QrMark.tsx';
import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import { useDesk } from '../../kit/desk/desk.ts';
import { type PaperShift, type Wearer, wearersOf } from './people.ts';
import { usePaperWords } from './words.ts';

const ON_A_PAGE = 6;
/** Longer names are set smaller, so that the badge holds them. */
const LONG = 18;

const PAGES = { official: '/desk/scheduleByRef?ref_id=', volunteer: '/volunteer/volunteerSchedule?q=' };

/** Where staff who scan the badge read this person's shifts. */
const addressOf = ({ ref_id, name, kind }: Wearer, tid: string): string =>
  `${window.location.origin}${PAGES[kind]}${encodeURIComponent(kind === 'official' ? ref_id : name)}&tid=${tid}`;

/** Name badges as cards of 86 by 54 mm, six a page. */
export function Badges({ shifts }: { readonly shifts: readonly PaperShift[] }) {
  const { tid, name } = useDesk();
  return (
    <>
      <GlobalStyles styles={{ '@page': { size: 'auto' } }} />
      {partsOf(wearersOf(shifts), ON_A_PAGE).map((page) => (
        <Box key={page[0]?.ref_id} component="ul" sx={PAGE}>
          {page.map((wearer) => (
            <Badge key={wearer.ref_id} wearer={wearer} tournament={name} address={addressOf(wearer, tid)} />
          ))}
        </Box>
      ))}
    </>
  );
}

const PAGE = {
  listStyle: 'none',
  m: 0,
  mb: 2,
  p: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, 86mm)',
  gap: '4mm',
  '@media print': { gridTemplateColumns: '86mm 86mm', mb: 0, breakAfter: 'page', breakInside: 'avoid' },
} as const;

interface BadgeProps {
  readonly wearer: Wearer;
  readonly tournament: string;
  readonly address: string;
}

function Badge({ wearer, tournament, address }: BadgeProps) {
  const d = usePaperWords();
  const { name, work, credentials, kind } = wearer;
  return (
    <Box component="li" sx={CARD}>
      <Box sx={{ fontSize: '9pt', color: 'text.secondary' }}>{tournament}</Box>
      <Box sx={{ fontSize: name.length > LONG ? '15pt' : '20pt', fontWeight: 700, lineHeight: 1.15 }}>
        <bdi>{name}</bdi>
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'end', gap: '3mm', mt: 'auto' }}>
        <Box sx={{ flex: 1, minWidth: 0, fontSize: '11pt' }}>
          {work.join(', ')}{' '}
          {kind === 'official' && <CredentialBadge credentials={credentials} screen="management" />}
        </Box>
        <QrMark text={address} label={d('paper.shiftsOf', { name })} size="20mm" />
      </Box>
    </Box>
  );
}

const CARD = {
  width: '86mm',
  height: '54mm',
  p: '4mm',
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  border: '1px solid var(--mui-palette-divider)',
  borderTop: '2mm solid var(--mui-palette-primary-main)',
  borderRadius: '2mm',
  backgroundColor: 'background.paper',
  printColorAdjust: 'exact',
} as const;
