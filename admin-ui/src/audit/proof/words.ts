import type { BreakKind } from '@courtcrew/domain/contract/proof.ts';
import type { Words } from '@courtcrew/ui-kit/words/catalogue.ts';
import { wordsHook } from '@courtcrew/ui-kit/words/words.tsx';
import { staffCatalogue } from '../../shell/words.ts';

type BreakWords = Readonly<Record<`break.${BreakKind}`, Words[string]>>;

const breaks = {
  'break.changed': { en: 'An event was changed', es: 'Se cambió un evento' },
  'break.dropped': { en: 'An event was taken out', es: 'Se quitó un evento' },
  'break.inserted': { en: 'An event was put in', es: 'Se agregó un evento' },
  'break.reordered': { en: 'An event was moved', es: 'Se movió un evento' },
  'break.ledger': { en: 'The proof itself was changed', es: 'Se cambió la propia prueba' },
  'break.signature': { en: 'The log is not the one that was signed', es: 'No es el registro que se firmó' },
} as const satisfies BreakWords;

export const useProofWords = wordsHook(staffCatalogue, {
  ...breaks,
  'proof.help': {
    en: 'Whether the log of everything that happened is the one it was. It is signed as it grows.',
    es: 'Si el registro de todo lo que ha pasado sigue intacto. Se firma a medida que crece.',
  },
  'proof.verify': { en: 'Verify now', es: 'Verificar ahora' },
  'proof.download': { en: 'Download', es: 'Descargar' },
  'proof.downloadHelp': {
    en: 'The download has the whole log with its proofs, personal data sealed. It is verified without this server.',
    es: 'La descarga trae todo el registro con sus pruebas y los datos personales cifrados. Se verifica sin este servidor.',
  },
  'proof.ofTournament': { en: 'Download with proofs', es: 'Descargar con pruebas' },
  'proof.ofTournamentHelp': {
    en: 'Everything that happened in this tournament, each event with the proof that it stands in the signed log. A changed, dropped or moved line is found without this server.',
    es: 'Todo lo que pasó en este torneo, cada evento con la prueba de que consta en el registro firmado. Una línea cambiada, quitada o movida se descubre sin este servidor.',
  },
  'proof.sealed': { en: 'Personal data sealed', es: 'Datos personales cifrados' },
  'proof.opened': { en: 'Personal data readable', es: 'Datos personales legibles' },
  'proof.openedHelp': {
    en: 'The history of everybody it is about notes that you read it.',
    es: 'Que los leyó queda en el historial de cada persona afectada.',
  },
  'proof.none': { en: 'Nothing is signed yet', es: 'Aún no hay nada firmado' },
  'proof.noneHelp': {
    en: 'The log is signed within a minute after something happens.',
    es: 'El registro se firma en menos de un minuto cuando pasa algo.',
  },
  'proof.signedSince': {
    en: 'Signed since {time}. Not verified yet.',
    es: 'Firmado desde: {time}. Aún sin verificar.',
  },
  'proof.unbroken': { en: 'Unbroken since {time}', es: 'Intacto desde: {time}' },
  'proof.compared': {
    en: '{count} events compared on {time}',
    es: 'Eventos comparados: {count}, el {time}',
  },
  'proof.waiting': { en: '{count} newer ones not signed yet', es: 'Más nuevos sin firmar: {count}' },
  'proof.place': {
    en: 'First break: position {position}, stream {stream}, number {number}',
    es: 'Primera ruptura: posición {position}, flujo {stream}, número {number}',
  },
  'proof.putBack': {
    en: 'The log was put back on {time}: {left} of {before} proved events were left.',
    es: 'El registro se restauró el {time}: quedaron {left} de {before} eventos probados.',
  },
  'proof.events': { en: 'Events', es: 'Eventos' },
  'proof.root': { en: 'Root', es: 'Raíz' },
  'proof.lastSigned': { en: 'Last signed', es: 'Última firma' },
  'proof.checkpoints': { en: 'Signatures', es: 'Firmas' },
  'proof.checkpointsHelp': { en: 'The newest {count}', es: 'Las últimas {count}' },
  'proof.signed': { en: 'Signed', es: 'Firmado' },
  'proof.position': { en: 'Position', es: 'Posición' },
});
