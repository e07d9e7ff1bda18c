import ExpandMore from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import { type PaySay, usePayWords } from '../words.ts';

type Line = Extract<Parameters<PaySay>[0], `help.${string}`>;

export function Explanation({ lines }: { readonly lines: readonly Line[] }) {
  const p = usePayWords();
  return (
    <Box
      component="details"
      className="no-print"
      sx={{ mb: 1, '& summary': { cursor: 'pointer', display: 'inline-flex', minHeight: 24 } }}
    >
      <summary>
        <ExpandMore fontSize="small" /> {p('help.title')}
      </summary>
      <Box component="ul" sx={{ mt: 0.5, mb: 1, maxWidth: '80ch' }}>
        {lines.map((line) => (
          <li key={line}>{p(line)}</li>
        ))}
      </Box>
    </Box>
  );
}
