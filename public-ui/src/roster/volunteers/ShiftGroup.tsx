import { Badge } from '@courtcrew/ui-kit/badges/Badge.tsx';
import ExpandLess from '@mui/icons-material/ExpandLess';
import ExpandMore from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { type Group, sharedCaptains } from './listing.ts';
import { type Order, VolunteerTable } from './VolunteerTable.tsx';
import { useVolunteerWords } from './words.ts';

/** Rows shown at first; a large tournament has hundreds of shifts in a category. */
const PAGE = 30;

interface ShiftGroupProps {
  readonly group: Group;
  readonly order: Order;
  /** The tournament takes registrations. */
  readonly open: boolean;
  readonly now: string;
  readonly expanded: boolean;
  readonly onToggle: () => void;
}

/** A category or a day, which unfolds into its shifts. */
export function ShiftGroup({ group, order, open, now, expanded, onToggle }: ShiftGroupProps) {
  const id = useId();
  return (
    <Box
      component="section"
      aria-labelledby={`${id}-heading`}
      sx={{ borderTop: '1px solid var(--mui-palette-divider)' }}
    >
      <Typography variant="h3" component="h3">
        <Box
          component="button"
          type="button"
          id={`${id}-heading`}
          aria-expanded={expanded}
          aria-controls={`${id}-shifts`}
          onClick={onToggle}
          sx={heading}
        >
          <Box component="span" sx={{ flex: '1 0 45%', minWidth: 0, overflowWrap: 'anywhere' }}>
            {group.key}
          </Box>
          <Marks group={group} />
          {expanded ? <ExpandLess /> : <ExpandMore />}
        </Box>
      </Typography>
      <Box id={`${id}-shifts`}>
        {expanded && <Shifts group={group} order={order} open={open} now={now} />}
      </Box>
    </Box>
  );
}

const heading = {
  width: '100%',
  minHeight: 52,
  px: 0.5,
  py: 1,
  display: 'flex',
  gap: 1,
  alignItems: 'center',
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'left',
  cursor: 'pointer',
  '& svg': { flex: 'none' },
} as const;

const marks = { display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: 1 } as const;

/** What the group needs, and whether the viewer is in it. */
function Marks({ group: { needed, open, own } }: { group: Group }) {
  const w = useVolunteerWords();
  return (
    // Stacked on a small phone, so that words of the name stay whole.
    <Box component="span" sx={marks}>
      {own > 0 && <Badge tone="success">{w('volunteer.own', { count: own })}</Badge>}
      {needed > 0 ? (
        <Badge tone="primary">{w('volunteer.needed', { count: needed })}</Badge>
      ) : (
        <Badge tone="plain" weight="outline">
          {w(open > 0 ? 'volunteer.waitlistOnly' : 'volunteer.full')}
        </Badge>
      )}
    </Box>
  );
}

type ShiftsProps = Pick<ShiftGroupProps, 'group' | 'order' | 'open' | 'now'>;

function Shifts({ group: { key, shifts }, order, open, now }: ShiftsProps) {
  const w = useVolunteerWords();
  const [shown, setShown] = useState(PAGE);
  const about = order === 'category' ? shifts[0]?.category_description : '';
  const captains = order === 'category' ? sharedCaptains(shifts) : '';
  const more = shifts.length - shown;
  return (
    <Box sx={{ pb: 3 }}>
      {(about || captains) && (
        <Box sx={{ px: 0.5, mb: 2, maxWidth: '72ch', color: 'text.secondary', whiteSpace: 'pre-line' }}>
          {about}
          {captains && <Box sx={{ typography: 'body2' }}>{w('volunteer.captains', { names: captains })}</Box>}
        </Box>
      )}
      <VolunteerTable
        caption={key}
        shifts={shifts.slice(0, shown)}
        order={order}
        known={captains}
        open={open}
        now={now}
      />
      {more > 0 && (
        <Button variant="text" onClick={() => setShown(shown + PAGE)} sx={{ mt: 1 }}>
          {w('volunteer.showMore', { count: Math.min(PAGE, more) })}
        </Button>
      )}
    </Box>
  );
}
