import {
  getCheckinList,
  getNotificationContactList,
  getPastNotifications,
  getRefereeTimeAndAmount,
} from '@courtcrew/domain/board/index.ts';
import type { Call } from '@courtcrew/domain/contract/call.ts';
import { fullName } from '@courtcrew/domain/kernel/fullName.ts';
import type { Language } from '@courtcrew/domain/kernel/language.ts';
import { type TimeZone, utcToWall } from '@courtcrew/domain/kernel/time.ts';
import { getTournamentOutbox } from '@courtcrew/domain/messaging/index.ts';
import { getPaymentItems } from '@courtcrew/domain/payouts/index.ts';
import { getBudget, getToDoList } from '@courtcrew/domain/planning/index.ts';
import {
  getAuxForReconciliation,
  getInvoices,
  getMatchesForReconciliation,
} from '@courtcrew/domain/reconciliation/index.ts';
import { getVolunteerCategories } from '@courtcrew/domain/roster/index.ts';
import { getPlayersPhone } from '@courtcrew/domain/scoring/index.ts';
import { getCourtNames, getTournamentAdmins } from '@courtcrew/domain/tournaments/index.ts';
import type { z } from 'zod';
import type { Read } from './reading.ts';
import {
  type ColumnOf,
  day,
  duration,
  flag,
  type Label,
  moment,
  money,
  number,
  type Sheet,
  sheetOf,
  text,
} from './sheet.ts';

/** Lists that a sheet shows just as their own call answers them. */

interface List {
  readonly name: Label;
  readonly sheet: (read: Read, language: Language) => Promise<Sheet | undefined>;
}

/** A call that lists something of the tournament in its path. */
interface ListCall<Row> extends Call {
  readonly answer: z.ZodType<readonly Row[]>;
}

const list = <Row>(en: string, es: string, call: ListCall<Row>, columns: readonly ColumnOf<Row>[]): List => ({
  name: { en, es },
  async sheet({ ask, tid }, language) {
    const rows = (await ask(call, { params: { tid } })) as readonly Row[] | undefined;
    return rows && sheetOf({ en, es }, columns, rows, language);
  },
});

const wall = (zone: TimeZone, iso: string | null | undefined): string | null => {
  if (!iso) return null;
  const { date, time } = utcToWall(iso, zone);
  return `${date}T${time}`;
};

/** The lists of a tournament in its zone, which headings of times name. */
export function listsIn(zone: TimeZone, zoneName: string): readonly List[] {
  const at = <Row>(en: string, es: string, value: (row: Row) => string | null | undefined) =>
    moment<Row>(`${en} (${zoneName})`, `${es} (${zoneName})`, (row) => wall(zone, value(row)));
  return [
    list('Courts', 'Canchas', getCourtNames, [
      number('Order', 'Orden', ({ court_order }) => court_order),
      text('Court', 'Cancha', ({ court_num }) => court_num),
      text('Description', 'Descripción', ({ description }) => description),
      text('Color', 'Color', ({ color }) => color),
    ]),
    list('Admins', 'Administradores', getTournamentAdmins, [
      text('Name', 'Nombre', ({ name }) => name),
      text('Type', 'Tipo', ({ admin_type }) => admin_type),
      flag('Referees', 'Árbitros', ({ referee }) => referee),
      flag('Athletic trainers', 'Preparadores físicos', ({ line }) => line),
      flag('Volunteers', 'Voluntarios', ({ volunteer }) => volunteer),
    ]),
    list('Volunteer categories', 'Categorías de voluntarios', getVolunteerCategories, [
      text('Category', 'Categoría', ({ name }) => name),
      text('Description', 'Descripción', ({ description }) => description),
      text('Captains', 'Capitanes', ({ admin }) => admin.map(({ name }) => name).join(', ')),
      flag('Watches courts', 'Vigila canchas', ({ court_monitor }) => court_monitor),
      flag('Shown at sign-up', 'Se muestra al inscribirse', ({ show }) => show),
      number('Shifts', 'Turnos', ({ shifts }) => shifts),
      number('Spots', 'Lugares', ({ spots }) => spots),
      number('Taken', 'Ocupados', ({ count }) => count),
    ]),
    list('Check-in today', 'Registro de hoy', getCheckinList, [
      text('First name', 'Nombre', ({ first }) => first),
      text('Last name', 'Apellido', ({ last }) => last),
      text('Credentials', 'Credenciales', ({ credentials }) => credentials),
      text('Shifts', 'Turnos', ({ shifts }) =>
        shifts.map(({ name, category }) => name || category).join(', '),
      ),
      at('Checked in at', 'Registrado a las', ({ checked_in_at }) => checked_in_at),
    ]),
    list('Matches', 'Partidos', getMatchesForReconciliation, [
      at('Start', 'Inicio', ({ start_time }) => start_time),
      at('End', 'Fin', ({ end_time }) => end_time),
      duration('Time', 'Tiempo', ({ match_time }) => match_time),
      text('Court', 'Cancha', ({ court_num }) => court_num),
      text('Medal', 'Medalla', ({ medal }) => (medal === 'none' ? '' : medal)),
      text('Id in the draw', 'Id en el cuadro', ({ sysid }) => sysid),
      text('Lead', 'Principal', ({ name }) => name),
      money('Lead amount', 'Monto del principal', ({ amount }) => amount),
      flag('Lead paid', 'Principal pagado', ({ paid }) => paid),
      flag('Lead posted', 'Principal contabilizado', ({ posted }) => posted),
      text('Lead note', 'Nota del principal', ({ payment_note }) => payment_note),
      text('Second', 'Segundo', ({ supporting }) => supporting),
      money('Second amount', 'Monto del segundo', ({ second_amount }) => second_amount),
      flag('Second paid', 'Segundo pagado', ({ second_paid }) => second_paid),
      flag('Second posted', 'Segundo contabilizado', ({ posted_second }) => posted_second),
      text('Second note', 'Nota del segundo', ({ second_payment_note }) => second_payment_note),
    ]),
    list('Assignments', 'Tareas', getAuxForReconciliation, [
      at('Start', 'Inicio', ({ start_time }) => start_time),
      at('End', 'Fin', ({ end_time }) => end_time),
      duration('Time', 'Tiempo', ({ minutes }) => minutes),
      text('Person', 'Persona', ({ person }) => person),
      text('Type', 'Tipo', ({ type }) => type),
      text('Assignment', 'Tarea', ({ name }) => name),
      text('Court', 'Cancha', ({ court_num }) => court_num),
      money('Amount', 'Monto', ({ amount }) => amount),
      flag('Paid', 'Pagado', ({ paid }) => paid),
    ]),
    list('Pay', 'Pago', getRefereeTimeAndAmount, [
      text('Name', 'Nombre', ({ name }) => name),
      text('Credentials', 'Credenciales', ({ credentials }) => credentials),
      number('Days', 'Días', ({ days }) => days),
      number('As lead', 'Como principal', ({ lead_count }) => lead_count),
      number('As second', 'Como segundo', ({ second_count }) => second_count),
      duration('Time on court', 'Tiempo en cancha', ({ time }) => time),
      money('Lead amount', 'Monto como principal', ({ lead_amount }) => lead_amount),
      money('Second amount', 'Monto como segundo', ({ second_amount }) => second_amount),
      money('Match starter amount', 'Monto como iniciador', ({ ms_amount }) => ms_amount),
      money('Other amount', 'Otro monto', ({ aux_amount }) => aux_amount),
      money('Total', 'Total', ({ total_amount }) => total_amount),
    ]),
    list('Invoices', 'Facturas', getInvoices, [
      number('Number', 'Número', ({ number: counted }) => counted),
      text('First name', 'Nombre', ({ first }) => first),
      text('Last name', 'Apellido', ({ last }) => last),
      text('State', 'Estado', ({ state }) => state),
      money('Earned', 'Ganado', ({ amount }) => amount),
      money('Bonus', 'Bono', ({ bonus }) => bonus),
      text('Bonus for', 'Motivo del bono', ({ bonusDesc }) => bonusDesc),
      money('Total', 'Total', ({ total }) => total),
      money('Paid', 'Pagado', ({ paid }) => paid),
      money('Due', 'Pendiente', ({ due }) => due),
      day('Last payment', 'Último pago', ({ payment_date }) => payment_date),
    ]),
    list('Prizes', 'Premios', getPaymentItems, [
      text('Name', 'Nombre', ({ name }) => name),
      text('Event', 'Evento', ({ event }) => event),
      text('Place', 'Lugar', ({ place }) => place),
      money('Amount', 'Monto', ({ amount }) => amount),
      flag('Paid', 'Pagado', ({ paid }) => paid),
    ]),
    list('Budget', 'Presupuesto', getBudget, [
      text('Item', 'Partida', ({ budget_title }) => budget_title),
      number('Quantity', 'Cantidad', ({ quantity }) => quantity),
      number('Rate', 'Precio', ({ rate }) => rate),
      money('Planned', 'Previsto', ({ total }) => total),
      money('Actual', 'Real', ({ actual }) => actual),
      text('Notes', 'Notas', ({ itemNotes }) => itemNotes),
    ]),
    list('To do', 'Pendientes', getToDoList, [
      text('Item', 'Tarea', ({ todo_title }) => todo_title),
      text('Category', 'Categoría', ({ category }) => category),
      day('Due', 'Para el', ({ due_date }) => due_date),
      flag('Done', 'Hecho', ({ completed }) => completed),
      text('Who', 'Quién', ({ names }) => names.map(({ name }) => name).join(', ')),
      text('Contact', 'Contacto', ({ contact }) => contact),
      text('Notes', 'Notas', ({ itemNotes }) => itemNotes),
    ]),
    list('Players', 'Jugadores', getPlayersPhone, [
      text('Name', 'Nombre', ({ name }) => name),
      text('Club', 'Club', ({ club }) => club),
      text('Phone', 'Teléfono', ({ phone }) => phone),
    ]),
    list('Call contacts', 'Contactos de llamadas', getNotificationContactList, [
      text('Name', 'Nombre', ({ name }) => name),
      text('Phone', 'Teléfono', ({ phone }) => phone),
      flag('On duty', 'De turno', ({ active }) => active),
    ]),
    list('Calls', 'Llamadas', getPastNotifications, [
      at('Time', 'Hora', ({ time }) => time),
      text('Type', 'Tipo', ({ type }) => type),
      text('Court', 'Cancha', ({ court_num }) => court_num),
      text('Message', 'Mensaje', ({ message }) => message),
      text('By', 'De', (call) => fullName(call)),
      at('Confirmed at', 'Confirmado a las', ({ confirmed_at }) => confirmed_at),
      text('Confirmed by', 'Confirmado por', ({ confirmed_by }) => confirmed_by),
      text('Response', 'Respuesta', ({ response }) => response),
    ]),
    list('Messages', 'Mensajes', getTournamentOutbox, [
      at('Time', 'Hora', ({ time }) => time),
      text('Channel', 'Canal', ({ channel }) => channel),
      text('To', 'Para', ({ to }) => to),
      text('Subject', 'Asunto', ({ subject }) => subject),
      text('Status', 'Estado', ({ status }) => status),
    ]),
  ];
}
