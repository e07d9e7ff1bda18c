import type { QueueRow } from '@courtcrew/domain/board/shapes.ts';
import { type PointerEvent, type Ref, useCallback, useEffect, useMemo, useRef } from 'react';
import { type GridHandle, VirtualGrid } from '../../kit/desk/VirtualGrid.tsx';
import { Section } from '../desk/Section.tsx';
import { useBoardWords } from '../words.ts';
import { entriesOf, type QueueEntry } from './entries.ts';
import { QueueLine } from './QueueLine.tsx';

interface QueuePaneProps {
  readonly ref: Ref<GridHandle>;
  readonly queue: readonly QueueRow[];
  readonly changed: ReadonlySet<string>;
  readonly busy: ReadonlySet<string>;
  readonly zone: string;
  /** Rows are high enough for thumbs. */
  readonly isTall: boolean;
  readonly hasChoice: boolean;
  /** Id of the person picked up. */
  readonly carried: string | null;
  readonly onChoose: (ref_id: string) => void;
  readonly onPress: (ref_id: string) => void;
  readonly onEnter: () => void;
  readonly onGrab: (event: PointerEvent, person: QueueRow) => void;
  /** An arrow key left the list to the left. */
  readonly onLeave: () => void;
}

const keyOf = ({ row }: QueueEntry): string => row.ref_id;

const hasNote = ({ row }: QueueEntry): boolean => Boolean(row.note || row.ref_note || row.tag);

/** Row height in px, dense or high enough for a thumb. */
const dense = (entry: QueueEntry): number => (hasNote(entry) ? 44 : 34);
const tall = (entry: QueueEntry): number => (hasNote(entry) ? 54 : 46);

export function QueuePane(props: QueuePaneProps) {
  const { queue, changed, busy, zone, onGrab } = props;
  const b = useBoardWords();
  const drawn = useRef<readonly QueueEntry[]>([]);
  const entries = useMemo(() => entriesOf(drawn.current, queue, { changed, busy }), [queue, changed, busy]);
  useEffect(() => {
    drawn.current = entries;
  }, [entries]);
  const draw = useCallback(
    (entry: QueueEntry) => <QueueLine entry={entry} zone={zone} onGrab={onGrab} />,
    [zone, onGrab],
  );
  return (
    <Section title={b('board.queue')} count={queue.length} hasChoice={props.hasChoice}>
      <VirtualGrid
        ref={props.ref}
        label={b('board.queue')}
        rows={entries}
        rowKey={keyOf}
        heightOf={props.isTall ? tall : dense}
        picked={props.carried}
        onActive={({ row }) => props.onChoose(row.ref_id)}
        onPick={({ row }) => props.onPress(row.ref_id)}
        onEnter={props.onEnter}
        onKey={(key) => {
          if (key !== 'ArrowLeft') return false;
          props.onLeave();
          return true;
        }}
        empty={b('board.queueEmpty')}
      >
        {draw}
      </VirtualGrid>
    </Section>
  );
}
