import Box from '@mui/material/Box';
import { type ReactNode, type RefObject, useMemo, useRef } from 'react';
import { Guide, type KeyHint } from './Guide.tsx';
import { Pane } from './Pane.tsx';
import type { Keyed, Pair } from './usePair.ts';
import { type GridHandle, VirtualGrid } from './VirtualGrid.tsx';
import { useDeskKitWords } from './words.ts';

/** How several rows of a list are chosen. */
export interface Choosing<Row> {
  readonly keys: ReadonlySet<string>;
  /** A click on a row that is not picked, or with Shift on any. */
  press(row: Row, range: boolean): void;
  extend(from: Row, to: Row): void;
  /** Chooses the row's group. */
  all(row: Row): void;
  clear(): void;
}

export interface PairPane<Row extends Keyed> {
  readonly title: string;
  readonly count: string;
  readonly searchLabel: string;
  readonly search: string;
  readonly onSearch: (text: string) => void;
  readonly rows: readonly Row[];
  readonly heightOf: (row: Row) => number;
  readonly isHeading?: (row: Row) => boolean;
  readonly canPick: (row: Row) => boolean;
  /** Rows that can be chosen, many at once; none without it. */
  readonly choosing?: Choosing<Row>;
  /** Returns whether it was handled otherwise than by picking. */
  readonly onEnter?: (row: Row) => boolean;
  /** Further keys of a row; returns whether the key was handled. */
  readonly onKey?: (key: string, row: Row) => boolean;
  readonly draw: (row: Row) => ReactNode;
  readonly rankOf?: (row: Row) => number | null;
  /** See `VirtualGrid`. */
  readonly filtered?: string;
  readonly place?: { readonly from: string; readonly onRest: (key: string) => void };
  readonly empty: ReactNode;
  readonly below?: ReactNode;
}

interface PairDeskProps<Left extends Keyed, Right extends Keyed> {
  readonly pair: Pair<Left, Right>;
  readonly left: PairPane<Left>;
  readonly right: PairPane<Right>;
  /** Height in px of all that is not the lists; they have the rest of the window. */
  readonly besides: number;
  readonly text: string;
  readonly mode?: string | undefined;
  /** Where the pick can be looked into. */
  readonly beside?: ReactNode;
  /** What can be done with the chosen rows; stands in the place of the keys. */
  readonly acts?: ReactNode;
  readonly keys: readonly KeyHint[];
  /** Keys that mean the same in both lists. */
  readonly onKey?: (key: string) => boolean;
}

const COLUMNS = { xs: 'minmax(0, 1fr)', md: 'minmax(0, 3fr) minmax(0, 2fr)' };

/** Two long lists: one row picked in each, by pointer or keys, is an assignment. */
export function PairDesk<Left extends Keyed, Right extends Keyed>(props: PairDeskProps<Left, Right>) {
  const { pair, left, right, besides, onKey } = props;
  const w = useDeskKitWords();
  const leftGrid = useRef<GridHandle>(null);
  const rightGrid = useRef<GridHandle>(null);
  const shared = (key: string): boolean => {
    if (key !== 'Escape') return onKey?.(key) ?? false;
    pair.clear();
    left.choosing?.clear();
    return true;
  };
  const { picks } = pair;
  return (
    <>
      <Guide
        text={props.text}
        picked={picks.left !== null || picks.right !== null || Boolean(props.acts)}
        mode={props.mode}
        beside={props.beside}
        keys={[
          ...props.keys,
          ['Esc', w('desk.keyClear')],
          ['↑ ↓', w('desk.keyMove')],
          ['← →', w('desk.keyCross')],
        ]}
        acts={props.acts}
        busy={pair.busy}
      />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: COLUMNS }}>
        <Side
          pane={left}
          besides={besides}
          grid={leftGrid}
          other={rightGrid}
          picked={picks.left}
          first={picks.right === null}
          onPick={pair.pickLeft}
          onKey={shared}
        />
        <Side
          pane={right}
          besides={besides}
          grid={rightGrid}
          other={leftGrid}
          picked={picks.right}
          first={picks.left === null}
          onPick={pair.pickRight}
          onKey={shared}
        />
      </Box>
    </>
  );
}

interface SideProps<Row extends Keyed> {
  readonly pane: PairPane<Row>;
  readonly besides: number;
  readonly grid: RefObject<GridHandle | null>;
  readonly other: RefObject<GridHandle | null>;
  readonly picked: string | null;
  /** Nothing is picked on the other side yet: focus goes there. */
  readonly first: boolean;
  readonly onPick: (row: Row) => void;
  readonly onKey: (key: string) => boolean;
}

const keyOf = ({ key }: Keyed): string => key;

function Side<Row extends Keyed>({
  pane,
  besides,
  grid,
  other,
  picked,
  first,
  onPick,
  onKey,
}: SideProps<Row>) {
  const { choosing } = pane;
  const marked = useMemo(
    () => (choosing ? new Set(picked === null ? choosing.keys : [...choosing.keys, picked]) : picked),
    [choosing, picked],
  );
  const pick = (row: Row, range: boolean) => {
    if (range || !pane.canPick(row)) return choosing?.press(row, range);
    onPick(row);
    if (first && picked !== row.key) other.current?.focus();
  };
  const key = (pressed: string, row: Row | undefined): boolean => {
    if (pressed === 'ArrowRight' || pressed === 'ArrowLeft') {
      other.current?.focus();
      return true;
    }
    return (row !== undefined && pane.onKey?.(pressed, row)) || onKey(pressed);
  };
  return (
    <Pane
      title={pane.title}
      count={pane.count}
      searchLabel={pane.searchLabel}
      search={pane.search}
      onSearch={pane.onSearch}
      grid={grid}
      besides={besides}
      below={pane.below}
    >
      <VirtualGrid
        ref={grid}
        label={pane.title}
        rows={pane.rows}
        rowKey={keyOf}
        heightOf={pane.heightOf}
        isHeading={pane.isHeading}
        picked={marked}
        onPick={pick}
        onExtend={choosing?.extend}
        onAll={choosing?.all}
        onEnter={(row) => {
          if (!pane.onEnter?.(row) && pane.canPick(row)) pick(row, false);
        }}
        onKey={key}
        rankOf={pane.rankOf}
        filtered={pane.filtered}
        opened={picked}
        place={pane.place}
        empty={pane.empty}
      >
        {pane.draw}
      </VirtualGrid>
    </Pane>
  );
}
