import type { Words } from '@courtcrew/ui-kit/words/catalogue.ts';
import { useWordsOf } from '@courtcrew/ui-kit/words/words.tsx';
import { texts as deskTexts } from '../words.ts';
import { categoryWords } from './words/categories.ts';
import { homeWords } from './words/home.ts';
import { manageWords } from './words/manage.ts';

/** What coordinators read about all volunteers. */
const reportWords = {
  'report.none': { en: 'No volunteers yet', es: 'Aún no hay voluntarios' },
  'report.noneHelp': {
    en: 'Volunteers are listed here once they sign up, or once you add them.',
    es: 'Los voluntarios aparecen aquí cuando se inscriben o cuando los agregas.',
  },
  'report.people': { en: '{shown} of {count} volunteers', es: '{shown} de {count} voluntarios' },
  'report.altPhone': { en: 'Other phone', es: 'Otro teléfono' },
  'report.emergency': { en: 'Emergency contact', es: 'Contacto de emergencia' },
  'report.group': { en: 'Group', es: 'Grupo' },
  'report.signature': { en: 'Signature', es: 'Firma' },
  'report.signed': { en: 'Signed', es: 'Firmado' },
  'report.notSigned': { en: 'Not signed', es: 'Sin firmar' },
  'report.signAgain': { en: 'Must sign again', es: 'Debe firmar de nuevo' },
  'report.waiver': { en: 'Waiver', es: 'Descargo' },
  'report.waiverText': { en: 'Text', es: 'Texto' },
  'report.version': { en: 'Version {version}', es: 'Versión {version}' },
  'report.noVersion': { en: 'Text not recorded', es: 'Texto no registrado' },
  'report.ofVersion': { en: 'Waiver, version {version}', es: 'Descargo, versión {version}' },
  'report.since': { en: 'Since {time}', es: 'Desde el {time}' },
  'report.digest': { en: 'SHA-256 of this text', es: 'SHA-256 de este texto' },
  'report.signedCount': { en: '{signed} of {count} have signed', es: '{signed} de {count} han firmado' },
  'report.time': { en: 'Time', es: 'Tiempo' },
  'report.timeTotal': {
    en: '{time} hours in {shifts} {{assignment|assignments}}',
    es: '{time} horas en {shifts} {{asignación|asignaciones}}',
  },
  'report.kind': { en: 'Kind', es: 'Tipo' },
  'report.gender': { en: 'Gender sizes', es: 'Tallas por género' },
  'report.unisex': { en: 'Unisex sizes', es: 'Tallas unisex' },
  'report.size': { en: 'Size', es: 'Talla' },
  'report.notGiven': { en: 'Not given', es: 'Sin indicar' },
  'report.handedOut': { en: 'Received', es: 'Entregadas' },
  'report.left': { en: 'To hand out', es: 'Por entregar' },
  'report.sizeLine': {
    en: '{count} {{volunteer|volunteers}}, {left} to hand out',
    es: '{count} {{voluntario|voluntarios}}, {left} por entregar',
  },
  'report.sizes': { en: '{shown} of {count} sizes', es: '{shown} de {count} tallas' },
  'report.shirtTotal': {
    en: 'Sizes given: {gender} gender sizes, {unisex} unisex sizes.',
    es: 'Tallas indicadas: {gender} por género, {unisex} unisex.',
  },
} as const satisfies Words;

/** A day at the venue: who comes, and who has come. */
const dayWords = {
  'day.none': { en: 'No Volunteers found for this day', es: 'No hay voluntarios para este día' },
  'day.noneHelp': {
    en: 'The list fills with the people in shifts of that day.',
    es: 'La lista se llena con las personas de los turnos de ese día.',
  },
  'day.today': { en: 'Today, {day}', es: 'Hoy, {day}' },
  'day.notToday': { en: 'This is not today', es: 'No es hoy' },
  'checkin.find': { en: 'Find a volunteer', es: 'Buscar un voluntario' },
  'checkin.findKeys': {
    en: 'Enter checks in whom is marked, Shift+Enter hands out the shirt, too',
    es: 'Enter registra la llegada de la persona marcada; Mayús+Enter entrega también la camiseta',
  },
  'checkin.noMatch': { en: 'Nobody of this day fits', es: 'Nadie de este día coincide' },
  'checkin.who': { en: 'Who is shown', es: 'Quién se muestra' },
  'checkin.all': { en: 'All {count}', es: 'Todos {count}' },
  'checkin.out': { en: 'Not in {count}', es: 'Por llegar {count}' },
  'checkin.in': { en: 'In {count}', es: 'Presentes {count}' },
  'checkin.count': {
    en: '{here} of {all} in, shirts given: {shirts}',
    es: '{here} de {all} presentes, camisetas entregadas: {shirts}',
  },
  'checkin.list': { en: 'Volunteers of the day', es: 'Voluntarios del día' },
  'checkin.press': { en: 'Check in', es: 'Registrar llegada' },
  'checkin.here': { en: 'Checked in', es: 'Presente' },
  'checkin.shirt': { en: 'Shirt {size}', es: 'Camiseta {size}' },
  'checkin.noSize': { en: 'Shirt', es: 'Camiseta' },
  'checkin.shirtGiven': { en: 'Shirt received', es: 'Camiseta entregada' },
  'checkin.of': { en: '{what}: {name}', es: '{what}: {name}' },
  'checkin.doneText': {
    en: 'People you check in appear here.',
    es: 'Aquí se ve a quién se le registró la llegada.',
  },
  'checkin.give': { en: 'Give shirt {size}', es: 'Entregar camiseta {size}' },
  'checkin.late': { en: 'expected since {time}', es: 'se espera desde {time}' },
  'checkin.keyCheck': { en: 'check in or out', es: 'llegada o salida' },
  'checkin.keyShirt': { en: 'shirt', es: 'camiseta' },
  'checkin.keyFind': { en: 'find', es: 'buscar' },
  'checkin.outAll': { en: 'Check out all', es: 'Salida de todos' },
  'checkin.outAllTitle': { en: 'Check out all volunteers?', es: '¿Registrar la salida de todos?' },
  'checkin.outAllText': {
    en: 'Volunteers checked in on this day: {count}. All of them are checked out; shirts stay received.',
    es: 'Voluntarios presentes este día: {count}. Se registra la salida de todos; las camisetas no cambian.',
  },
  'checkin.outAllDone': { en: 'Volunteers checked out: {count}', es: 'Salidas de voluntarios: {count}' },
} as const satisfies Words;

/** Making and changing shifts of volunteers. */
const shiftWords = {
  'shifts.needCategory': {
    en: 'Add shift needs at least one volunteer category',
    es: 'Para agregar un turno hace falta al menos una categoría',
  },
  'shifts.needCategoryHelp': {
    en: 'Volunteers sign up by category: add one first, or take one of the suggested ones.',
    es: 'Los voluntarios se inscriben por categoría: agrega una o toma una de las sugeridas.',
  },
  'shifts.needCategoryAsk': {
    en: 'Ask the volunteer coordinator to make you captain of one.',
    es: 'Pide a la coordinación que te nombre capitán de una.',
  },
  'shifts.toCategories': { en: 'Add categories', es: 'Agregar categorías' },
  'shifts.noneHelp': {
    en: 'Add the first one in the form. Volunteers can sign up only when the tournament status is active.',
    es: 'Agrega el primero en el formulario. Los voluntarios solo se inscriben con el torneo activo.',
  },
  'shifts.allCategories': { en: 'All categories', es: 'Todas las categorías' },
  'shifts.order': { en: 'Headings', es: 'Encabezados' },
  'shifts.byCategory': { en: 'By category', es: 'Por categoría' },
  'shifts.applied': { en: 'applied {count} of {spots}', es: 'solicitudes: {count} de {spots}' },
  'shifts.appliedAny': { en: 'applied {count}, no limit', es: 'solicitudes: {count}, sin límite' },
  'shifts.count': {
    en: '{count} {{shift|shifts}}, {chosen} selected',
    es: '{count} {{turno|turnos}}, {chosen} {{seleccionado|seleccionados}}',
  },
  'shifts.keyChoose': { en: 'select', es: 'seleccionar' },
  'shifts.keyRange': { en: 'range', es: 'rango' },
  'shifts.keyAll': { en: 'all', es: 'todos' },
  'shifts.keyEdit': { en: 'edit', es: 'editar' },
  'shifts.keyDuplicate': { en: 'duplicate', es: 'duplicar' },
  'shifts.keyDelete': { en: 'delete', es: 'eliminar' },
} as const satisfies Words;

/** How categories are covered by day. */
const overviewWords = {
  'overview.need': { en: 'Need', es: 'Necesarios' },
  'overview.confirmed': { en: '{count} confirmed', es: '{count} confirmados' },
  'overview.cell': {
    en: '{spots} needed, {count} there, {confirmed} of them confirmed',
    es: 'Se necesitan {spots}, hay {count}, {confirmed} confirmados',
  },
  'overview.noMatch': { en: 'No category fits the filter', es: 'Ninguna categoría coincide' },
  'overview.noneHelp': {
    en: 'The overview fills with the shifts of volunteers.',
    es: 'El resumen se llena con los turnos de voluntarios.',
  },
} as const satisfies Words;

const texts = {
  ...deskTexts,
  ...homeWords,
  ...categoryWords,
  ...shiftWords,
  ...overviewWords,
  ...manageWords,
  ...dayWords,
  ...reportWords,
} as const;

export type VolunteerKey = keyof typeof texts;

/** What the volunteers' screens say, the desk's words included: both are about shifts. */
export const useVolunteerWords = () => useWordsOf(texts);

export type VolunteerSay = ReturnType<typeof useVolunteerWords>;
