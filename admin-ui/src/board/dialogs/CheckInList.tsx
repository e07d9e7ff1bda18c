import Box from '@mui/material/Box';
import { type Ref, useCallback } from 'react';
import { type GridHandle, VirtualGrid } from '../../kit/desk/VirtualGrid.tsx';
import { useBoardWords } from '../words.ts';
import type { CheckinLine, Official } from './checkinLines.ts';
import { OfficialLine } from './OfficialLine.tsx';

interface CheckInListProps {
  readonly ref: Ref<GridHandle>;
  readonly lines: readonly CheckinLine[];
  readonly zone: string;
  readonly onPress: (person: Official) => void;
}

const keyOf = ({ key }: CheckinLine): string => key;
const isHeading = ({ kind }: CheckinLine): boolean => kind === 'heading';
const heightOf = (line: CheckinLine): number =>
  line.kind === 'heading' ? 28 : line.person.shifts.length > 0 ? 46 : 38;

export function CheckInList({ ref, lines, zone, onPress }: CheckInListProps) {
  const b = useBoardWords();
  const draw = useCallback(
    (line: CheckinLine) =>
      line.kind === 'person' ? (
        <OfficialLine person={line.person} zone={zone} />
      ) : (
        <Box sx={{ px: 1, pt: 0.5, typography: 'overline', color: 'text.secondary' }}>
          {b(line.word)} ({line.count})
        </Box>
      ),
    [zone, b],
  );
  return (
    <Box sx={{ height: { xs: '100%', sm: 'min(420px, 48vh)' }, minHeight: 200 }}>
      <VirtualGrid
        ref={ref}
        label={b('in.title')}
        rows={lines}
        rowKey={keyOf}
        heightOf={heightOf}
        isHeading={isHeading}
        picked={null}
        onPick={(line) => line.kind === 'person' && onPress(line.person)}
        empty={b('in.noMatch')}
      >
        {draw}
      </VirtualGrid>
    </Box>
  );
}
