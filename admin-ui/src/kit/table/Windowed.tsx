import { partsOf } from '@courtcrew/domain/kernel/parts.ts';
import { usePrinting } from '@courtcrew/ui-kit/page/list/printing.ts';
import Box from '@mui/material/Box';
import TableBody from '@mui/material/TableBody';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type ComponentProps, type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react';

/** Rows rendered or left out together. */
const BLOCK = 50;

/** Height in px before measuring. */
const GUESS = { row: 41, card: 150 } as const;

interface WindowedProps<Row> {
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  readonly draw: (row: Row) => ReactNode;
  readonly wide: boolean;
}

/** Rows rendered only near the window, whose place is kept; all on paper. */
export function Windowed<Row>({ rows, rowKey, draw, wide }: WindowedProps<Row>) {
  const start = useRef<HTMLTableSectionElement & HTMLDivElement>(null);
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    if (start.current) setTop(Math.round(start.current.getBoundingClientRect().top + window.scrollY));
  });
  const isPrinting = usePrinting();
  const blocks = useMemo(() => partsOf(rows, BLOCK), [rows]);
  const guess = (at: number) => (blocks[at]?.length ?? 0) * GUESS[wide ? 'row' : 'card'];
  const virtual = useWindowVirtualizer({
    count: blocks.length,
    estimateSize: guess,
    // Keyed by the first row: another block has another height.
    getItemKey: (at) => (blocks[at]?.[0] === undefined ? at : rowKey(blocks[at][0])),
    measureElement: (block) =>
      block.getBoundingClientRect().height || guess(Number(block.getAttribute('data-index'))),
    initialRect: { width: 0, height: 800 },
    scrollMargin: top,
    overscan: 1,
  });
  const items = isPrinting ? [] : virtual.getVirtualItems();
  const [first, last] = [items[0], items.at(-1)];
  const drawn = isPrinting ? [...blocks.keys()] : items.map(({ index }) => index);
  const Block = wide ? TableBody : CardBlock;
  const space = wide
    ? (height: number) => <tr style={{ height }} />
    : (height: number) => <div style={{ height }} />;
  return (
    <>
      <Block aria-hidden ref={start}>
        {space(first ? first.start - top : 0)}
      </Block>
      {drawn.map((index) => (
        <Block key={virtual.options.getItemKey(index)} data-index={index} ref={virtual.measureElement}>
          {blocks[index]?.map(draw)}
        </Block>
      ))}
      <Block aria-hidden>{space(last ? virtual.getTotalSize() + top - last.end : 0)}</Block>
    </>
  );
}

const CardBlock = (props: ComponentProps<'div'>) => (
  <Box role="presentation" sx={{ display: 'grid', gap: 1.5 }} {...props} />
);
