import { AppAnchor } from '@courtcrew/ui-kit/app/AppLink.tsx';
import Button from '@mui/material/Button';

interface NextStepProps {
  readonly to: string;
  readonly label: string;
}

/** Link to where an empty list is filled. */
export const NextStep = ({ to, label }: NextStepProps) => (
  <Button component={AppAnchor} to={to} variant="contained">
    {label}
  </Button>
);
