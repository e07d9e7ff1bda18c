import { stepTo } from '@courtcrew/ui-kit/page/list/PickList.tsx';
import { usePrinting } from '@courtcrew/ui-kit/page/list/printing.ts';
import Box from '@mui/material/Box';
import {
  type KeyboardEvent,
  memo,
  type ReactNode,
  type Ref,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useKeptPlace } from '../page/useKeptPlace.ts';
import { GridRow } from './GridRow.tsx';
import { useStillRows } from './useStillRows.ts';
import { inSight, layOut, rowAt, scrollFor } from './window.ts';

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
  const [view, setView] = useState({ top: 0, height: 600 });
  const [activeKey, setActive] = useState<string | null>(null);
  const layout = useMemo(() => layOut(rows.map(heightOf)), [rows, heightOf]);
  const indexOf = useMemo(() => new Map(rows.map((row, index) => [rowKey(row), index])), [rows, rowKey]);
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
  const kept = useKeptPlace();
  const { slack, handlers } = useStillRows(box, { tops: layout.tops, indexOf }, activeKey);

  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const measure = () => setView({ top: element.scrollTop, height: element.clientHeight });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

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
    const top = scrollFor(layout, index, view.top - slack, view.height);
    if (top !== null) box.current?.scrollTo({ top });
    return row;
  };
  /** Where a page up or down leads: as far as the list is high. */
  const pageFrom = (key: string): number | null => {
    const way = key === 'PageDown' ? 1 : key === 'PageUp' ? -1 : 0;
    const from = layout.tops[active] ?? 0;
    return way === 0 ? null : rowAt(layout, from + way * Math.max(view.height - PEEK, PEEK));
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

  const [first, last] = isPrinting ? [0, rows.length] : inSight(layout, view.top - slack, view.height);
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
        kept.onFocus(event);
        if (event.target === event.currentTarget && activeRow !== undefined) onActive?.(activeRow);
      }}
      onBlur={kept.onBlur}
      onScroll={({ currentTarget }) =>
        setView({ top: currentTarget.scrollTop, height: currentTarget.clientHeight })
      }
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
      <Box role="rowgroup" sx={{ position: 'relative' }} style={{ height: layout.height, marginTop: slack }}>
        {rows.slice(first, last).map((row, offset) => {
          const index = first + offset;
          const key = rowKey(row);
          return (
            <GridRow
              key={key}
              id={`${id}-${key}`}
              rowKey={key}
              index={index}
              top={layout.tops[index] ?? 0}
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

interface ContentProps<Row> {
  readonly of: Row;
  readonly draw: (row: Row) => ReactNode;
}

/** A key moves a frame from one row to the next; what stands in the rows need not be drawn again for it. */
const Content = memo(<Row,>({ of, draw }: ContentProps<Row>) => draw(of)) as <Row>(
  props: ContentProps<Row>,
) => ReactNode;
