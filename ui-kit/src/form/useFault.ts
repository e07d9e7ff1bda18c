import { useLocalized } from '../words/localized.ts';

/** Error of a field, translated where it is the server's. */
export function useFault(message: string | undefined): string | undefined {
  const localized = useLocalized();
  return message && localized(message);
}
