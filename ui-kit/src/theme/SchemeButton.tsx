import DarkModeOutlined from '@mui/icons-material/DarkModeOutlined';
import LightModeOutlined from '@mui/icons-material/LightModeOutlined';
import IconButton from '@mui/material/IconButton';
import { useWords } from '../words/words.tsx';
import { useScheme } from './useScheme.ts';

/** Switches between light and dark and remembers the choice in this browser. */
export function SchemeButton() {
  const w = useWords();
  const { dark, label: name, change } = useScheme();
  const label = w(name);
  return (
    <IconButton aria-label={label} title={label} onClick={change} color="inherit">
      {dark ? <LightModeOutlined /> : <DarkModeOutlined />}
    </IconButton>
  );
}
