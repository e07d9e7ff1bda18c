import { getDisplayKey } from '@courtcrew/domain/board/contract.ts';
import { getApprovalRequests } from '@courtcrew/domain/roster/contract.ts';
import { appOf } from '@courtcrew/domain/web/apps.ts';
import { AppLink } from '@courtcrew/ui-kit/app/AppLink.tsx';
import { useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { DeskHeader } from '../../kit/desk/DeskHeader.tsx';
import { useDesk } from '../../kit/desk/desk.ts';
import { SiteAddress } from '../../kit/page/SiteAddress.tsx';
import { usePlaceAt } from '../../shell/places.tsx';
import { type DeskKey, useDeskWords } from '../words.ts';
import { Coverage } from './Coverage.tsx';
import { useUnknownLetters } from './useUnknownLetters.ts';

const isPublic = (to: string): boolean => appOf(to) === 'public';

export function DeskDashboard() {
  const d = useDeskWords();
  const { tid } = useDesk();
  const { data: display } = useCall(getDisplayKey, { params: { tid } });
  return (
    <>
      <DeskHeader title={d('staff.rcDashboard')} />
      <WaitingRequests />
      <UnknownLetters />
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '3fr 2fr' } }}>
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            alignItems: 'start',
            alignContent: 'start',
            gridTemplateColumns: 'repeat(auto-fit, minmax(min(200px, 100%), 1fr))',
          }}
        >
          {columnsFor(tid, display?.key).map((column) => (
            <Column key={column.word} column={column} />
          ))}
        </Box>
        <Box sx={{ display: 'grid', gap: 3, alignContent: 'start', minWidth: 0 }}>
          <Coverage />
          <SignupAddress tid={tid} />
        </Box>
      </Box>
    </>
  );
}

function Column({ column: { word, links } }: { column: DeskColumn }) {
  const d = useDeskWords();
  const placeAt = usePlaceAt();
  const named = links.flatMap(({ to, word: own }) => {
    const title = own ?? placeAt(to)?.title;
    return title ? [{ to, label: d(title) }] : [];
  });
  return (
    <Card component="section" aria-labelledby={word} sx={{ p: 2 }}>
      <Box component="h2" id={word} sx={{ m: 0, mb: 1, typography: 'h2' }}>
        {d(word)}
      </Box>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {named.map(({ to, label }) => (
          <li key={to}>
            <AppLink
              to={to}
              sx={{ display: 'block', py: { xs: 1.5, sm: 0.75 } }}
              {...(isPublic(to) && { target: '_blank', 'aria-label': d('desk.newTab', { link: label }) })}
            >
              {label}
            </AppLink>
          </li>
        ))}
      </Box>
    </Card>
  );
}

function SignupAddress({ tid }: { tid: string }) {
  const d = useDeskWords();
  return (
    <section aria-labelledby="signup-address">
      <Box component="h2" id="signup-address" sx={{ m: 0, mb: 0.5, typography: 'h2' }}>
        {d('desk.address')}
      </Box>
      <Box sx={{ typography: 'body2', color: 'text.secondary', mb: 1 }}>{d('desk.addressHelp')}</Box>
      <SiteAddress path={`/signup/${tid}`} />
    </section>
  );
}

/** Number of pending approvals; nothing without any. */
function WaitingRequests() {
  const d = useDeskWords();
  const { tid } = useDesk();
  const requests = useCall(getApprovalRequests, { params: { tid } });
  const count = requests.data?.filter(({ referee_approved }) => referee_approved === null).length ?? 0;
  if (count === 0) return null;
  return (
    <Alert severity="info" sx={{ mb: 2 }}>
      <AppLink to="/desk/refereeSetup?tab=requests">{d('desk.requestsWait', { count })}</AppLink>
    </Alert>
  );
}

/** Number of messages that may not have arrived, linked to them; nothing without any. */
export function UnknownLetters() {
  const d = useDeskWords();
  const { count, to } = useUnknownLetters();
  if (count === 0) return null;
  return (
    <Alert severity="warning" sx={{ mb: 2 }}>
      <AppLink to={to}>{d('desk.lettersUnknown', { count })}</AppLink>
    </Alert>
  );
}

interface DeskLink {
  readonly to: string;
  /** Label of a public page; a staff screen has its declared title. */
  readonly word?: DeskKey;
}

interface DeskColumn {
  readonly word: DeskKey;
  readonly links: readonly DeskLink[];
}

const staff = (...paths: readonly string[]): readonly DeskLink[] => paths.map((to) => ({ to }));

/**
 * The dashboard's three columns; a link is shown when its screen exists. Public screens open in a new tab, for
 * another display.
 */
const columnsFor = (tid: string, displayKey = ''): readonly DeskColumn[] => [
  {
    word: 'desk.scheduling',
    links: staff(
      '/desk/scheduleSetup',
      '/desk/schedule',
      '/desk/scheduleSetupBulk',
      '/desk/editSchedule',
      '/desk/scheduleByRef',
      '/desk/scheduleTable',
      '/desk/printSchedule',
      '/desk/schedulerecap',
      '/desk/schedulingLog',
      '/desk/schedulingNotes',
    ),
  },
  {
    word: 'desk.communication',
    links: staff(
      '/desk/emailtoshifts',
      '/desk/emailapproved',
      '/desk/sendText',
      '/desk/templateManager',
      '/desk/messageboardadmin',
      '/desk/notificationlist',
      '/desk/pastNotifications',
      '/desk/notificationcontactlist',
      '/desk/emaillog',
      '/desk/textlog',
      '/desk/outbox',
    ),
  },
  {
    word: 'desk.staff',
    links: [
      ...staff('/desk/refereefinishmatch'),
      { to: `/public/board/${tid}`, word: 'desk.boardView' },
      { to: `/public/boardDisplay/${tid}${displayKey && `?display=${displayKey}`}`, word: 'desk.television' },
      { to: `/public/linecheckin?tid=${tid}`, word: 'desk.lineCheckin' },
      { to: `/public/linecheckinshifts?tid=${tid}`, word: 'desk.lineShifts' },
      ...staff(
        '/desk/statusUpdates',
        '/desk/namecourts',
        '/desk/refereeSetup',
        '/desk/refereecontactreport',
        '/desk/refereeshiftgrid',
      ),
    ],
  },
];
