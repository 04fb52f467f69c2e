import type { Person } from './subject.ts'
import type { Tense } from './tense.ts'
import { ingForms, participles, pastForms, thirdPerson } from './verb-forms.ts'

/** What a gap asks of a verb; `subject` is told where it stands inside the gap, in a question. */
export type Wanted = {
  verb: string
  tense: Tense
  person: Person
  isNegative: boolean
  /** « never », « just »: between the auxiliary and the verb. */
  adverb: string
  subject?: string
}

const BE = { I: 'am', he: 'is', they: 'are' } as const
const WAS = { I: 'was', he: 'was', they: 'were' } as const
const SHORT_NOT = new Map([
  ['do not', "don't"],
  ['does not', "doesn't"],
  ['did not', "didn't"],
  ['is not', "isn't"],
  ['are not', "aren't"],
  ['was not', "wasn't"],
  ['were not', "weren't"],
  ['has not', "hasn't"],
  ['have not', "haven't"],
  ['had not', "hadn't"],
  ['will not', "won't"],
  ['would not', "wouldn't"],
])

type Parts = { auxiliary: string; rests: string[] }

/** The auxiliary that a tense needs, and the form that follows it. */
const withAuxiliary = ({ verb, tense, person }: Wanted): Parts => {
  switch (tense) {
    case 'present':
      return verb === 'be'
        ? { auxiliary: BE[person], rests: [''] }
        : { auxiliary: person === 'he' ? 'does' : 'do', rests: [verb] }
    case 'past':
      return verb === 'be' ? { auxiliary: WAS[person], rests: [''] } : { auxiliary: 'did', rests: [verb] }
    case 'presentContinuous':
      return { auxiliary: BE[person], rests: ingForms(verb) }
    case 'pastContinuous':
      return { auxiliary: WAS[person], rests: ingForms(verb) }
    case 'presentPerfect':
      return { auxiliary: person === 'he' ? 'has' : 'have', rests: participles(verb) }
    case 'pastPerfect':
      return { auxiliary: 'had', rests: participles(verb) }
    case 'will':
      return { auxiliary: 'will', rests: [verb] }
    case 'would':
      return { auxiliary: 'would', rests: [verb] }
    case 'goingTo':
      return { auxiliary: BE[person], rests: [`going to ${verb}`] }
  }
}

const joined = (...parts: readonly string[]) => parts.filter(part => part !== '').join(' ')

const simple = ({ verb, tense, person }: Wanted): string[] | undefined => {
  if (verb === 'be') return undefined
  if (tense === 'past') return pastForms(verb)
  return tense === 'present' ? [person === 'he' ? thirdPerson(verb) : verb] : undefined
}

/** « did not see », « has just finished », « does she like »: all that are right, the one to show first. */
export const verbPhrases = (wanted: Wanted): string[] => {
  const { isNegative, adverb, subject } = wanted
  const bare = !isNegative && subject === undefined ? simple(wanted) : undefined
  if (bare) return bare.map(form => joined(adverb, form))
  const { auxiliary, rests } = withAuxiliary(wanted)
  if (subject !== undefined)
    return rests.flatMap(rest =>
      isNegative
        ? [
            joined(SHORT_NOT.get(`${auxiliary} not`) ?? '', subject, adverb, rest),
            joined(auxiliary, subject, 'not', adverb, rest),
          ]
        : [joined(auxiliary, subject, adverb, rest)],
    )
  const long = isNegative ? [joined(auxiliary, 'not')] : [auxiliary]
  const short = isNegative ? SHORT_NOT.get(`${auxiliary} not`) : undefined
  return [...long, ...(short ? [short] : [])].flatMap(first => rests.map(rest => joined(first, adverb, rest)))
}
