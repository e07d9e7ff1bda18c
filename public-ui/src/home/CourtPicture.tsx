import Box from '@mui/material/Box';

interface Post {
  readonly x: number;
  readonly y: number;
  readonly letter: string;
  readonly warm?: boolean;
}

const POSTS: readonly Post[] = [
  { x: 208, y: 64, letter: 'C' },
  { x: 92, y: 132, letter: 'L1' },
  { x: 324, y: 132, letter: 'L2', warm: true },
  { x: 92, y: 262, letter: 'V' },
  { x: 324, y: 262, letter: 'V' },
];

/** A court seen from above with its crew standing where a crew stands. */
export const CourtPicture = () => (
  <Box sx={{ display: { xs: 'none', md: 'grid' }, placeItems: 'center', backgroundColor: '#005A64', p: 4 }}>
    <svg viewBox="0 0 416 400" width="100%" style={{ maxHeight: 400 }} aria-hidden="true" focusable="false">
      <g fill="none" stroke="#7CC7CF" strokeWidth="3">
        <path fill="#006F7B" d="M128 84h160v232H128z" />
        <path d="M128 150h160M128 250h160M208 84v66M208 250v66" />
      </g>
      <path d="M112 200h192" stroke="#F2FBFB" strokeWidth="4" strokeDasharray="2 5" />
      <g fontFamily="inherit" fontWeight="700" fontSize="15" textAnchor="middle">
        {POSTS.map(({ x, y, letter, warm }) => (
          <g key={`${x} ${y}`}>
            <rect x={x - 19} y={y - 17} width="38" height="34" rx="8" fill={warm ? '#FF9F66' : '#F2FBFB'} />
            <text x={x} y={y + 5.5} fill={warm ? '#331200' : '#00454D'}>
              {letter}
            </text>
          </g>
        ))}
      </g>
    </svg>
  </Box>
);
