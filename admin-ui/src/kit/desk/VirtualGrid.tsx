import { stepTo } from '@courtcrew/ui-kit/page/list/PickList.tsx';
import { usePrinting } from '@courtcrew/ui-kit/page/list/printing.ts';
import Box from '@mui/material/Box';
import { observeElementRect, useVirtualizer } from '@tanstack/react-virtual';
import {
  type KeyboardEvent,
  memo,
  type ReactNode,
  type Ref,
  useCallback,
  useId,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useStillRows } from './useStillRows.ts';

/** What the list measures, in px, until that is known. */
const UNKNOWN = { width: 0, height: 600 };

/** Of a page, so much in px stays in sight with the next. */
const PEEK = 40;

export interface GridHandle {
  /** Focuses the list, on the row of a key where one is given. */
  focus(key?: string): void;
}

interface VirtualGridProps<Row> {
  readonly ref?: Ref<GridHandle>;
  readonly label: string;
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  /** In px; must not depend on anything but the row. */
  readonly heightOf: (row: Row) => number;
  readonly children: (row: Row) => ReactNode;
  /** Headings are skipped by the keys and cannot be picked. */
  readonly isHeading?: (row: Row) => boolean;
  /** Key of the picked row; a set where many may be picked at once. */
  readonly picked: string | null | ReadonlySet<string>;
  /**
   * A row was clicked; or Enter pressed on it, without `onEnter`. Where many may be picked, Space picks, too, and
   * `range` asks for everything from the last pick to here.
   */
  readonly onPick: (row: Row, range: boolean) => void;
  /** Where many may be picked: a key was pressed with Shift that leads from one row to another. */
  readonly onExtend?: (from: Row, to: Row) => void;
  /** Ctrl or Cmd with A, on a row. */
  readonly onAll?: (row: Row) => void;
  readonly onEnter?: (row: Row) => void;
  /** The keys, a click or the focus came to a row. */
  readonly onActive?: (row: Row) => void;
  /** Further keys of a row; answers whether the key meant something. */
  readonly onKey?: (key: string, row: Row | undefined) => boolean;
  /** Shown instead of no rows. */
  readonly empty: ReactNode;
}

/**
 * A long list with one Tab stop, of which only the rows in sight exist. When rows come or go above the row under
 * the pointer (or the active one), that row stays where it is: nobody clicks what has just slid there.
 */
export function VirtualGrid<Row>(props: VirtualGridProps<Row>) {
  const {
    rows,
    rowKey,
    heightOf,
    isHeading = () => false,
    onPick,
    onEnter = (row: Row) => onPick(row, false),
    onExtend,
    onAll,
    onActive,
    onKey,
    picked,
  } = props;
  const many = picked instanceof Set;
  const isPicked = (key: string) => (picked instanceof Set ? picked.has(key) : key === picked);
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const [activeKey, setActive] = useState<string | null>(null);
  const keys = useMemo(() => rows.map(rowKey), [rows, rowKey]);
  const indexOf = useMemo(() => new Map(keys.map((key, index) => [key, index])), [keys]);
  const firstStop = rows.findIndex((row) => !isHeading(row));
  const active = (activeKey === null ? undefined : indexOf.get(activeKey)) ?? firstStop;
  useImperativeHandle(props.ref, () => ({
    focus: (key) => {
      box.current?.focus();
      const index = key === undefined ? undefined : indexOf.get(key);
      if (index !== undefined) goTo(index, index);
    },
  }));
  const isPrinting = usePrinting();
  const tops = useMemo(() => topsOf(rows.map(heightOf)), [rows, heightOf]);
  const { slack, handlers } = useStillRows(box, { tops, indexOf }, activeKey);
  const height = tops.at(-1) ?? 0;
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => box.current,
    estimateSize: (index) => (tops[index + 1] ?? 0) - (tops[index] ?? 0),
    getItemKey: useCallback((index: number) => keys[index] ?? index, [keys]),
    scrollMargin: slack,
    overscan: 12,
    initialRect: UNKNOWN,
    // What is not laid out yet has no height, and would have no rows.
    observeElementRect: (list, tell) =>
      observeElementRect(list, (rect) => tell(rect.height > 0 ? rect : UNKNOWN)),
  });

  const activate = (row: Row) => {
    setActive(rowKey(row));
    onActive?.(row);
  };
  const goTo = (from: number, wished: number): Row | undefined => {
    const step = wished < from ? -1 : 1;
    let index = wished;
    let row = rows[index];
    while (row !== undefined && isHeading(row)) {
      index += step;
      row = rows[index];
    }
    if (row === undefined) return undefined;
    activate(row);
    virtual.scrollToIndex(index);
    return row;
  };
  /** Where a page up or down leads: as far as the list is high. */
  const pageFrom = (key: string): number | null => {
    const way = key === 'PageDown' ? 1 : key === 'PageUp' ? -1 : 0;
    const page = Math.max((box.current?.clientHeight ?? 0) - PEEK, PEEK);
    if (way === 0) return null;
    return virtual.getVirtualItemForOffset((tops[active] ?? 0) + slack + way * page)?.index ?? null;
  };
  const keyDown = (event: KeyboardEvent) => {
    if (event.altKey) return;
    const row = rows[active];
    if (event.ctrlKey || event.metaKey) {
      if (event.key !== 'a' || row === undefined || !onAll) return;
      onAll(row);
      event.preventDefault();
      return;
    }
    const next = pageFrom(event.key) ?? stepTo(event.key, active, rows.length);
    const pick = event.key === 'Enter' || event.key === ' ';
    if (next !== null) {
      const landed = goTo(active, next);
      if (event.shiftKey && row !== undefined && landed !== undefined) onExtend?.(row, landed);
    } else if (event.repeat && (pick || event.key.length === 1)) {
      // A key that is held would do and undo in turn.
    } else if (many && event.key === ' ' && row !== undefined) onPick(row, event.shiftKey);
    else if (pick && row !== undefined) onEnter(row);
    else if (!onKey?.(event.key, row)) return;
    event.preventDefault();
  };

  const drawn = isPrinting ? [...rows.keys()] : virtual.getVirtualItems().map(({ index }) => index);
  const activeRow = rows[active];
  return (
    <Box
      ref={box}
      role="grid"
      tabIndex={0}
      aria-label={props.label}
      aria-rowcount={rows.length}
      aria-multiselectable={many || undefined}
      aria-activedescendant={activeRow ? `${id}-${rowKey(activeRow)}` : undefined}
      onKeyDown={keyDown}
      onFocus={(event) => {
        if (event.target === event.currentTarget && activeRow !== undefined) onActive?.(activeRow);
      }}
      {...handlers}
      sx={{
        position: 'relative',
        height: '100%',
        overflowY: 'auto',
        overflowAnchor: 'none',
        '@media print': { '&, & > [role="rowgroup"]': { height: 'auto !important', margin: '0 !important' } },
        '&:focus-visible': { outlineOffset: '-2px' },
        '&:focus-visible [data-active]': {
          boxShadow: 'inset 0 0 0 2px var(--mui-palette-primary-main)',
        },
      }}
    >
      <Box role="rowgroup" sx={{ position: 'relative' }} style={{ height, marginTop: slack }}>
        {drawn.map((index) => {
          const row = rows[index];
          const key = keys[index];
          if (row === undefined || key === undefined) return null;
          return (
            <GridRow
              key={key}
              id={`${id}-${key}`}
              rowKey={key}
              index={index}
              top={tops[index] ?? 0}
              height={heightOf(row)}
              heading={isHeading(row)}
              active={index === active}
              picked={isPicked(key)}
              onPick={(range) => {
                activate(row);
                onPick(row, range);
              }}
            >
              <Content of={row} draw={props.children} />
            </GridRow>
          );
        })}
        {rows.length === 0 && (
          <Box role="row">
            <Box role="gridcell" sx={{ p: 2, color: 'text.secondary' }}>
              {props.empty}
            </Box>
          </Box>
        )}
      </Box>
    </Box>
  );
}

/** Top of each row in px, and of the end as its last entry. */
function topsOf(heights: readonly number[]): readonly number[] {
  const tops = [0];
  for (const height of heights) tops.push((tops.at(-1) ?? 0) + height);
  return tops;
}

interface ContentProps<Row> {
  readonly of: Row;
  readonly draw: (row: Row) => ReactNode;
}

/** A key moves a frame from one row to the next; what stands in the rows need not be drawn again for it. */
const Content = memo(<Row,>({ of, draw }: ContentProps<Row>) => draw(of)) as <Row>(
  props: ContentProps<Row>,
) => ReactNode;

interface GridRowProps {
  readonly id: string;
  /** What the grid knows the row by. */
  readonly rowKey: string;
  readonly index: number;
  readonly top: number;
  readonly height: number;
  readonly heading: boolean;
  readonly active: boolean;
  readonly picked: boolean;
  /** `range` while Shift is held. */
  readonly onPick: (range: boolean) => void;
  readonly children: ReactNode;
}

/** One row of a virtual grid at its place. */
const GridRow = (props: GridRowProps) => (
  <Box
    role="row"
    id={props.id}
    aria-rowindex={props.index + 1}
    aria-selected={props.heading ? undefined : props.picked}
    data-row={props.rowKey}
    data-active={props.active || undefined}
    onClick={props.heading ? undefined : (event) => props.onPick(event.shiftKey)}
    // Shift selects rows, not their text.
    onMouseDown={(event) => event.shiftKey && event.preventDefault()}
    style={{ top: props.top, height: props.height }}
    sx={{
      position: 'absolute',
      insetInline: 0,
      // On paper rows stand below each other, as high as their names need.
      '@media print': { position: 'static', height: 'auto !important', breakInside: 'avoid' },
      cursor: props.heading ? 'default' : 'pointer',
      backgroundColor: props.picked ? 'action.selected' : undefined,
      boxShadow: props.picked ? 'inset 4px 0 0 var(--mui-palette-primary-light)' : undefined,
      borderBottom: '1px solid color-mix(in srgb, var(--mui-palette-divider) 60%, transparent)',
      '&:hover': props.heading || props.picked ? {} : { backgroundColor: 'action.hover' },
    }}
  >
    <Box role="gridcell" sx={{ height: '100%', minWidth: 0 }}>
      {props.children}
    </Box>
  </Box>
);
