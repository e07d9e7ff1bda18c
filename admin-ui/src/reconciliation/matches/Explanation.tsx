import ExpandMore from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import { usePayWords } from '../words.ts';

const LINES = ['help.estimate', 'help.amount', 'help.paid', 'help.posted', 'help.auto'] as const;

/** What the words of this screen mean, folded away. */
export function Explanation() {
  const p = usePayWords();
  return (
    <Box
      component="details"
      sx={{ mb: 1, '& summary': { cursor: 'pointer', display: 'inline-flex', minHeight: 24 } }}
    >
      <summary>
        <ExpandMore fontSize="small" /> {p('help.title')}
      </summary>
      <Box component="ul" sx={{ mt: 0.5, mb: 1, maxWidth: '80ch' }}>
        {LINES.map((line) => (
          <li key={line}>{p(line)}</li>
        ))}
      </Box>
    </Box>
  );
}
