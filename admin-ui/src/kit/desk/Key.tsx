import ArrowBack from '@mui/icons-material/ArrowBack';
import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowForward from '@mui/icons-material/ArrowForward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import Box from '@mui/material/Box';

/** As icons: the pages' font lacks most of them, and a machine without others shows boxes. */
const ARROWS: Readonly<Record<string, typeof ArrowBack>> = {
  '↑': ArrowUpward,
  '↓': ArrowDownward,
  '←': ArrowBack,
  '→': ArrowForward,
};

function Sign({ name }: { readonly name: string }) {
  const Arrow = ARROWS[name];
  return Arrow ? <Arrow titleAccess={name} sx={{ fontSize: '1.1em', verticalAlign: '-0.15em' }} /> : name;
}

/** A keyboard key and its effect; several keys with blanks between them. */
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
      {name.split(' ').map((sign, index) => (
        <span key={sign}>
          {index > 0 && ' '}
          <Sign name={sign} />
        </span>
      ))}
    </Box>
    {does}
  </Box>
);
