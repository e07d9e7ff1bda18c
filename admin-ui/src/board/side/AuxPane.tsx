import type { AuxRow } from '@courtcrew/domain/board/shapes.ts';
import { CredentialBadge } from '@courtcrew/ui-kit/badges/CredentialBadge.tsx';
import { auxKey } from '@courtcrew/ui-kit/board/changes.ts';
import { nameOf } from '@courtcrew/ui-kit/board/names.ts';
import { useAuxTitle } from '@courtcrew/ui-kit/board/useAuxTitle.ts';
import { Elapsed } from '@courtcrew/ui-kit/time/Elapsed.tsx';
import { clock } from '@courtcrew/ui-kit/time/format.ts';
import { useSpeech } from '@courtcrew/ui-kit/words/words.tsx';
import Box from '@mui/material/Box';
import { useCallback } from 'react';
import { VirtualGrid } from '../../kit/desk/VirtualGrid.tsx';
import { AUX_DROP } from '../desk/drop.ts';
import { Section } from '../desk/Section.tsx';
import { NoteLine } from '../queue/NoteLine.tsx';
import { lineStyle } from '../queue/queueStyle.ts';
import { useBoardWords } from '../words.ts';

interface AuxPaneProps {
  readonly aux: readonly AuxRow[];
  readonly changed: ReadonlySet<string>;
  readonly busy: ReadonlySet<string>;
  readonly zone: string;
  /** For thumbs, on a page that scrolls. */
  readonly isTall: boolean;
  readonly hasChoice: boolean;
  readonly onChoose: (id: string) => void;
  readonly onEnter: () => void;
}

/** Rows shown before it scrolls where the queue above needs the room. */
const MOST = 3;
const EMPTY_LINE = 46;

const keyOf = ({ id }: AuxRow): string => id;
const dense = (): number => 42;
const tall = (): number => 46;

/** Assignments beside a court, longest first. */
export function AuxPane({ aux, changed, busy, zone, isTall, hasChoice, onChoose, onEnter }: AuxPaneProps) {
  const b = useBoardWords();
  const draw = useCallback(
    (row: AuxRow) => (
      <AuxLine
        row={row}
        zone={zone}
        isChanged={changed.has(auxKey(row.id))}
        isBusy={busy.has(auxKey(row.id))}
      />
    ),
    [changed, busy, zone],
  );
  const heightOf = isTall ? tall : dense;
  const lines = isTall ? aux.length : Math.min(aux.length, MOST);
  return (
    <Section title={b('board.aux')} count={aux.length} drop={AUX_DROP} hasChoice={hasChoice}>
      <Box sx={{ height: aux.length === 0 ? EMPTY_LINE : lines * heightOf() }}>
        <VirtualGrid
          label={b('board.aux')}
          rows={aux}
          rowKey={keyOf}
          heightOf={heightOf}
          picked={null}
          onPick={({ id }) => onChoose(id)}
          onActive={({ id }) => onChoose(id)}
          onEnter={onEnter}
          empty={b('board.auxEmpty')}
        >
          {draw}
        </VirtualGrid>
      </Box>
    </Section>
  );
}

interface AuxLineProps {
  readonly row: AuxRow;
  readonly zone: string;
  readonly isChanged: boolean;
  readonly isBusy: boolean;
}

function AuxLine({ row, zone, isChanged, isBusy }: AuxLineProps) {
  const b = useBoardWords();
  const { language } = useSpeech();
  const auxTitle = useAuxTitle();
  const court = row.court_num && b('court.name', { court: row.court_num });
  // The court comes first: what does not fit is cut at the end.
  const [first = '', ...more] = [court, auxTitle(row), row.note].filter(Boolean);
  return (
    <Box
      data-place={auxKey(row.id)}
      data-changed={isChanged || undefined}
      aria-busy={isBusy || undefined}
      sx={lineStyle}
    >
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box className="name">{nameOf(row)}</Box>
        <NoteLine tag={first} note={more.join(' · ')} />
      </Box>
      <CredentialBadge credentials={row.credentials} verified={row.credentials_verified} />
      <Box
        className="times"
        sx={{ '&&': { minWidth: 34 } }}
        title={b('aux.since', { time: clock(row.start_time, zone, language) })}
      >
        <Elapsed since={row.start_time} />
      </Box>
    </Box>
  );
}
