import { AppAnchor } from '@courtcrew/ui-kit/app/AppLink.tsx';
import Button from '@mui/material/Button';

export const NextStep = ({ to, label }: { to: string; label: string }) => (
  <Button component={AppAnchor} to={to} variant="contained">
    {label}
  </Button>
);
