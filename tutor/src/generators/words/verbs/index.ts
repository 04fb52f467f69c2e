import type { Generator } from '../../exercise.ts'
import { changePerson, changeTense, conjugateVerb, mendForm } from './give-form.ts'
import { chooseTense, findInfinitive, findIntruder, findSubject, nameTense } from './recognise-form.ts'
import type { VerbLanguage } from './verb-language.ts'

const KINDS = {
  conjugate: conjugateVerb,
  'change-person': changePerson,
  'change-tense': changeTense,
  'mend-form': mendForm,
  'name-tense': nameTense,
  'find-subject': findSubject,
  'find-infinitive': findInfinitive,
  'find-intruder': findIntruder,
  'choose-tense': chooseTense,
}

/** The exercises on the verbs of a language, by their names: « fr-conjugate ». */
export const verbGenerators = (language: VerbLanguage): Record<string, Generator> =>
  Object.fromEntries(Object.entries(KINDS).map(([name, make]) => [`${language.lang}-${name}`, make(language)]))
