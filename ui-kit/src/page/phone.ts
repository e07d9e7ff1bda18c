type Format = (number: string) => string;

let loading: Promise<Format> | undefined;

/** Loaded with the first number of another country that is shown: the tables of all countries are large. */
export const formatAbroad = (): Promise<Format> =>
  (loading ??= import('libphonenumber-js/min').then(
    ({ default: parse }) =>
      (number) =>
        parse(number)?.formatInternational() ?? number,
  ));

/** `+1 801-555-0123` for ten digits, with or without the country's 1 before them; other numbers as they are kept. */
export const phoneShown = (kept: string): string => kept.replace(/^1?(\d{3})(\d{3})(\d{4})$/, '+1 $1-$2-$3');
