import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { useBoardWords } from '../words.ts';

/** Height of what sticks above a part of the board on a phone. */
export const JUMP_MARGIN = { xs: '64px', md: '16px' } as const;

/** Scrolls to a part of the page and focuses it, without a history entry. */
function jumpTo(id: string): void {
  const target = document.getElementById(id);
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  target?.scrollIntoView({ block: 'start', behavior: still ? 'auto' : 'smooth' });
  target?.focus({ preventScroll: true });
}

interface JumpAnchorProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  readonly to: string;
}

/** Unstyled link within the page, for `component=`. */
export const JumpAnchor = ({ to, ...rest }: JumpAnchorProps) => (
  <a
    {...rest}
    href={`#${to}`}
    onClick={(event) => {
      event.preventDefault();
      jumpTo(to);
    }}
  />
);

export interface Jump {
  readonly to: string;
  readonly label: string;
  readonly count: ReactNode;
}

/** Parts of the board with their counts; sticky on a phone. */
export function JumpBar({ jumps }: { jumps: readonly Jump[] }) {
  const w = useBoardWords();
  return (
    <Box
      component="nav"
      aria-label={w('board.jump')}
      className="no-print"
      sx={{
        display: { xs: 'flex', md: 'none' },
        position: 'sticky',
        top: 0,
        zIndex: 5,
        mx: -2,
        px: 2,
        mb: 2,
        overflowX: 'auto',
        scrollbarWidth: 'none',
        backgroundColor: 'background.default',
        borderBottom: '1px solid var(--mui-palette-divider)',
      }}
    >
      {jumps.map(({ to, label, count }) => (
        <Link
          key={to}
          component={JumpAnchor}
          to={to}
          underline="none"
          sx={{
            flex: '1 0 auto',
            minHeight: 48,
            px: 1,
            display: 'inline-flex',
            alignItems: 'center',
            justifyContent: 'center',
            gap: 0.75,
            typography: 'body2',
            fontWeight: 600,
            whiteSpace: 'nowrap',
          }}
        >
          {label}
          <Box component="span" sx={{ color: 'text.secondary', fontWeight: 550 }}>
            {count}
          </Box>
        </Link>
      ))}
    </Box>
  );
}
