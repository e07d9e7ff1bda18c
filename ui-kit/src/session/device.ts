/** First match wins: browsers name their ancestors, too. */
const BROWSERS: readonly (readonly [mark: RegExp, name: string])[] = [
  [/\bEdg(A|iOS)?\//, 'Edge'],
  [/\b(OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/Chrome\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const SYSTEMS: readonly (readonly [mark: RegExp, name: string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMacintosh\b/, 'Mac'],
  [/\bCrOS\b/, 'Chromebook'],
  [/\bLinux\b/, 'Linux'],
];

const named = (agent: string, names: typeof BROWSERS): string | undefined =>
  names.find(([mark]) => mark.test(agent))?.[1];

/** What people call the device that named itself like this: `Chrome, Windows`. Unknown ones keep their own words. */
export const deviceName = (agent: string): string =>
  [named(agent, BROWSERS), named(agent, SYSTEMS)].filter(Boolean).join(', ') || agent;
