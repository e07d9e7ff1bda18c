import { CredentialBadge } from '@courtcrew/ui-kit/badges/CredentialBadge.tsx';
import type { Column } from '@courtcrew/ui-kit/page/list/column.ts';
import Link from '@mui/material/Link';
import { levelText } from '../../kit/levelText.ts';
import { text } from '../../kit/table/columns.ts';
import type { DeskSay } from '../words.ts';

interface Rated {
  readonly credentials: string;
  readonly credentials_verified?: boolean;
}

export const credentialsColumn = (d: DeskSay): Column<Rated> =>
  text('credentials', d('column.credentials'), ({ credentials }) => levelText(credentials, d), {
    cell: ({ credentials, credentials_verified: verified }) => (
      <CredentialBadge credentials={credentials} verified={verified} screen="management" />
    ),
  });

export const emailColumn = (d: DeskSay): Column<{ readonly email: string | null }> =>
  text('email', d('staff.email'), ({ email }) => email, {
    cell: ({ email }) => email && <Link href={`mailto:${email}`}>{email}</Link>,
  });

interface Address {
  readonly address: string | null;
  readonly city: string | null;
  readonly state: string | null;
  readonly zip: string | null;
}

/** `1 Main St, Provo, UT 84604` */
export const addressColumn = (d: DeskSay): Column<Address> =>
  text('address', d('contact.address'), ({ address, city, state, zip }) =>
    [address, city, [state, zip].filter(Boolean).join(' ')].filter(Boolean).join(', '),
  );
