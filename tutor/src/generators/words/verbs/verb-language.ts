import type { SpokenLanguage } from '@ariane/activities/shape'
import type { Wrong } from '../ask-word.ts'

/** Who or what does it: a pronoun or a name, its person (0 to 5), its gender where it is known, « you » that is one or several. */
export type Subject = { text: string; person: number; gender?: 'm' | 'f'; anyNumber?: true }

/** A tense as it is called. */
export type Tense = {
  /** « le présent de l’indicatif » */
  name: string
  /** « au présent de l’indicatif » */
  at: string
  /** Other names that a pupil may write. */
  alsoCalled: readonly string[]
  /** Endings or auxiliaries, in a sentence. */
  rule: string
  /** How a form of it is begun, where it is not a stem and an ending. */
  begin?: string
}

/** A sentence whose beginning asks for a tense, and why. */
export type Clue = {
  tense: string
  opening: string
  why: string
  /** Tenses that would be as right in it: none of them is offered. */
  alsoRight?: readonly string[]
  /** The verbs and the persons that go with it, where not all do. */
  verbs?: readonly string[]
  persons?: readonly number[]
}

/** What the exercises on verbs need to know of a language. */
export type VerbLanguage = {
  lang: SpokenLanguage
  subjects: readonly Subject[]
  tenses: Readonly<Record<string, Tense>>
  /** The verbs whose exercises are made up, by the name of their group. */
  groups: Readonly<Record<string, readonly string[]>>
  clues: readonly Clue[]
  /** Verbs that say a state, or what nobody decides: the clues leave them out. */
  states: ReadonlySet<string>
  /** The verb as it is named to the pupil, with its meaning where it is not French. */
  name: (verb: string) => string
  /** The form, or undefined where it has none or depends on what is not known. */
  form: (verb: string, tense: string, subject: Subject) => string | undefined
  /** Other writings of the form that are as right. */
  others?: (verb: string, tense: string, subject: Subject) => readonly string[]
  /** The infinitive as it may also be named: « to run ». */
  namesToo?: (verb: string) => readonly string[]
  /** The sentence with a form in it, or what stands in its place. */
  sentence: (verb: string, tense: string, subject: Subject, shown?: string, opening?: string) => string
  /** A form as pupils get it wrong. */
  slip: (verb: string, tense: string, subject: Subject) => Wrong | undefined
  /** The form as it is written behind its subject, where a space between them is not enough. */
  withSubject?: (tense: string, subject: Subject, form: string) => string[]
}
