import Download from '@mui/icons-material/Download';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useDesk } from '../../kit/desk/desk.ts';
import { useMatchWords } from './words.ts';

const FILES = [
  ['match.table', 'matches', 'results.csv'],
  ['match.dupr', 'dupr', 'dupr.csv'],
  ['match.codes', 'codes', 'codes.json'],
] as const;

/** The results as other programs take them. */
export function ResultFiles() {
  const w = useMatchWords();
  const { tid, name } = useDesk();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<Download />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {w('match.files')}
      </Button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={close}>
        {FILES.map(([word, as, file]) => (
          <MenuItem
            key={as}
            component="a"
            href={`/api/export/${as}/${tid}`}
            download={`${name} ${file}`}
            onClick={close}
          >
            {w(word)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
