import VisibilityOff from '@mui/icons-material/VisibilityOffOutlined';
import Visibility from '@mui/icons-material/VisibilityOutlined';
import IconButton from '@mui/material/IconButton';
import { useWords } from '../words/words.tsx';

interface PasswordEyeProps {
  /** Id of the field. */
  readonly field: string;
  /** Id of what names the field. */
  readonly named?: string;
  readonly shown: boolean;
  readonly onShow: (shown: boolean) => void;
}

/** Shows or hides what is typed in a password field. */
export function PasswordEye({ field, named, shown, onShow }: PasswordEyeProps) {
  const w = useWords();
  return (
    <IconButton
      aria-label={w('form.showTyped')}
      aria-pressed={shown}
      aria-controls={field}
      aria-describedby={named}
      color="inherit"
      // The field keeps the focus, and the keyboard of a phone stays.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onShow(!shown)}
      sx={{ width: 44, height: 44, flex: 'none', color: 'text.secondary' }}
    >
      {shown ? <VisibilityOff /> : <Visibility />}
    </IconButton>
  );
}
