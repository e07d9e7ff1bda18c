import type { Words } from '@courtcrew/ui-kit/words/catalogue.ts';

/** What coordinators read about all volunteers. */
export const reportWords = {
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
