import Box from '@mui/material/Box';
import { TEAL } from './styles.ts';

/** Half a court seen from above: baseline, service line, centre line, and the one person on it. */
export function BrandMark({ size = 28 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 28 28" aria-hidden="true" focusable="false">
      <rect width="28" height="28" rx="7" fill={TEAL} />
      <path d="M6 5.5h16v17H6zM6 13h16M14 5.5V13" fill="none" stroke="#fff" strokeWidth="1.8" />
      <circle cx="18.2" cy="18" r="2.6" fill="#FFC29D" />
    </svg>
  );
}

export function Brand({ size = 28 }: { size?: number }) {
  return (
    <Box sx={{ display: 'inline-flex', alignItems: 'center', gap: 1.25 }}>
      <BrandMark size={size} />
      <Box component="span" sx={{ fontWeight: 720, fontSize: '1.0625rem', letterSpacing: '-0.03em' }}>
        Courtcrew
      </Box>
    </Box>
  );
}
