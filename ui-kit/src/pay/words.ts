import { catalogue } from '../words/catalogue.ts';
import { wordsHook } from '../words/words.tsx';

export const usePayWords = wordsHook(catalogue, {
  'pay.why': { en: 'Why this amount?', es: '¿Por qué este monto?' },
  'pay.lead': { en: 'Lead', es: 'Primer árbitro' },
  'pay.supporting': { en: 'Supporting', es: 'Segundo árbitro' },
  'pay.rate': { en: '{credentials}: {rate} when it was played', es: '{credentials}: {rate} cuando se jugó' },
  'pay.noRate': { en: 'The desk says what it is paid', es: 'La mesa indica cuánto se paga' },
  'pay.unchanged': {
    en: 'What the tournament pays later does not change it.',
    es: 'Lo que el torneo pague después no lo cambia.',
  },
  'pay.paid': { en: 'Paid', es: 'Pagado' },
  'pay.unpaid': { en: 'Not paid', es: 'Sin pagar' },
  'pay.posted': { en: 'Posted', es: 'Contabilizado' },
  'pay.history': { en: 'What happened', es: 'Qué pasó' },
  'pay.system': { en: 'the system', es: 'el sistema' },
  'turn.finished': { en: 'Finished with {amount}', es: 'Terminó con {amount}' },
  'turn.finishedNoAmount': { en: 'Finished', es: 'Terminó' },
  'turn.undone': { en: 'Taken back', es: 'Deshecho' },
  'turn.paid': { en: 'Marked as paid', es: 'Marcado como pagado' },
  'turn.unpaid': { en: 'Marked as not paid', es: 'Marcado como sin pagar' },
  'turn.posted': { en: 'Marked as posted', es: 'Marcado como contabilizado' },
  'turn.unposted': { en: 'Marked as not posted', es: 'Marcado como sin contabilizar' },
  'turn.amount': { en: 'Amount set to {amount}', es: 'Monto fijado en {amount}' },
  'turn.amountAfter': {
    en: 'Amount set to {amount} after {paid} was paid',
    es: 'Monto fijado en {amount} después de pagar {paid}',
  },
  'turn.corrected': { en: 'Corrected: {medal}, id {sysid}', es: 'Corregido: {medal}, id {sysid}' },
  'turn.noMedal': { en: 'no medal', es: 'sin medalla' },
});

export type PaySay = ReturnType<typeof usePayWords>;
