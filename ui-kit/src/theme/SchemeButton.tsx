import DarkModeOutlined from '@mui/icons-material/DarkModeOutlined';
import LightModeOutlined from '@mui/icons-material/LightModeOutlined';
import IconButton from '@mui/material/IconButton';
import { useColorScheme } from '@mui/material/styles';
import { useWords } from '../words/words.tsx';

/** Switches between light and dark and remembers the choice in this browser. */
export function SchemeButton() {
  const w = useWords();
  const { mode, systemMode, setMode } = useColorScheme();
  const dark = (mode === 'system' ? systemMode : mode) === 'dark';
  const label = w(dark ? 'theme.toLight' : 'theme.toDark');
  return (
    <IconButton
      aria-label={label}
      title={label}
      onClick={() => setMode(dark ? 'light' : 'dark')}
      color="inherit"
    >
      {dark ? <LightModeOutlined /> : <DarkModeOutlined />}
    </IconButton>
  );
}
