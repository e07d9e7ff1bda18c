import { utcToWall } from '@courtcrew/domain/kernel/time.ts';
import type { ShiftWithPeople, Spot } from '@courtcrew/domain/roster/index.ts';
import {
  getAllVolunteerShifts,
  getRefereeContactInfo,
  getRegisteredVolunteers,
  getShiftSpots,
} from '@courtcrew/domain/roster/index.ts';
import type { Read } from './reading.ts';
import { type ColumnOf, clock, day, flag, moment, number, text } from './sheet.ts';

/** People, shifts and sign-ups, under headings that an import knows. */

/** A shift of officials or of volunteers, with the name of its category. */
export type Shift = ShiftWithPeople & { readonly of: string };

/** Every shift the caller's sections have, by time. */
export async function shiftsOf({ ask, tid }: Read): Promise<readonly Shift[]> {
  const [officials = [], volunteers = []] = await Promise.all([
    ask(getShiftSpots, { params: { tid }, body: {} }),
    ask(getAllVolunteerShifts, { body: { tid } }),
  ]);
  return [
    ...officials.map((shift) => ({ ...shift, of: shift.category })),
    ...volunteers.map((shift) => ({ ...shift, of: shift.category_name })),
  ].toSorted((a, b) => a.start.localeCompare(b.start) || a.of.localeCompare(b.of));
}

interface Person {
  readonly ref_id: string;
  readonly first: string;
  readonly last: string;
  readonly email: string | null;
  readonly phone: string | null;
  readonly other: string | null;
  readonly credentials: string;
  readonly section: string;
  readonly shirt: string | null;
  readonly city: string | null;
}

/** Everybody on the caller's lists, with what these show of them. */
export async function peopleOf({ ask, tid }: Read): Promise<readonly Person[]> {
  const [officials = [], volunteers = []] = await Promise.all([
    ask(getRefereeContactInfo, { params: { tid } }),
    ask(getRegisteredVolunteers, { params: { tid } }),
  ]);
  return [
    ...officials.map(({ cell_phone, other_phone, provider_type, ...person }) => ({
      ...person,
      phone: person.phone ?? cell_phone,
      other: other_phone,
      section: provider_type || 'Referee',
    })),
    ...volunteers.map(({ alt_phone, ...person }) => ({
      ...person,
      other: alt_phone,
      section: 'Volunteer',
      city: null,
    })),
  ];
}

const personColumns = <Row>(of: (row: Row) => Partial<Person>): readonly ColumnOf<Row>[] => [
  text('First name', 'Nombre', (row) => of(row).first),
  text('Last name', 'Apellido', (row) => of(row).last),
  text('Email', 'Correo', (row) => of(row).email),
  text('Phone', 'Teléfono', (row) => of(row).phone),
  text('Other phone', 'Otro teléfono', (row) => of(row).other),
  text('Credentials', 'Credenciales', (row) => of(row).credentials),
];

export const PEOPLE: readonly ColumnOf<Person>[] = [
  ...personColumns<Person>((person) => person),
  text('Section', 'Sección', ({ section }) => section),
  text('Shirt', 'Camiseta', ({ shirt }) => shirt),
  text('City', 'Ciudad', ({ city }) => city),
];

const hourColumns = <Row>(of: (row: Row) => Shift): readonly ColumnOf<Row>[] => {
  const wall = (row: Row, end: 'start' | 'end') => utcToWall(of(row)[end], of(row).time_zone);
  return [
    day('Date', 'Fecha', (row) => wall(row, 'start').date),
    clock('Start', 'Inicio', (row) => wall(row, 'start').time),
    // One without length has no end.
    clock('End', 'Fin', (row) => (of(row).end === of(row).start ? null : wall(row, 'end').time)),
    text('Shift', 'Turno', (row) => of(row).name),
    text('Category', 'Categoría', (row) => of(row).of),
  ];
};

export const SHIFTS: readonly ColumnOf<Shift>[] = [
  ...hourColumns<Shift>((shift) => shift),
  number('Spots', 'Lugares', ({ spots }) => spots),
  number('Certified', 'Certificados', ({ certified }) => certified),
  number('Level 2', 'Nivel 2', ({ level_two }) => level_two),
  number('Level 1', 'Nivel 1', ({ level_one }) => level_one),
  number('Not rated', 'Sin nivel', ({ none }) => none),
  number('Waitlist', 'Lista de espera', ({ wait_spots }) => wait_spots),
  text('Description', 'Descripción', ({ description }) => description),
  text('Color', 'Color', ({ color }) => color),
];

interface Signup {
  readonly shift: Shift;
  readonly spot: Spot;
  readonly person: Person | undefined;
  readonly isWaiting: boolean;
}

export function signupsOf(shifts: readonly Shift[], people: readonly Person[]): readonly Signup[] {
  const byId = new Map(people.map((person) => [person.ref_id, person]));
  return shifts.flatMap((shift) =>
    [
      ...shift.signup.map((spot) => ({ spot, isWaiting: false })),
      ...shift.waitlist.map((spot) => ({ spot, isWaiting: true })),
    ].map((row) => ({ ...row, shift, person: byId.get(row.spot.ref_id) })),
  );
}

const STATUS = {
  en: { waiting: 'Applied', confirmed: 'Confirmed', selected: 'Selected' },
  es: { waiting: 'Solicitado', confirmed: 'Confirmado', selected: 'Seleccionado' },
} as const;

export const signupColumns = (language: keyof typeof STATUS): readonly ColumnOf<Signup>[] => [
  ...personColumns<Signup>(({ spot, person }) => ({ ...person, ...spot })),
  ...hourColumns<Signup>(({ shift }) => shift),
  text('Status', 'Estado', ({ spot, isWaiting }) =>
    isWaiting
      ? STATUS[language].waiting
      : spot.confirmed
        ? STATUS[language].confirmed
        : STATUS[language].selected,
  ),
  flag('Captain', 'Capitán', ({ spot }) => spot.captain),
  moment('Signed up at', 'Inscrito el', ({ spot, shift }) => {
    const { date, time } = utcToWall(spot.time, shift.time_zone);
    return `${date}T${time}`;
  }),
];
