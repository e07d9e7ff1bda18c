import type { ClipboardRow, CourtRow } from '@courtcrew/domain/board/shapes.ts';
import { courtKey } from '@courtcrew/ui-kit/board/changes.ts';
import Box from '@mui/material/Box';
import {
  type KeyboardEvent,
  type MouseEvent,
  type Ref,
  type RefObject,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { GridHandle } from '../../kit/desk/VirtualGrid.tsx';
import type { OpenCall } from '../calls/openCalls.ts';
import { useBoardWords } from '../words.ts';
import { CourtCell } from './CourtCell.tsx';
import { cellTo, GAP, type GridLayout, layOutCourts } from './layout.ts';

/** Font size in px; it grows with the cell, to be readable from a distance. */
const typeIn = ({ width, height }: GridLayout): number => {
  if (width < 112) return 12;
  return width >= 150 && height >= 88 ? 15 : 13;
};

/** Px beside a name: stripe, badge, gaps. */
const BESIDE = 46;

/** Characters of a name that fit; on average one is a bit wider than half its height. */
const lettersIn = (layout: GridLayout): number =>
  Math.floor((layout.width - BESIDE) / (typeIn(layout) * 0.57));

interface CourtGridProps {
  readonly ref: Ref<GridHandle>;
  readonly courts: readonly CourtRow[];
  readonly clipboards: readonly ClipboardRow[];
  /** Monitor names by court order. */
  readonly monitors: ReadonlyMap<number, string>;
  /** The most urgent open call of each court, by the court's name. */
  readonly calls: ReadonlyMap<string, OpenCall>;
  readonly changed: ReadonlySet<string>;
  readonly busy: ReadonlySet<string>;
  readonly zone: string;
  /** The page scrolls instead of the grid. */
  readonly isTall: boolean;
  /** Order of the chosen court. */
  readonly chosen: number | null;
  readonly onChoose: (court: number) => void;
  readonly onPress: (court: number) => void;
  /** The sign of a court's call was pressed. */
  readonly onCall: (court: number) => void;
  readonly onEnter: () => void;
  /** An arrow key left the grid to the right. */
  readonly onLeave: () => void;
}

/** All courts in a fixed order. One Tab stop; arrow keys move between cells. */
export function CourtGrid(props: CourtGridProps) {
  const { courts, clipboards, monitors, calls, changed, busy, chosen, onChoose } = props;
  const b = useBoardWords();
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const size = useSize(box);
  const layout = layOutCourts(
    courts.length,
    size.width,
    props.isTall ? Number.POSITIVE_INFINITY : size.height,
  );
  const needing = new Set(clipboards.map(({ court_order }) => court_order));
  const playing = courts.filter(({ id }) => id !== null);
  const watched = playing.filter(({ court_order }) => monitors.has(court_order));
  // Where few courts have a monitor, one without is nothing to be marked.
  const expectsMonitors = watched.length * 2 > playing.length;
  const [last, setLast] = useState(chosen);
  // Focus returns to the court it left, whatever was chosen elsewhere.
  if (chosen !== null && chosen !== last) setLast(chosen);
  const at = Math.max(
    courts.findIndex(({ court_order }) => court_order === last),
    0,
  );
  const active = courts[at];
  useImperativeHandle(props.ref, () => ({ focus: () => box.current?.focus() }));

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target !== event.currentTarget) return;
    const next = cellTo(event.key, at, courts.length, layout.columns);
    const court = next === null ? undefined : courts[next];
    if (court) {
      onChoose(court.court_order);
      cellOf(box.current, court.court_order)?.scrollIntoView({ block: 'nearest' });
    } else if (event.key === 'ArrowRight') props.onLeave();
    else if (event.key === 'Enter' || event.key === ' ') props.onEnter();
    else return;
    event.preventDefault();
  };
  const onClick = ({ target }: MouseEvent) => {
    if (!(target instanceof Element)) return;
    const cell = target.closest<HTMLElement>('[data-court]');
    const press = target.closest('[data-call]') ? props.onCall : props.onPress;
    if (cell) press(Number(cell.dataset.court));
  };

  return (
    <Box
      ref={box}
      role="grid"
      tabIndex={0}
      aria-label={b('board.courts')}
      aria-activedescendant={active ? `${id}-${active.court_order}` : undefined}
      onKeyDown={onKeyDown}
      onClick={onClick}
      onFocus={() => chosen === null && active && onChoose(active.court_order)}
      sx={{
        minHeight: 0,
        height: props.isTall ? undefined : '100%',
        overflowY: props.isTall ? undefined : 'auto',
        display: 'grid',
        alignContent: 'start',
        gap: `${GAP}px`,
        '&:focus-visible': { outline: 'none' },
        '&:focus-visible [data-active]': {
          boxShadow: 'inset 0 0 0 2px var(--mui-palette-primary-main)',
          outline: '2px solid var(--mui-palette-primary-main)',
          outlineOffset: 0,
        },
      }}
      style={{
        gridTemplateColumns: `repeat(${layout.columns}, minmax(0, ${layout.width}px))`,
        gridAutoRows: layout.height,
        fontSize: typeIn(layout),
      }}
    >
      {rowsOf(courts, layout.columns).map((row) => (
        <Box role="row" key={row[0]?.court_order} sx={{ display: 'contents' }}>
          {row.map((court) => (
            <CourtCell
              key={court.court_order}
              id={`${id}-${court.court_order}`}
              row={court}
              zone={props.zone}
              letters={lettersIn(layout)}
              isActive={court === active && chosen !== null}
              isChanged={changed.has(courtKey(court.court_order))}
              isBusy={busy.has(courtKey(court.court_order))}
              needsClipboard={needing.has(court.court_order)}
              monitor={monitors.get(court.court_order)}
              lacksMonitor={expectsMonitors && court.id !== null && !monitors.has(court.court_order)}
              call={calls.get(court.court_num)?.type}
            />
          ))}
        </Box>
      ))}
    </Box>
  );
}

const cellOf = (grid: HTMLElement | null, court: number): Element | null | undefined =>
  grid?.querySelector(`[data-court="${court}"]`);

const rowsOf = (courts: readonly CourtRow[], columns: number): CourtRow[][] =>
  Array.from({ length: Math.ceil(courts.length / columns) }, (_, row) =>
    courts.slice(row * columns, (row + 1) * columns),
  );

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Inner size of an element, kept current. */
function useSize(element: RefObject<HTMLElement | null>): Size {
  const [size, setSize] = useState<Size>({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const box = element.current;
    if (!box) return;
    const measure = () => setSize({ width: box.clientWidth, height: box.clientHeight });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    return () => observer.disconnect();
  }, [element]);
  return size;
}
