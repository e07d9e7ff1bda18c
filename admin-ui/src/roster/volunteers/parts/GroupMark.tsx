import type { VolunteerFace } from '@courtcrew/domain/roster/volunteers/shapes.ts';
import Box from '@mui/material/Box';

type Group = NonNullable<VolunteerFace['group']>;

/** A group by its colour and its name: a colour alone says nothing to many. */
export const GroupMark = ({
  group: { group_name, color },
}: {
  group: Pick<Group, 'group_name' | 'color'>;
}) => (
  <Box
    component="span"
    sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75, minWidth: 0, maxWidth: '100%' }}
  >
    <Box
      component="span"
      aria-hidden
      sx={{
        width: 12,
        height: 12,
        flexShrink: 0,
        borderRadius: '4px',
        border: '1px solid color-mix(in srgb, var(--mui-palette-text-primary) 30%, transparent)',
        printColorAdjust: 'exact',
      }}
      style={{ backgroundColor: color }}
    />
    <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
      {group_name}
    </Box>
  </Box>
);
