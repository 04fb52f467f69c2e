import type { Tense } from '../../../homework/solve/conjugation/ask.ts'

/** A thing with what stands before it. */
export type Thing = {
  article: 'the' | 'a' | 'some' | 'none' | { owner: number } | { count: string }
  noun: string
  isPlural: boolean
}
/** What stands behind a verb, in order. */
export type Piece =
  | { kind: 'thing'; thing: Thing }
  | { kind: 'adjective'; word: string }
  | { kind: 'place'; preposition: 'a' | 'en' | 'dans' | 'avec' | 'pour'; thing: Thing | undefined; name: string }
  | { kind: 'time'; word: string }
  | { kind: 'often'; word: string }
  | { kind: 'well'; word: string }
  | { kind: 'home' }

/** A short French sentence as it was understood, whole. */
export type Clause = {
  /** Who does it, where that is no pronoun: « mon frère ». */
  subject: Thing | undefined
  person: number
  isFeminine: boolean
  verb: string
  tense: Tense
  isNegative: boolean
  /** Something else happened meanwhile. */
  isGoingOn?: boolean
  /** « je vais manger », « je peux venir » */
  second: string
  pieces: readonly Piece[]
}

/** Times, with their place in the three languages: [French, English, Spanish, German]. */
export const TIMES: readonly (readonly [string, string, string, string])[] = [
  ["aujourd'hui", 'today', 'hoy', 'heute'],
  ['demain', 'tomorrow', 'mañana', 'morgen'],
  ['hier', 'yesterday', 'ayer', 'gestern'],
  ['maintenant', 'now', 'ahora', 'jetzt'],
  ['ce soir', 'tonight', 'esta noche', 'heute Abend'],
  ['tous les jours', 'every day', 'todos los días', 'jeden Tag'],
  ['le matin', 'in the morning', 'por la mañana', 'am Morgen'],
  ['le soir', 'in the evening', 'por la noche', 'am Abend'],
  ['le week-end', 'at the weekend', 'el fin de semana', 'am Wochenende'],
  ['la semaine prochaine', 'next week', 'la semana que viene', 'nächste Woche'],
  ['la semaine derniere', 'last week', 'la semana pasada', 'letzte Woche'],
  ['le lundi', 'on Mondays', 'los lunes', 'am Montag'],
  ['le mardi', 'on Tuesdays', 'los martes', 'am Dienstag'],
  ['le mercredi', 'on Wednesdays', 'los miércoles', 'am Mittwoch'],
  ['le jeudi', 'on Thursdays', 'los jueves', 'am Donnerstag'],
  ['le vendredi', 'on Fridays', 'los viernes', 'am Freitag'],
  ['le samedi', 'on Saturdays', 'los sábados', 'am Samstag'],
  ['le dimanche', 'on Sundays', 'los domingos', 'am Sonntag'],
]
export const OFTEN: readonly (readonly [string, string, string, string])[] = [
  ['souvent', 'often', 'a menudo', 'oft'],
  ['toujours', 'always', 'siempre', 'immer'],
  ['parfois', 'sometimes', 'a veces', 'manchmal'],
  ['rarement', 'rarely', 'raramente', 'selten'],
]
export const WELL: readonly (readonly [string, string, string, string])[] = [
  ['bien', 'well', 'bien', 'gut'],
  ['beaucoup', 'a lot', 'mucho', 'viel'],
  ['vite', 'fast', 'rápido', 'schnell'],
]
