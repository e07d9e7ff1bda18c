import { CREDENTIALS, PROVIDER_TYPES } from '@courtcrew/domain/accounts/choices.ts';
import type { PersonRecord } from '@courtcrew/domain/accounts/rest.ts';
import { CredentialBadge } from '@courtcrew/ui-kit/badges/CredentialBadge.tsx';
import { saveCsv } from '@courtcrew/ui-kit/page/csv.ts';
import {
  BooleanInput,
  BulkExportButton,
  BulkUpdateButton,
  DataTable,
  DateField,
  List,
  SearchInput,
  SelectInput,
} from 'react-admin';
import { useAccountWords } from '../words.ts';

const choices = (values: readonly string[]) => values.map((id) => ({ id, name: id }));

const EXPORTED = [
  ...(['last', 'first', 'email', 'phone', 'alt_phone', 'credentials', 'provider_type'] as const),
  ...(['address', 'city', 'state', 'zip', 'itf_id', 'utr_member_id', 'registered_at'] as const),
] as const;

const exportRows = (rows: readonly PersonRecord[]) =>
  saveCsv(
    'people',
    EXPORTED.map((field) => ({ label: field, value: (row: PersonRecord) => row[field] })),
    rows,
  );

/** Everybody on the platform. */
export function PeopleRecords() {
  const w = useAccountWords();
  const filters = [
    <SearchInput key="q" source="q" alwaysOn />,
    <SelectInput
      key="credentials"
      source="credentials"
      label={w('field.credentials')}
      choices={choices(CREDENTIALS)}
    />,
    <SelectInput
      key="provider"
      source="provider_type"
      label={w('field.provider_type')}
      choices={choices(PROVIDER_TYPES)}
    />,
    <BooleanInput key="list" source="utr_master_list" label={w('field.utr_master_list')} />,
    <BooleanInput key="login" source="login" label={w('field.login')} />,
    <BooleanInput key="admin" source="platform_admin" label={w('field.platform_admin')} />,
  ];
  return (
    <List<PersonRecord>
      filters={filters}
      sort={{ field: 'last', order: 'ASC' }}
      perPage={25}
      exporter={exportRows}
      title={w('people.list')}
    >
      <DataTable<PersonRecord>
        rowClick="edit"
        bulkActionButtons={
          <>
            <BulkUpdateButton
              label={w('field.utr_master_list')}
              data={{ utr_master_list: true }}
              mutationMode="pessimistic"
            />
            <BulkUpdateButton
              label={w('field.credentials_verified')}
              data={{ credentials_verified: true }}
              mutationMode="pessimistic"
            />
            <BulkExportButton />
          </>
        }
      >
        <DataTable.Col<PersonRecord> source="last" label={w('field.last')} />
        <DataTable.Col<PersonRecord> source="first" label={w('field.first')} />
        <DataTable.Col<PersonRecord>
          source="credentials"
          label={w('field.credentials')}
          render={({ credentials, credentials_verified }) => (
            <CredentialBadge credentials={credentials} screen="management" verified={credentials_verified} />
          )}
        />
        <DataTable.Col<PersonRecord> source="email" label={w('field.email')} />
        <DataTable.Col<PersonRecord> source="phone" label={w('field.phone')} disableSort />
        <DataTable.Col<PersonRecord> source="city" label={w('field.city')} />
        <DataTable.Col<PersonRecord> source="state" label={w('field.state')} />
        <DataTable.Col<PersonRecord> source="registered_at" label={w('field.registered_at')}>
          <DateField source="registered_at" />
        </DataTable.Col>
      </DataTable>
    </List>
  );
}
