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
  useEffect,
  useEffectEvent,
  useId,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from 'react';
import { PinnedHeads } from './PinnedHeads.tsx';
import { rowAt } from './pinned.ts';
import { useStillRows } from './useStillRows.ts';

/** Size in px until it is measured. */
const UNKNOWN = { width: 0, height: 600 };

/** Px that stay visible when paging. */
const PEEK = 40;

/** A list that stood still so long is where somebody reads. */
const REST_MS = 400;

export interface GridHandle {
  /** Focuses the list, on the row of a key where one is given. */
  focus(key?: string): void;
}

interface VirtualGridProps<Row> {
  readonly ref?: Ref<GridHandle>;
  readonly label: string;
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  /** In px; depends on the row alone. */
  readonly heightOf: (row: Row) => number;
  readonly children: (row: Row) => ReactNode;
  /** Headings are skipped by the keys and cannot be picked. */
  readonly isHeading?: (row: Row) => boolean;
  /** Key of the picked row; a set where many may be picked at once. */
  readonly picked: string | null | ReadonlySet<string>;
  /** A click, or Enter without `onEnter`. With several picks also Space; `range` picks from the last one to here. */
  readonly onPick: (row: Row, range: boolean) => void;
  /** With several picks: Shift and an arrow key moved between two rows. */
  readonly onExtend?: (from: Row, to: Row) => void;
  /** Ctrl or Cmd with A, on a row. */
  readonly onAll?: (row: Row) => void;
  readonly onEnter?: (row: Row) => void;
  /** A key, click or focus reached the row. */
  readonly onActive?: (row: Row) => void;
  /** Further keys of a row; returns whether the key was handled. */
  readonly onKey?: (key: string, row: Row | undefined) => boolean;
  /** Rank of a row that heads others, 0 above 1: it stays at the top while they are scrolled. */
  readonly rankOf?: ((row: Row) => number | null) | undefined;
  /** What was filtered for: where it changes, the first visible row stays in its place. */
  readonly filtered?: string | undefined;
  /** Key of a row that is brought into view at first, and when a filter lets it return. */
  readonly opened?: string | null | undefined;
  /** Key of the row to begin at, and of the first visible one where somebody stopped scrolling. */
  readonly place?: { readonly from: string; readonly onRest: (key: string) => void } | undefined;
  readonly empty: ReactNode;
}

/**
 * A long list with one Tab stop that renders visible rows only. The row under the pointer, else the active one, stays in
 * place while rows above come or go: nobody clicks what has just slid there.
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
    rankOf,
    filtered = '',
    opened = null,
    place,
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
  const { slack, handlers } = useStillRows(box, { tops, indexOf, keys, filtered }, activeKey);
  const ranks = useMemo(() => rows.map((row) => rankOf?.(row) ?? null), [rows, rankOf]);
  const headPx = useMemo(
    () => [0, 1].reduce((sum, rank) => sum + heightAt(tops, ranks.indexOf(rank)), 0),
    [tops, ranks],
  );
  const height = tops.at(-1) ?? 0;
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => box.current,
    estimateSize: (index) => (tops[index + 1] ?? 0) - (tops[index] ?? 0),
    getItemKey: useCallback((index: number) => keys[index] ?? index, [keys]),
    scrollMargin: slack,
    overscan: 12,
    // No row lands below the headings that stay at the top.
    scrollPaddingStart: headPx,
    initialRect: UNKNOWN,
    // Before layout there is no height, and there would be no rows.
    observeElementRect: (list, tell) =>
      observeElementRect(list, (rect) => tell(rect.height > 0 ? rect : UNKNOWN)),
  });

  const openedAt = opened === null ? undefined : indexOf.get(opened);
  const from = place && indexOf.get(place.from);
  const begun = useRef(false);
  const showOpened = useEffectEvent(() => {
    const first = begun.current ? undefined : from;
    begun.current = true;
    if (first !== undefined) virtual.scrollToIndex(first, { align: 'start' });
    else if (openedAt !== undefined) virtual.scrollToIndex(openedAt, { align: 'auto' });
  });
  // A row that moves is not brought back into view: only one that comes.
  const isOpenedThere = openedAt !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the effect follows
  useEffect(() => showOpened(), [isOpenedThere]);
  const onRest = place?.onRest;
  useEffect(() => {
    const list = box.current;
    if (!list || !onRest) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const moved = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        const key = list.scrollTop === 0 ? '' : keys[rowAt(tops, list.scrollTop - slack + headPx)];
        if (key !== undefined) onRest(key);
      }, REST_MS);
    };
    list.addEventListener('scroll', moved, { passive: true });
    return () => {
      clearTimeout(timer);
      list.removeEventListener('scroll', moved);
    };
  }, [onRest, keys, tops, slack, headPx]);

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
  /** Index one page up or down. */
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
      // A held key would do and undo in turn.
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
      {rankOf && (
        <PinnedHeads
          box={box}
          rows={rows}
          keys={keys}
          tops={tops}
          ranks={ranks}
          slack={slack}
          draw={props.children}
          onPick={(row) => {
            if (isHeading(row)) return;
            activate(row);
            onPick(row, false);
          }}
        />
      )}
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

/** Of each row in px, then of the end. */
function topsOf(heights: readonly number[]): readonly number[] {
  const tops = [0];
  for (const height of heights) tops.push((tops.at(-1) ?? 0) + height);
  return tops;
}

const heightAt = (tops: readonly number[], index: number): number =>
  index < 0 ? 0 : (tops[index + 1] ?? 0) - (tops[index] ?? 0);

interface ContentProps<Row> {
  readonly of: Row;
  readonly draw: (row: Row) => ReactNode;
}

/** Moving the active row does not rerender the rows' content. */
const Content = memo(<Row,>({ of, draw }: ContentProps<Row>) => draw(of)) as <Row>(
  props: ContentProps<Row>,
) => ReactNode;

interface GridRowProps {
  readonly id: string;
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
