const WEEKDAYS: Readonly<Record<string, string>> = {
  Mon: 'lun',
  Tue: 'mar',
  Wed: 'mié',
  Thu: 'jue',
  Fri: 'vie',
  Sat: 'sáb',
  Sun: 'dom',
};

const MONTHS: Readonly<Record<string, string>> = {
  Jan: 'ene',
  Feb: 'feb',
  Mar: 'mar',
  Apr: 'abr',
  May: 'may',
  Jun: 'jun',
  Jul: 'jul',
  Aug: 'ago',
  Sep: 'sep',
  Oct: 'oct',
  Nov: 'nov',
  Dec: 'dic',
};

const MOMENT = /\b(\w{3}), (\w{3}) (\d{1,2})(?:, (\d{4}))?, (\d{1,2}:\d{2})\s([AP])M/g;

type Parts = [
  weekday: string,
  month: string,
  day: string,
  year: string | undefined,
  time: string,
  half: string,
];

/** `Sat, Mar 7, 8:00 AM EST`, as the server writes a moment, in a text: `sáb 7 mar, 8:00 a.m. EST`; with its year where that is there. */
export const momentsInSpanish = (text: string): string =>
  text.replace(MOMENT, (whole, ...[weekday, month, day, year, time, half]: Parts) => {
    const [dayOfWeek, named] = [WEEKDAYS[weekday], MONTHS[month]];
    const date = `${dayOfWeek} ${day} ${named}${year ? ` ${year}` : ''}`;
    return dayOfWeek && named ? `${date}, ${time} ${half.toLowerCase()}.m.` : whole;
  });
