import Box from '@mui/material/Box';

/** A key of the keyboard, and what it does here. */
export const Key = ({ name, does }: { name: string; does: string }) => (
  <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, whiteSpace: 'nowrap' }}>
    <Box
      component="kbd"
      sx={{
        font: 'inherit',
        fontWeight: 650,
        minWidth: 20,
        px: 0.5,
        textAlign: 'center',
        color: 'text.primary',
        border: '1px solid var(--mui-palette-divider)',
        borderBottomWidth: 2,
        borderRadius: '5px',
        backgroundColor: 'background.paper',
      }}
    >
      {name}
    </Box>
    {does}
  </Box>
);
