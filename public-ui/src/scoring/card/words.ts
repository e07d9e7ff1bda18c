import { write } from '@courtcrew/domain/kernel/write.ts';
import type { Language, Words, WordValues } from '@courtcrew/ui-kit/words/catalogue.ts';
import { createContext, useContext } from 'react';

export const cardWords = {
  'card.title': { en: 'Score card', es: 'Planilla de resultados' },
  'card.court': { en: 'Court {court}', es: 'Cancha {court}' },
  'card.loading': { en: 'Loading', es: 'Cargando' },
  'card.to': { en: ' to ', es: ' a ' },
  'card.gold': { en: 'Gold medal match', es: 'Partido por la medalla de oro' },
  'card.unknown': { en: 'This link is not good any more', es: 'Este enlace ya no sirve' },
  'card.unknownHelp': {
    en: 'It is over, or the link is not whole. Call the desk.',
    es: 'Ya terminó, o el enlace no está completo. Avisa a la mesa.',
  },
  'card.unreachable': { en: 'No connection to the server', es: 'Sin conexión con el servidor' },
  'card.unreachableHelp': {
    en: 'It opens once there is a network.',
    es: 'Se abre en cuanto haya red.',
  },
  'card.wrong': { en: 'Wrong? Call the desk.', es: '¿Error? Avisa a la mesa.' },
  'card.player': { en: 'Player', es: 'Jugador' },
  'game.title': { en: 'Game {game}', es: 'Juego {game}' },
  'game.tieBreak': { en: 'Tie-break', es: 'Desempate' },
  'game.to': { en: 'to {points}, win by two', es: 'a {points}, con dos de ventaja' },
  'game.scoreOf': { en: 'Score of {team}, {game}', es: 'Puntos de {team}, {game}' },
  'game.more': { en: 'One more for {team}, {game}', es: 'Un punto más para {team}, {game}' },
  'game.less': { en: 'One less for {team}, {game}', es: 'Un punto menos para {team}, {game}' },
  'game.save': { en: 'Save {game}', es: 'Guardar {game}' },
  'game.saved': { en: 'Saved', es: 'Guardado' },
  'game.waits': { en: 'Waits for a network', es: 'Espera a que haya red' },
  'game.impossible': {
    en: '{one} to {other} is no score: games go to {points}, win by two',
    es: '{one} a {other} no vale: es a {points}, con dos de ventaja',
  },
  'game.changed': {
    en: 'Another phone has saved {theirs}. Yours: {mine}.',
    es: 'Otro teléfono guardó {theirs}. Lo tuyo: {mine}.',
  },
  'game.takeTheirs': { en: 'Take {theirs}', es: 'Dejar {theirs}' },
  'game.saveMine': { en: 'Save {mine}', es: 'Guardar {mine}' },
  'game.missingHelp': {
    en: 'A game needs the scores of both teams, 0 too.',
    es: 'Hacen falta los puntos de los dos equipos, también un 0.',
  },
  'result.title': { en: 'Result', es: 'Resultado' },
  'result.winner': { en: 'Who won?', es: '¿Quién ganó?' },
  'result.signer': { en: 'Who signs?', es: '¿Quién firma?' },
  'result.signature': { en: 'Signature', es: 'Firma' },
  'result.submit': { en: 'Submit match', es: 'Enviar el partido' },
  'result.sure': { en: 'Submit all the same', es: 'Enviar de todos modos' },
  'result.notOver': {
    en: '{game} is not over at {score}.',
    es: '{game} no está terminado con {score}.',
  },
  'result.otherWinner': {
    en: 'By the scores the other team has won.',
    es: 'Según los puntos ganó el otro equipo.',
  },
  'result.nobodyWon': {
    en: 'Nobody has won by these scores.',
    es: 'Según estos puntos no ganó nadie.',
  },
  'result.changed': {
    en: 'Another phone has saved other scores. Choose at each game, then submit again.',
    es: 'Otro teléfono guardó otros puntos. Elige en cada juego y envía otra vez.',
  },
  'result.missing': { en: 'Missing Information', es: 'Falta información' },
  'result.missingHelp': {
    en: 'A match needs its scores, the winner and a signature.',
    es: 'Hacen falta los puntos, quién ganó y una firma.',
  },
  'result.submitted': {
    en: 'Match results have been submitted',
    es: 'Se enviaron los resultados del partido',
  },
  'result.already': { en: 'Match Already Submitted', es: 'El partido ya fue enviado' },
  'result.won': { en: 'won', es: 'ganó' },
  'result.signed': { en: 'Signed: {name}', es: 'Firmado: {name}' },
  'result.waits': {
    en: 'Sent once there is a network. Keep this page.',
    es: 'Se envía en cuanto haya red. No cierres la página.',
  },
  'net.none': {
    en: 'No network. What you save stays on this phone until there is one.',
    es: 'Sin red. Lo que guardes queda en este teléfono hasta que haya.',
  },
} as const satisfies Words;

type CardWord = keyof typeof cardWords;

const LanguageContext = createContext<Language>('en');

/** Set once, by the browser. */
export const LanguageProvider = LanguageContext;

export type CardSay = (key: CardWord, values?: WordValues) => string;

export function useCardWords(): CardSay {
  const language = useContext(LanguageContext);
  return (key, values = {}) => write(language, cardWords[key][language], values);
}
