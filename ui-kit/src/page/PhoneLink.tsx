import Link from '@mui/material/Link';
import { phoneShown } from './phone.ts';

/** A number to press and call, the same wherever it stands; nothing where there is none. */
export const PhoneLink = ({ number }: { number: string | null | undefined }) =>
  number && (
    <Link
      href={`tel:${phoneShown(number).replace(/[ -]/g, '')}`}
      color="inherit"
      sx={{ whiteSpace: 'nowrap' }}
    >
      {phoneShown(number)}
    </Link>
  );
