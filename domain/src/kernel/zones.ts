export const TIME_ZONES = [
  'US/Alaska',
  'US/Aleutian',
  'US/Arizona',
  'Canada/Atlantic',
  'US/Central',
  'US/East-Indiana',
  'US/Eastern',
  'US/Hawaii',
  'US/Indiana-Starke',
  'US/Michigan',
  'US/Mountain',
  'US/Pacific',
  'US/Samoa',
  'UTC',
] as const;

export type TimeZone = (typeof TIME_ZONES)[number];

export const isTimeZone = (value: unknown): value is TimeZone => TIME_ZONES.some((zone) => zone === value);

// A formatter costs a hundred times what a formatting costs, and lists show thousands of times.
export function perZone(
  options: Intl.DateTimeFormatOptions,
  locale = 'en-US',
): (zone: TimeZone) => Intl.DateTimeFormat {
  const made = new Map<TimeZone, Intl.DateTimeFormat>();
  return (zone) => {
    const format = made.get(zone) ?? new Intl.DateTimeFormat(locale, { timeZone: zone, ...options });
    made.set(zone, format);
    return format;
  };
}
