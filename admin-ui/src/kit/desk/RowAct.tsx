import { COARSE, TOUCH } from '@courtcrew/ui-kit/theme/styles.ts';
import IconButton from '@mui/material/IconButton';
import type { ReactNode } from 'react';

interface RowActProps {
  readonly label: string;
  readonly disabled?: boolean;
  /** A link instead of a click, to another program such as mail. */
  readonly href?: string;
  readonly onClick?: () => void;
  readonly children: ReactNode;
}

/** A button of a row; out of the Tab order, as the list is one stop and its keys do the same. */
export const RowAct = ({ label, disabled, href, onClick, children }: RowActProps) => (
  <IconButton
    tabIndex={-1}
    size="small"
    aria-label={label}
    title={label}
    disabled={disabled}
    {...(href !== undefined && { href })}
    onClick={(event) => {
      event.stopPropagation();
      onClick?.();
    }}
    sx={{ width: 32, height: 32, [COARSE]: { width: TOUCH, height: TOUCH } }}
  >
    {children}
  </IconButton>
);
