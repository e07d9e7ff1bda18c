import {
  getLogEvent,
  type LogEvent,
  type LoggedEvent,
  openLogEvent,
} from '@courtcrew/domain/audit/rawLog.ts';
import { AppLink } from '@courtcrew/ui-kit/app/AppLink.tsx';
import { useAuthor } from '@courtcrew/ui-kit/audit/reasons.ts';
import { useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import { useCommand } from '@courtcrew/ui-kit/data/useCommand.ts';
import { PageHeader } from '@courtcrew/ui-kit/page/PageHeader.tsx';
import { Answered } from '@courtcrew/ui-kit/page/state/Answered.tsx';
import { forThumbs } from '@courtcrew/ui-kit/theme/styles.ts';
import { useLocalized } from '@courtcrew/ui-kit/words/localized.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useParams } from 'react-router';
import { Section } from '../../kit/page/layout.tsx';
import { useInstant } from '../../kit/page/useInstant.ts';
import { listOf, pageOf } from './addresses.ts';
import { useRawLogWords } from './words.ts';

export function EventPage() {
  const w = useRawLogWords();
  const { id = '' } = useParams();
  return (
    <>
      <Box sx={{ mb: 1 }}>
        <AppLink to="/admin/resources/log">{w('rawLog.back')}</AppLink>
      </Box>
      <Answered of={useCall(getLogEvent, { params: { id } })}>
        {(logged) => <Logged key={id} of={logged} />}
      </Answered>
    </>
  );
}

function Logged({ of: logged }: { of: LoggedEvent }) {
  const w = useRawLogWords();
  const localized = useLocalized();
  const { event, cause, followed, together } = logged;
  return (
    <>
      <PageHeader title={localized(event.action, event.type)} about={<Place of={event} />} />
      <Stack spacing={3}>
        <Said of={logged} />
        <Section title={w('rawLog.cause')}>
          {cause ? <Events of={[cause]} label={w('rawLog.cause')} /> : w('rawLog.byRequest')}
        </Section>
        <Section title={w('rawLog.followed')}>
          {followed.length > 0 ? (
            <Events of={followed} label={w('rawLog.followed')} />
          ) : (
            w('rawLog.nothingFollowed')
          )}
        </Section>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 1 }}>
          <AppLink to={listOf({ correlation: event.correlation })}>
            {w('rawLog.together', { count: together })}
          </AppLink>
          <AppLink to={listOf({ stream: event.stream })}>{w('rawLog.inStream')}</AppLink>
        </Box>
      </Stack>
    </>
  );
}

function Place({ of: { time, author, type, stream, revision, position } }: { of: LogEvent }) {
  const w = useRawLogWords();
  const instant = useInstant();
  const authorOf = useAuthor();
  const place = [
    ...[instant(time), authorOf(author), type],
    ...[`${stream} #${revision}`, `${w('rawLog.position')} ${position}`],
  ];
  return <Box sx={{ overflowWrap: 'anywhere' }}>{place.join(' · ')}</Box>;
}

function Said({ of: { event, data, sealed } }: { of: LoggedEvent }) {
  const w = useRawLogWords();
  const open = useCommand(openLogEvent);
  return (
    <Section title={w('rawLog.data')}>
      <Json of={data} />
      {sealed.length > 0 && (
        <Box sx={{ mt: 2, display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', ...forThumbs }}>
          <span>{w('rawLog.sealed', { fields: sealed.join(', ') })}</span>
          {!open.data && (
            <Button
              variant="outlined"
              loading={open.isPending}
              onClick={() => open.mutate({ params: { id: event.id } })}
            >
              {w('rawLog.open')}
            </Button>
          )}
          <Box sx={{ color: 'text.secondary', typography: 'body2', flexBasis: '100%' }}>
            {open.data ? w('rawLog.closed') : w('rawLog.openHelp')}
          </Box>
        </Box>
      )}
      {open.data && <Json of={open.data.opened} />}
    </Section>
  );
}

const Json = ({ of }: { of: object }) => (
  <Box
    component="pre"
    // Scrollable by keyboard where a line is longer than the window.
    tabIndex={0}
    sx={{
      ...{ m: 0, mt: 1, p: 1.5, borderRadius: 1, overflowX: 'auto', whiteSpace: 'pre-wrap' },
      ...{ overflowWrap: 'anywhere', bgcolor: 'action.hover', fontSize: '0.85rem', fontFamily: 'monospace' },
    }}
  >
    {JSON.stringify(of, null, 2)}
  </Box>
);

function Events({ of, label }: { readonly of: readonly LogEvent[]; readonly label: string }) {
  const localized = useLocalized();
  const time = useInstant();
  return (
    <Box component="ul" aria-label={label} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {of.map((event) => (
        <Box component="li" key={event.id} sx={{ py: 0.75, overflowWrap: 'anywhere' }}>
          <AppLink to={pageOf(event.id)}>{localized(event.action, event.type)}</AppLink>{' '}
          <Box component="span" sx={{ color: 'text.secondary', typography: 'body2' }}>
            {time(event.time)} · {event.stream} #{event.revision}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
