import { useSaid } from '../words/said.ts';

/** What is wrong with a field, which may be said in the server's words. */
export function useFault(message: string | undefined): string | undefined {
  const said = useSaid();
  return message && said(message);
}
