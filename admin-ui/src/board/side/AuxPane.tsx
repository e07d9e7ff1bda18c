import type { AuxRow } from '@courtcrew/domain/board/shapes.ts';
import { CredentialBadge } from '@courtcrew/ui-kit/badges/CredentialBadge.tsx';
import { auxKey } from '@courtcrew/ui-kit/board/changes.ts';
import { Elapsed } from '@courtcrew/ui-kit/time/Elapsed.tsx';
import { clock } from '@courtcrew/ui-kit/time/format.ts';
import { useSpeech } from '@courtcrew/ui-kit/words/words.tsx';
import Box from '@mui/material/Box';
import { useCallback } from 'react';
import { nameOf } from '../names.ts';
import { NoteLine } from '../queue/NoteLine.tsx';
import { lineStyle } from '../queue/queueStyle.ts';
import { useBoardWords } from '../words.ts';
import { SideList, type SideProps } from './SideList.tsx';

interface AuxPaneProps extends SideProps {
  readonly aux: readonly AuxRow[];
  readonly zone: string;
}

/** Somebody who is dropped here is asked an assignment for. */
export const AUX_DROP = 'aux';

const heightOf = (): number => 40;

/** Everybody with an assignment beside a court, longest first. */
export function AuxPane({ aux, changed, busy, zone, ...list }: AuxPaneProps) {
  const b = useBoardWords();
  const { language } = useSpeech();
  const draw = useCallback(
    (row: AuxRow) => {
      const key = auxKey(row.id);
      const court = row.court_num && b('court.name', { court: row.court_num });
      return (
        <Box
          data-place={key}
          data-changed={changed.has(key) || undefined}
          aria-busy={busy.has(key) || undefined}
          sx={lineStyle}
        >
          <Box sx={{ minWidth: 0, flex: 1 }}>
            <Box className="name">{nameOf(row)}</Box>
            <NoteLine
              tag={[row.type, row.name].filter(Boolean).join(': ')}
              note={[court, row.note].filter(Boolean).join(' · ')}
            />
          </Box>
          <CredentialBadge credentials={row.credentials} verified={row.credentials_verified} />
          <Box className="times" title={b('aux.since', { time: clock(row.start_time, zone, language) })}>
            <Elapsed since={row.start_time} />
          </Box>
        </Box>
      );
    },
    [changed, busy, zone, language, b],
  );
  return (
    <SideList
      title={b('board.aux')}
      empty={b('board.auxEmpty')}
      rows={aux}
      heightOf={heightOf}
      drop={AUX_DROP}
      {...list}
    >
      {draw}
    </SideList>
  );
}
