import type { AnswerOf } from '@courtcrew/domain/contract/call.ts';
import { exportGrid, exportWorkbook } from '@courtcrew/domain/files/exports.ts';
import type { Language } from '@courtcrew/domain/kernel/language.ts';
import { getTournamentAdmin } from '@courtcrew/domain/tournaments/index.ts';
import { download, found, type Route, type Use } from '../../kernel/http/route.ts';
import { gridOf } from './grid.ts';
import { listsIn } from './lists.ts';
import { type Read, readingAs } from './reading.ts';
import { PEOPLE, peopleOf, SHIFTS, shiftsOf, signupColumns, signupsOf } from './schedule.ts';
import { type Sheet, sheetOf, text } from './sheet.ts';
import { namedApart, startWorkbooks, xlsxFile } from './workbooks.ts';

type Setup = AnswerOf<typeof getTournamentAdmin>;

type Fact = readonly [en: string, es: string, value: string | number | null];

/** What the tournament says of itself, a line for each. */
function setupSheet(setup: Setup, language: Language): Sheet {
  const facts: readonly Fact[] = [
    ['Name', 'Nombre', setup.name],
    ['Organization', 'Organización', setup.organization],
    ['Facility', 'Instalación', setup.facility],
    ['Location', 'Lugar', setup.location],
    ['First day', 'Primer día', setup.start],
    ['Last day', 'Último día', setup.end_date],
    ['Time zone', 'Zona horaria', setup.time_zone],
    ['Sport', 'Deporte', setup.sport],
    ['Status', 'Estado', setup.status],
    ['Courts', 'Canchas', setup.num_of_courts],
    ['About', 'Acerca de', setup.about],
    ['Procedures', 'Procedimientos', setup.procedures],
  ];
  return sheetOf(
    { en: 'Tournament', es: 'Torneo' },
    [
      text<Fact>('What', 'Qué', ([en, es]) => ({ en, es })[language]),
      text<Fact>('Is', 'Es', ([, , value]) => (value === null ? '' : String(value))),
    ],
    facts,
    language,
  );
}

/** `EST`, or `EST/EDT` where clocks change during the tournament. */
function zoneNameOf({ start, end_date, time_zone }: Setup): string {
  const named = (date: string | null) =>
    new Intl.DateTimeFormat('en-US', { timeZone: time_zone, timeZoneName: 'short' })
      .formatToParts(date ? new Date(`${date}T17:00:00Z`) : new Date())
      .find(({ type }) => type === 'timeZoneName')?.value ?? time_zone;
  return [...new Set([named(start), named(end_date)])].join('/');
}

async function sheetsOf(read: Read, language: Language): Promise<readonly Sheet[]> {
  const { ask, tid } = read;
  const setup = found(await ask(getTournamentAdmin, { params: { tid } }), 'Tournament') as Setup;
  const [people, shifts] = await Promise.all([peopleOf(read), shiftsOf(read)]);
  const lists: Sheet[] = [];
  for (const { sheet } of listsIn(setup.time_zone, zoneNameOf(setup))) {
    const made = await sheet(read, language);
    if (made && made.rows.length > 0) lists.push(made);
  }
  return namedApart([
    setupSheet(setup, language),
    sheetOf({ en: 'People', es: 'Personas' }, PEOPLE, people, language),
    sheetOf({ en: 'Shifts', es: 'Turnos' }, SHIFTS, shifts, language),
    sheetOf(
      { en: 'Sign-ups', es: 'Inscripciones' },
      signupColumns(language),
      signupsOf(shifts, people),
      language,
    ),
    ...lists,
  ]);
}

export function workbookRoutes(): readonly Route[] {
  const workbooks = startWorkbooks();
  return [
    download(
      exportWorkbook,
      async ({ tid, query: { language } }, { ask }: Use) =>
        workbooks.written(await sheetsOf(readingAs(ask, tid), language)),
      xlsxFile('courtcrew-tournament'),
    ),
    download(
      exportGrid,
      async ({ tid, query: { language } }, { ask }: Use) => {
        const sheets = gridOf(await shiftsOf(readingAs(ask, tid)), language);
        return workbooks.written(namedApart(sheets));
      },
      xlsxFile('courtcrew-schedule'),
    ),
  ];
}
