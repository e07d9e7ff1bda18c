/** What the provider says of a text message that it took. */

/** Its last words; whatever else it says is that the message is under way. */
const LAST: ReadonlyMap<string, 'delivered' | 'bounced'> = new Map([
  ['delivered', 'delivered'],
  ['read', 'delivered'],
  ['undelivered', 'bounced'],
  ['failed', 'bounced'],
]);

export const outcomeIn = (status: string): 'delivered' | 'bounced' | null => LAST.get(status) ?? null;
