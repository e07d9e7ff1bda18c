/** Statuses in which people may apply to shifts and take spots themselves. */
const OPEN: ReadonlySet<string> = new Set(['active', 'published']);
export const canSignUp = (status: string): boolean => OPEN.has(status);

/** People confirm what they were selected for once the selection is public. */
export const canConfirm = (status: string): boolean => status === 'published';
