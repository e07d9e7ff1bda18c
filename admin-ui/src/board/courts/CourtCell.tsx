import type { NotificationType } from '@courtcrew/domain/board/model.ts';
import type { CourtRow } from '@courtcrew/domain/board/shapes.ts';
import { MedalBadge } from '@courtcrew/ui-kit/badges/BoardBadges.tsx';
import { CredentialBadge } from '@courtcrew/ui-kit/badges/CredentialBadge.tsx';
import { courtKey } from '@courtcrew/ui-kit/board/changes.ts';
import { nameOf, nameWithin } from '@courtcrew/ui-kit/board/names.ts';
import { TEAL, visuallyHidden } from '@courtcrew/ui-kit/theme/styles.ts';
import { Elapsed } from '@courtcrew/ui-kit/time/Elapsed.tsx';
import { clock } from '@courtcrew/ui-kit/time/format.ts';
import { useSpeech } from '@courtcrew/ui-kit/words/words.tsx';
import ContentPaste from '@mui/icons-material/ContentPaste';
import HeadsetMic from '@mui/icons-material/HeadsetMicOutlined';
import HeadsetOff from '@mui/icons-material/HeadsetOffOutlined';
import MedicalServices from '@mui/icons-material/MedicalServices';
import Box from '@mui/material/Box';
import { memo } from 'react';
import { type BoardSay, useBoardWords } from '../words.ts';

const cellStyle = {
  position: 'relative',
  minWidth: 0,
  overflow: 'hidden',
  display: 'flex',
  flexDirection: 'column',
  gap: '3px',
  px: 0.5,
  py: 0.5,
  cursor: 'pointer',
  userSelect: 'none',
  lineHeight: 1.2,
  borderRadius: '6px',
  border: '1px solid var(--mui-palette-divider)',
  borderLeft: '5px solid var(--court)',
  backgroundColor: 'background.paper',
  transition: 'background-color 600ms',
  '&:hover': { borderColor: 'primary.light', borderLeftColor: 'var(--court)' },
  '&[data-free]': {
    color: 'success.main',
    borderStyle: 'dashed',
    borderLeftStyle: 'solid',
    backgroundColor: 'color-mix(in srgb, var(--mui-palette-success-light) 9%, transparent)',
  },
  '&[data-medical]': {
    color: 'text.primary',
    border: '2px solid var(--mui-palette-error-main)',
    borderLeftWidth: 5,
    backgroundColor:
      'color-mix(in srgb, var(--mui-palette-error-main) 9%, var(--mui-palette-background-paper))',
  },
  '&[data-changed]': { backgroundColor: 'action.selected' },
  '&[aria-busy]': { opacity: 0.55 },
  '&[data-active]': { boxShadow: 'inset 0 0 0 1px var(--mui-palette-primary-main)' },
  '&[data-over]': {
    outline: '3px solid var(--mui-palette-secondary-light)',
    outlineOffset: '-2px',
  },
  // The kit's badges are too high for three lines in a cell.
  '& span[role="img"]': { height: '1.55em', minWidth: '2.1em', px: '2px', fontSize: '0.85em', flexShrink: 0 },
  '& svg': { fontSize: '1.25em' },
} as const;

const lineStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: 0.5,
  minHeight: 18,
  minWidth: 0,
  '& .name': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', fontWeight: 550 },
} as const;

interface CourtCellProps {
  readonly id: string;
  readonly row: CourtRow;
  readonly zone: string;
  /** Longest name in characters. */
  readonly letters: number;
  readonly isActive: boolean;
  readonly isChanged: boolean;
  readonly isBusy: boolean;
  readonly needsClipboard: boolean;
  readonly monitor: string | undefined;
  /** Most courts in play have a monitor, and this one has none. */
  readonly lacksMonitor: boolean;
  /** The most urgent call of the court that nobody has confirmed. */
  readonly call: NotificationType | undefined;
}

/** Memoised: rendered again only when the court changes. */
export const CourtCell = memo(function CourtCell(props: CourtCellProps) {
  const { row, letters, call } = props;
  const b = useBoardWords();
  const { language } = useSpeech();
  const isFree = row.id === null;
  const second = { first: row.second_first, last: row.second_last };
  return (
    <Box
      role="gridcell"
      id={props.id}
      aria-selected={props.isActive}
      aria-busy={props.isBusy || undefined}
      data-court={row.court_order}
      data-drop={courtKey(row.court_order)}
      data-free={isFree || undefined}
      data-medical={call === 'medical' || undefined}
      data-active={props.isActive || undefined}
      data-changed={props.isChanged || undefined}
      style={{ '--court': row.color || TEAL } as React.CSSProperties}
      sx={cellStyle}
    >
      <span style={visuallyHidden}>
        {spoken(b, props, row.start_time ? clock(row.start_time, props.zone, language) : '')}
      </span>
      <Box aria-hidden sx={{ display: 'contents' }}>
        <Box sx={lineStyle}>
          <Box component="span" sx={{ fontSize: '1.3em', fontWeight: 720, lineHeight: 1.1 }}>
            {row.court_num}
          </Box>
          {/* A cell is too narrow for all of it, and what is medical comes first. */}
          {call !== 'medical' && <MedalBadge medal={row.medal} />}
          {props.needsClipboard && <ContentPaste color="secondary" titleAccess={b('court.clipboard')} />}
          {call && <CallSign type={call} />}
          {props.lacksMonitor && !call && <HeadsetOff color="warning" titleAccess={b('court.noMonitor')} />}
          <Box
            component="span"
            sx={{ ml: 'auto', fontSize: '0.92em', fontVariantNumeric: 'tabular-nums', fontWeight: 600 }}
          >
            {call === 'medical' ? null : row.start_time ? (
              <Elapsed since={row.start_time} />
            ) : (
              b('board.free')
            )}
          </Box>
        </Box>
        {!isFree && (
          <Box sx={lineStyle}>
            <CredentialBadge credentials={row.credentials} verified={row.credentials_verified} />
            <span className="name">{nameWithin(row, letters)}</span>
          </Box>
        )}
        {row.second_ref_id !== null && (
          <Box sx={{ ...lineStyle, color: 'text.secondary' }}>
            <CredentialBadge credentials={row.second_cred} verified={row.second_verified} />
            <span className="name">{nameWithin(second, letters)}</span>
          </Box>
        )}
      </Box>
    </Box>
  );
});

/** A press on it leads to the call; by keyboard the bar below does. Only what is medical says so in a word. */
function CallSign({ type }: { type: NotificationType }) {
  const b = useBoardWords();
  const name = b(`call.${type}`);
  if (type !== 'medical')
    return (
      <Box component="span" data-call title={b('court.call', { type: name })} sx={{ display: 'inline-flex' }}>
        <HeadsetMic color="secondary" />
      </Box>
    );
  return (
    <Box
      component="span"
      data-call
      title={b('court.call', { type: name })}
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: '2px',
        minHeight: 24,
        // As high as a target must be (WCAG 2.5.8), without moving the lines below.
        my: '-3px',
        minWidth: 0,
        px: '4px',
        borderRadius: '4px',
        fontWeight: 700,
        fontSize: '0.92em',
        color: 'error.contrastText',
        backgroundColor: 'error.main',
        '&:hover': { backgroundColor: 'error.dark' },
      }}
    >
      <MedicalServices />
      <span className="name">{b('court.medical')}</span>
    </Box>
  );
}

/** Accessible label of the cell; without the running time, which would be stale. */
function spoken(b: BoardSay, props: CourtCellProps, time: string): string {
  const { row, monitor, needsClipboard, call } = props;
  const lead = nameOf(row);
  const second = nameOf({ first: row.second_first, last: row.second_last });
  const who =
    row.id === null
      ? b('board.free')
      : row.second_ref_id === null
        ? b('court.playing', { lead, time })
        : b('court.withSecond', { lead, second, time });
  const what = [
    call ? b('court.call', { type: b(`call.${call}`) }) : '',
    who,
    row.medal === 'none' ? '' : b(row.medal === 'Gold' ? 'medal.gold' : 'medal.bronze'),
    needsClipboard ? b('court.clipboard') : '',
    monitor ? b('court.monitor', { name: monitor }) : '',
    props.lacksMonitor ? b('court.noMonitor') : '',
    row.description,
  ];
  return b('court.cell', { court: row.court_num, what: what.filter(Boolean).join(', ') });
}
