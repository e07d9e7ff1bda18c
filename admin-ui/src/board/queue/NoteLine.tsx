import Box from '@mui/material/Box';

const cut = { maxWidth: '100%', overflow: 'hidden', textOverflow: 'ellipsis' } as const;

export const NoteLine = ({ tag, note }: { tag: string | null; note: string | null }) =>
  tag || note ? (
    <Box
      title={[tag, note].filter(Boolean).join(' · ')}
      sx={{
        display: 'flex',
        gap: 0.75,
        fontSize: '0.75rem',
        lineHeight: 1.25,
        color: 'text.secondary',
        whiteSpace: 'nowrap',
        overflow: 'hidden',
      }}
    >
      {tag && (
        <Box component="span" sx={{ ...cut, fontWeight: 680, color: 'secondary.main', flexShrink: 0 }}>
          {tag}
        </Box>
      )}
      <Box component="span" sx={cut}>
        {note}
      </Box>
    </Box>
  ) : null;
