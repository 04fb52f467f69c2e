import { filmIn } from './film.ts'
import { fold, stems } from './words.ts'

/** What a module's description asks for, as far as the built-in tutor understands it: by keyword. */
export type Wish = {
  /** How many items, when a number of questions, cards, words… is given. */
  count?: number
  difficulty?: 'easy' | 'hard'
  /** Stems of the terms to focus on. */
  focus: readonly string[]
  part?: 'summary' | 'vocabulary' | 'example' | 'reading'
  /** The player of a film that is named. */
  film?: string
}

const NUMBERS = [
  'zero',
  'une?',
  'deux',
  'trois',
  'quatre',
  'cinq',
  'six',
  'sept',
  'huit',
  'neuf',
  'dix',
  'onze',
  'douze',
]
const ITEMS =
  'questions?|qcm|affirmations?|phrases?|cartes?|mots?|paires?|dates?|evenements?|etapes?|exercices?|trous?|termes?|definitions?|elements?|items?|suites?|points?|panneaux'
const MOST = 12

const PARTS: [NonNullable<Wish['part']>, RegExp][] = [
  ['vocabulary', /\bvocabulaire\b|\bmots[- ]cles?\b|\bdefinitions?\b|\blexique\b/],
  ['example', /\bexemples? (resolus?|corriges?|commentes?)\b|\bpas a pas\b|\bexercices? (resolus?|corriges?)\b/],
  ['reading', /\blecture\b|\bextraits?\b|\btexte a lire\b/],
  ['summary', /\bresume\b|\bessentiel\b|\ba retenir\b/],
]

const readCount = (text: string) => {
  const digits = text.match(new RegExp(`\\b(\\d{1,3})\\s+(?:\\p{L}+\\s+)?(?:${ITEMS})\\b`, 'u'))?.[1]
  const word = NUMBERS.findIndex((name, n) => n > 0 && new RegExp(`\\b${name} (?:${ITEMS})\\b`).test(text))
  const count = digits ? Number(digits) : word
  return count > 0 ? Math.min(count, MOST) : undefined
}

const readDifficulty = (text: string): Wish['difficulty'] => {
  if (/\b(?:pas|peu|moins)(?: \S+)? difficiles?\b|\bfaciles?\b/.test(text)) {
    return /\b(?:pas|peu|moins)(?: \S+)? faciles?\b/.test(text) ? 'hard' : 'easy'
  }
  return /\bdifficiles?\b|\bexigeante?s?\b|\bdefis?\b/.test(text) ? 'hard' : undefined
}

const readFocus = (text: string) => {
  const quoted = [...text.matchAll(/«\s*([^»]+?)\s*»|"([^"]+)"/g)].map(match => match[1] ?? match[2] ?? '')
  const about = [...text.matchAll(/\b(?:sur |concernant |(?:autour|a propos) d(?:e |es |u |'))([^.,;:!?«"]+)/g)].map(
    match => match[1] ?? '',
  )
  return [...new Set((quoted.length > 0 ? quoted : about).flatMap(stems))]
}

/** Reads the description of a module. Nothing recognised is an empty wish, never an error. */
export const readPrompt = (prompt: string): Wish => {
  const text = fold(prompt)
  const count = readCount(text)
  const film = filmIn(prompt)
  const difficulty = readDifficulty(text)
  const part = PARTS.find(([, pattern]) => pattern.test(text))?.[0]
  return {
    ...(count === undefined ? {} : { count }),
    ...(difficulty === undefined ? {} : { difficulty }),
    focus: readFocus(text),
    ...(part === undefined ? {} : { part }),
    ...(film === undefined ? {} : { film }),
  }
}
