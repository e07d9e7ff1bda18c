import type { RefusedSeat } from '@courtcrew/domain/audit/whatIf.ts';
import type { MatchRate } from '@courtcrew/domain/tournaments/choices.ts';
import type { Words } from '@courtcrew/ui-kit/words/catalogue.ts';
import { wordsHook } from '@courtcrew/ui-kit/words/words.tsx';
import { staffCatalogue } from '../../shell/words.ts';

const rates = {
  'rate.certified_amount': { en: 'Certified, Lead', es: 'Certificado, Primer árbitro' },
  'rate.certified_amount2': { en: 'Certified, Second', es: 'Certificado, Segundo árbitro' },
  'rate.level_two_amount': { en: 'Level 2, Lead', es: 'Nivel 2, Primer árbitro' },
  'rate.level_two_amount2': { en: 'Level 2, Second', es: 'Nivel 2, Segundo árbitro' },
  'rate.level_one_amount': { en: 'Level 1, Lead', es: 'Nivel 1, Primer árbitro' },
  'rate.level_one_amount2': { en: 'Level 1, Second', es: 'Nivel 1, Segundo árbitro' },
  'rate.volunteer_amount': { en: 'Not Rated, Lead', es: 'Sin nivel, Primer árbitro' },
  'rate.volunteer_amount2': { en: 'Not Rated, Second', es: 'Sin nivel, Segundo árbitro' },
} as const satisfies Readonly<Record<`rate.${MatchRate}`, Words[string]>>;

const why = {
  'why.credentials': { en: 'No spots for these credentials', es: 'Sin plazas para este nivel' },
  'why.taken': { en: 'Spots for these credentials were taken', es: 'Plazas de este nivel ocupadas' },
} as const satisfies Readonly<Record<`why.${RefusedSeat['why']}`, Words[string]>>;

export const useWhatIfWords = wordsHook(staffCatalogue, {
  ...rates,
  ...why,
  'whatIf.mark': { en: 'This did not happen', es: 'Esto no ocurrió' },
  'whatIf.help': {
    en: 'The same log under another rule. Nothing is changed, and nobody else sees it.',
    es: 'El mismo registro con otra regla. Nada se modifica y nadie más lo ve.',
  },
  'whatIf.rule': { en: 'Rule', es: 'Regla' },
  'whatIf.byRates': { en: 'Other rates', es: 'Otras tarifas' },
  'whatIf.byExact': { en: 'Exact match', es: 'Nivel exacto' },
  'whatIf.ratesHelp': {
    en: 'What each finished match would have paid. An amount set by hand stays as it is.',
    es: 'Lo que habría pagado cada partido terminado. Un monto puesto a mano queda igual.',
  },
  'whatIf.apply': { en: 'Compare', es: 'Comparar' },
  'whatIf.asSet': { en: 'As set', es: 'Tarifas actuales' },
  'whatIf.badAmount': { en: 'An amount like 12.50', es: 'Un monto como 12.50' },
  'whatIf.total': {
    en: '{would} instead of {amount} ({difference})',
    es: '{would} en lugar de {amount} ({difference})',
  },
  'whatIf.name': { en: 'Name', es: 'Nombre' },
  'whatIf.matches': { en: 'Matches', es: 'Partidos' },
  'whatIf.amount': { en: 'As it is', es: 'Como es' },
  'whatIf.would': { en: 'Would be', es: 'Sería' },
  'whatIf.difference': { en: 'Difference', es: 'Diferencia' },
  'whatIf.noMatches': { en: 'No match is finished yet', es: 'Aún no hay partidos terminados' },
  'whatIf.exactHelp': {
    en: 'Assignments that exact match would have refused, each judged against the schedule and the credentials of its time.',
    es: 'Asignaciones que el nivel exacto habría rechazado, cada una según el horario y el nivel de ese momento.',
  },
  'whatIf.exactIsOn': {
    en: 'Exact match is on in this tournament: these are older, or the desk let them through.',
    es: 'El nivel exacto está activo en este torneo: estas son anteriores o la mesa las permitió.',
  },
  'whatIf.refused': { en: '{count} of {seats} assignments', es: 'Asignaciones: {count} de {seats}' },
  'whatIf.shift': { en: 'Shift', es: 'Turno' },
  'whatIf.day': { en: 'Day', es: 'Día' },
  'whatIf.credentials': { en: 'Credentials then', es: 'Nivel entonces' },
  'whatIf.why': { en: 'Why', es: 'Motivo' },
  'whatIf.given': { en: 'Assigned', es: 'Asignado' },
  'whatIf.noneRefused': {
    en: 'Exact match would have refused none of {seats} assignments',
    es: 'El nivel exacto no habría rechazado ninguna asignación (de {seats})',
  },
});

export type WhatIfSay = ReturnType<typeof useWhatIfWords>;
