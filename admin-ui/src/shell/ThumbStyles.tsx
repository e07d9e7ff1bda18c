import { COARSE } from '@courtcrew/ui-kit/theme/forThumbs.ts';
import { TOUCH } from '@courtcrew/ui-kit/theme/touch.ts';
import GlobalStyles from '@mui/material/GlobalStyles';

const BUTTONS = ['Button-root', 'ToggleButton-root', 'Tab-root', 'MenuItem-root', 'IconButton-sizeMedium'];
const FIELDS = 'body .MuiInputBase-root:not(.MuiInputBase-multiline)';
/** They stand within their fields while these are empty. */
const LABELS =
  'body :not(:has(> .MuiInputBase-multiline)) > .MuiInputLabel-outlined:not(.MuiInputLabel-shrink)';

/** What the desk has lower for the pointer is as high as everywhere where fingers press it. */
export const ThumbStyles = () => (
  <GlobalStyles
    styles={{
      [COARSE]: {
        [[...BUTTONS.map((name) => `body .Mui${name}`), FIELDS].join()]: { minHeight: TOUCH },
        'body .MuiIconButton-sizeMedium': { minWidth: TOUCH },
        [LABELS]: { transform: 'translate(14px, 11px) scale(1)' },
      },
    }}
  />
);
