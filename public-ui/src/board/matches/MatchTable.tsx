import type { OwnMatch } from '@courtcrew/domain/board/contract/reports.ts';
import { centsOf, moneyText } from '@courtcrew/domain/kernel/money.ts';
import type { TimeZone } from '@courtcrew/domain/kernel/time.ts';
import { CredentialBadge } from '@courtcrew/ui-kit/badges/CredentialBadge.tsx';
import type { Column } from '@courtcrew/ui-kit/page/list/column.ts';
import { ResponsiveTable } from '@courtcrew/ui-kit/page/list/ResponsiveTable.tsx';
import { hoursMinutes, moment } from '@courtcrew/ui-kit/time/format.ts';
import { useAuxKind } from '@courtcrew/ui-kit/words/useCategoryName.ts';
import { useSpeech } from '@courtcrew/ui-kit/words/words.tsx';
import Box from '@mui/material/Box';
import { useMatchWords } from './words.ts';

interface MatchTableProps {
  readonly title: string;
  readonly rows: readonly OwnMatch[];
  readonly zone: TimeZone;
}

export function MatchTable({ title, rows, zone }: MatchTableProps) {
  const w = useMatchWords();
  const { language } = useSpeech();
  const kindName = useAuxKind();
  const isMatch = rows.some(({ medal }) => medal !== null);
  const kind: Column<OwnMatch> = isMatch
    ? { key: 'medal', label: w('matches.medal'), cell: ({ medal }) => medal && w(`medal.${medal}`) }
    : { key: 'type', label: w('matches.type'), cell: ({ type }) => type && kindName(type) };
  const columns: readonly Column<OwnMatch>[] = [
    {
      key: 'start',
      label: w('matches.start'),
      primary: true,
      cell: ({ start_time }) => moment(start_time, zone, language),
    },
    { key: 'court', label: w('matches.court'), cell: ({ court_num }) => court_num },
    kind,
    {
      key: 'time',
      label: w('matches.time'),
      type: 'number',
      cell: ({ match_time }) => hoursMinutes(match_time),
    },
    ...(isMatch
      ? [
          {
            key: 'level',
            label: w('matches.credentials'),
            cell: (row: OwnMatch) => row.ref_cred && <CredentialBadge credentials={row.ref_cred} />,
          },
        ]
      : []),
    {
      key: 'amount',
      label: w('matches.amount'),
      type: 'number',
      cell: ({ amount }) => moneyText(centsOf(amount)),
    },
    { key: 'paid', label: w('matches.paid'), cell: ({ paid }) => w(paid ? 'matches.yes' : 'matches.no') },
  ];
  return (
    <Box component="section" aria-label={title}>
      <Box component="h2" sx={{ m: 0, mb: 1, typography: 'h2' }}>
        {title} ({rows.length})
      </Box>
      <ResponsiveTable caption={title} columns={columns} rows={rows} rowKey={({ id }) => id} />
    </Box>
  );
}
