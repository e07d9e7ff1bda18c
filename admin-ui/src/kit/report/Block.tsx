import { partsOf } from '@courtcrew/domain/kernel/parts.ts';
import Box from '@mui/material/Box';
import TableBody from '@mui/material/TableBody';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';

/** Rows that are drawn or left out together. */
export const BLOCK = 50;

/** So far outside the window a block is drawn already, so that scrolling finds it there. */
const NEAR = '800px 0px';

interface Sight<Element extends HTMLElement> {
  readonly ref: RefObject<Element | null>;
  readonly near: boolean;
  /** Height in px that was measured last, or the guess. */
  readonly height: number;
}

/** Whether an element is near the window, and how high it was when it was drawn. */
function useSight<Element extends HTMLElement>(first: boolean, guess: number): Sight<Element> {
  const ref = useRef<Element>(null);
  const [near, setNear] = useState(first);
  const height = useRef(guess);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry) return;
        if (!entry.isIntersecting) height.current = entry.boundingClientRect.height;
        setNear(entry.isIntersecting);
      },
      { rootMargin: NEAR },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, near, height: height.current };
}

interface BlockProps {
  /** The first block is drawn at once. */
  readonly first: boolean;
  readonly rows: number;
  /** Drawn wherever it is: paper has everything. */
  readonly whole: boolean;
  readonly children: () => ReactNode;
}

/** Rows of a table that exist only while they are near the window; their place is kept. */
export function RowBlock({ first, rows, whole, children }: BlockProps) {
  const { ref, near, height } = useSight<HTMLTableSectionElement>(first, rows * 41);
  return (
    <TableBody ref={ref}>{near || whole ? children() : <tr aria-hidden style={{ height }} />}</TableBody>
  );
}

/** The same for cards on a phone. */
export function CardBlock({ first, rows, whole, children }: BlockProps) {
  const { ref, near, height } = useSight<HTMLDivElement>(first, rows * 150);
  return (
    <Box ref={ref} role="presentation" sx={{ display: 'grid', gap: 1.5 }}>
      {near || whole ? children() : <div style={{ height }} />}
    </Box>
  );
}

/** Rows cut into blocks. */
export const blocksOf = <Row,>(rows: readonly Row[]): readonly (readonly Row[])[] => partsOf(rows, BLOCK);
