import type { AnswerOf } from '@courtcrew/domain/contract/call.ts';
import type { TimeZone } from '@courtcrew/domain/kernel/time.ts';
import { getVolunteerWaiverList, getVolunteerWaiverTexts } from '@courtcrew/domain/roster/contract.ts';
import { Badge } from '@courtcrew/ui-kit/badges/Badge.tsx';
import { useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import type { Column } from '@courtcrew/ui-kit/page/list/column.ts';
import { Answered } from '@courtcrew/ui-kit/page/state/Answered.tsx';
import { datedMoment } from '@courtcrew/ui-kit/time/format.ts';
import { useSpeech } from '@courtcrew/ui-kit/words/words.tsx';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useMemo, useState } from 'react';
import { useDesk } from '../../../kit/desk/desk.ts';
import { BY_NAME, nameColumn, text } from '../../../kit/table/columns.ts';
import { useVolunteerWords, type VolunteerSay } from '../words.ts';
import { rowKey } from './columns.tsx';
import { VolunteerReport } from './VolunteerReport.tsx';

type Row = AnswerOf<typeof getVolunteerWaiverList>[number];

const signature = {
  display: 'inline-flex',
  flexWrap: 'wrap',
  justifyContent: { xs: 'end', sm: 'start' },
  alignItems: 'center',
  gap: 1,
} as const;

/** What is wrong with a signature; null for one that counts. */
function faultOf({ counts, signature_date }: Row): 'report.notSigned' | 'report.signAgain' | null {
  if (counts) return null;
  return signature_date === null ? 'report.notSigned' : 'report.signAgain';
}

function Signature({ row }: { row: Row }) {
  const v = useVolunteerWords();
  const fault = faultOf(row);
  return (
    <Box component="span" sx={signature}>
      {row.signature}
      {fault && (
        <Badge tone="warning" weight="outline">
          {v(fault)}
        </Badge>
      )}
    </Box>
  );
}

const columnsOf = (
  v: VolunteerSay,
  zone: TimeZone,
  open: (version: number) => void,
): readonly Column<Row>[] => {
  const signatureOf = (row: Row) => {
    const fault = faultOf(row);
    return [row.signature, fault && v(fault)].filter(Boolean).join(', ');
  };
  const versionOf = ({ version, signature_date }: Row) => {
    if (version !== null) return v('report.version', { version });
    return signature_date === null ? null : v('report.noVersion');
  };
  return [
    nameColumn(v('column.name')),
    text('signature', v('report.signature'), signatureOf, { cell: (row) => <Signature row={row} /> }),
    {
      key: 'date',
      label: v('report.signed'),
      // It may have been signed in the year before.
      type: 'datedDay',
      value: ({ signature_date }) => signature_date,
      zone,
    },
    text('version', v('report.waiverText'), versionOf, {
      order: ({ version }) => version ?? 0,
      cell: (row) =>
        row.version === null ? (
          versionOf(row)
        ) : (
          <Button variant="text" size="small" onClick={() => open(row.version ?? 0)} sx={{ mx: -1.25 }}>
            {versionOf(row)}
          </Button>
        ),
    }),
  ];
};

/** Who has signed the waiver, and which text, and who has not. */
export function WaiverList() {
  const v = useVolunteerWords();
  const { tid, time_zone: zone } = useDesk();
  const [shown, show] = useState<number | null>(null);
  return (
    <>
      <VolunteerReport
        title={v('home.waivers')}
        of={useCall(getVolunteerWaiverList, { body: { tid } })}
        columns={useMemo(() => columnsOf(v, zone, show), [v, zone])}
        rowKey={rowKey}
        first={BY_NAME}
        summary={(rows) =>
          v('report.signedCount', { signed: rows.filter(({ counts }) => counts).length, count: rows.length })
        }
      />
      <WaiverVersion version={shown} onClose={() => show(null)} />
    </>
  );
}

interface WaiverVersionProps {
  /** null shows nothing. */
  readonly version: number | null;
  readonly onClose: () => void;
}

/** A text of the waiver as it was signed. */
function WaiverVersion({ version, onClose }: WaiverVersionProps) {
  const v = useVolunteerWords();
  const small = useMediaQuery(useTheme().breakpoints.down('sm'), { noSsr: true });
  return (
    <Dialog
      open={version !== null}
      onClose={onClose}
      fullScreen={small}
      fullWidth
      maxWidth="sm"
      aria-labelledby="waiver-version"
    >
      <DialogTitle id="waiver-version">{v('report.ofVersion', { version: version ?? '' })}</DialogTitle>
      <DialogContent>{version !== null && <Text version={version} />}</DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {v('action.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function Text({ version }: { version: number }) {
  const v = useVolunteerWords();
  const { language } = useSpeech();
  const { tid, time_zone } = useDesk();
  return (
    <Answered of={useCall(getVolunteerWaiverTexts, { body: { tid } })} loading="list" rows={3}>
      {({ texts }) =>
        texts
          .filter((one) => one.version === version)
          .map(({ text, digest, since }) => (
            <Box key={digest} sx={{ display: 'grid', gap: 2 }}>
              <Box sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{text}</Box>
              <Box sx={{ typography: 'caption', color: 'text.secondary', overflowWrap: 'anywhere' }}>
                <Box>{v('report.since', { time: datedMoment(since, time_zone, language) })}</Box>
                <Box>
                  {v('report.digest')}: {digest}
                </Box>
              </Box>
            </Box>
          ))
      }
    </Answered>
  );
}
