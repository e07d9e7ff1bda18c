import { useSaid } from '../words/said.ts';

/** Error of a field, translated where it is the server's. */
export function useFault(message: string | undefined): string | undefined {
  const said = useSaid();
  return message && said(message);
}
