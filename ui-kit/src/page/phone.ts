/** `+1 801-555-0123` for ten digits, with or without the country's 1 before them; other numbers as they are. */
export const phoneShown = (digits: string): string =>
  digits.replace(/^1?(\d{3})(\d{3})(\d{4})$/, '+1 $1-$2-$3');
