/**
 * Fields that say how to reach or to pay somebody, under every name that answers have for them. Whoever may not reach a
 * person reads none of them; whoever reads those of others is noted. City and state only tell people of one name apart.
 */
export const CONTACT_FIELDS = [
  'email',
  'phone',
  'alt_phone',
  'cell_phone',
  'other_phone',
  'phone_proposed',
  'address',
  'zip',
  'alt_address',
  'emergency_name',
  'emergency_number',
  'paypal',
  'venmo',
  'zelle',
] as const;

type WithContact = { readonly [Field in (typeof CONTACT_FIELDS)[number]]?: string | null };

/** The same row with none of its contact data. */
export function unreachable<Row extends WithContact>(row: Row): Row {
  const hidden = CONTACT_FIELDS.filter((field) => field in row).map((field) => [field, null]);
  return { ...row, ...Object.fromEntries(hidden) };
}
