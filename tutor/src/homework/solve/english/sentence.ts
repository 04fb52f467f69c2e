import { IRREGULAR } from './irregular-verbs.ts'
import { REGULAR } from './regular-verbs.ts'
import { type Person, readSubject } from './subject.ts'
import { participles, pastForms, thirdPerson } from './verb-forms.ts'

/** A plain sentence: who, the helper that it has or would need, the verb behind it, the rest. */
export type EnglishSentence = {
  subject: string
  person: Person
  helper: string
  verb: string
  rest: string
  isHelped: boolean
}

const HELPER = /^(?:am|is|are|was|were|can|could|must|should|will|would|may|might)$/
const CHANGES =
  /\b(?:not|n't|never|some|any|already|just|too|something|somebody|someone|somewhere|always|sometimes|often|usually|still|both|everybody|everyone|nobody|nothing|rarely|seldom|hardly|no|as well|also|yet|ever)\b/i
const MAX_SUBJECT_WORDS = 5

type Reading = { base: string; tense: 'present' | 'third' | 'past' }
let forms: Map<string, Reading[]> | undefined
const verbReadings = (word: string): readonly Reading[] => {
  if (!forms) {
    forms = new Map()
    const add = (form: string, reading: Reading) => forms?.set(form, [...(forms.get(form) ?? []), reading])
    for (const base of [...REGULAR, ...IRREGULAR.keys()]) {
      if (base === 'be') continue
      add(base, { base, tense: 'present' })
      add(thirdPerson(base), { base, tense: 'third' })
      for (const past of pastForms(base)) add(past, { base, tense: 'past' })
    }
  }
  return forms.get(word) ?? []
}

const isParticiple = (word: string) =>
  [...IRREGULAR.keys()].some(base => participles(base).includes(word)) || word.endsWith('ed')

const lexical = (word: string, person: Person): { helper: string; verb: string } | undefined => {
  const fitting = verbReadings(word).filter(
    ({ tense }) => tense === 'past' || (tense === 'third') === (person === 'he'),
  )
  const [only, ...others] = fitting
  if (!only || others.length > 0) return undefined
  return { helper: only.tense === 'past' ? 'did' : person === 'he' ? 'does' : 'do', verb: only.base }
}

/** Reads « My brother plays tennis. »; undefined where its subject and verb are not sure. */
export const readEnglish = (text: string): EnglishSentence | undefined => {
  const words = text.replace(/[.!]\s*$/, '').split(/\s+/)
  if (
    /[?;:,()]/.test(text) ||
    CHANGES.test(text) ||
    /\b(?:and|but|because|when|if|who|which|that|while)\b/i.test(words.slice(1).join(' '))
  )
    return undefined
  const found: EnglishSentence[] = []
  for (let at = 1; at <= Math.min(MAX_SUBJECT_WORDS, words.length - 1); at++) {
    const subject = words.slice(0, at).join(' ')
    const person = readSubject(subject)
    const word = (words[at] ?? '').toLowerCase()
    if (!person) continue
    const next = (words[at + 1] ?? '').toLowerCase()
    const rest = words.slice(at + 1).join(' ')
    const isPerfect = /^(?:have|has|had)$/.test(word) && (next === 'got' || next === 'been' || isParticiple(next))
    if (HELPER.test(word) || isPerfect) found.push({ subject, person, helper: word, verb: '', rest, isHelped: true })
    else {
      const own = lexical(word, person)
      if (own) found.push({ subject, person, ...own, rest, isHelped: false })
    }
  }
  return found.length === 1 ? found[0] : undefined
}
