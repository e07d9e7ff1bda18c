interface Handles {
  readonly paypal: string | null;
  readonly venmo: string | null;
  readonly zelle: string | null;
}

/** `Venmo @ann · Zelle 801...`: what the person can be paid by. */
export const handlesOf = ({ paypal, venmo, zelle }: Handles): string =>
  [
    ['PayPal', paypal],
    ['Venmo', venmo],
    ['Zelle', zelle],
  ]
    .flatMap(([what, handle]) => (handle ? [`${what} ${handle}`] : []))
    .join(' · ');
