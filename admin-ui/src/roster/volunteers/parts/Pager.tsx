import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useVolunteerWords } from '../words.ts';

export interface PagerProps {
  readonly offset: number;
  readonly limit: number;
  readonly total: number;
  readonly onOffset: (offset: number) => void;
}

/** Which part of a long list is shown, and the ways to the others; nothing where all of it is. */
export function Pager({ offset, limit, total, onOffset }: PagerProps) {
  const v = useVolunteerWords();
  if (total <= limit && offset === 0) return null;
  const step = (by: number, label: string, Icon: typeof ChevronLeft) => (
    <IconButton
      aria-label={label}
      title={label}
      disabled={offset + by < 0 || offset + by >= total}
      onClick={() => onOffset(offset + by)}
    >
      <Icon />
    </IconButton>
  );
  return (
    <Box
      component="nav"
      className="no-print"
      sx={{ display: 'flex', alignItems: 'center', justifyContent: 'end', gap: 0.5, px: 1 }}
    >
      <Box role="status" sx={{ typography: 'body2', color: 'text.secondary', mr: 1 }}>
        {v('page.range', { from: offset + 1, to: Math.min(offset + limit, total), total })}
      </Box>
      {step(-limit, v('page.former'), ChevronLeft)}
      {step(limit, v('page.next'), ChevronRight)}
    </Box>
  );
}
