import { CredentialBadge } from '@courtcrew/ui-kit/badges/CredentialBadge.tsx';
import type { RaRecord } from 'react-admin';
import type { ListColumn } from '../../kit/rest/list/columns.ts';

interface Credentialed extends RaRecord {
  readonly credentials: string;
  readonly credentials_verified?: boolean;
}

/** Somebody's credentials: a badge in the list, a word in the file. */
export const credentialsColumn = <Row extends Credentialed>(label: string): ListColumn<Row> => ({
  source: 'credentials',
  label,
  text: ({ credentials }) => credentials,
  cell: ({ credentials, credentials_verified }) => (
    <CredentialBadge credentials={credentials} verified={credentials_verified} screen="management" />
  ),
  unsorted: true,
});
