import { isPastParticiple, mayBeFinite } from './clause.ts'
import { infinitives } from './infinitives.ts'
import { frenchWords, parseNounPhrase } from './noun-phrase.ts'
import { type Subject, subjectBefore } from './subject.ts'
import { simpleForm } from './verb-form.ts'

/** A sentence of one clause: who, what stands before the verb, the verb, its participle at a composed tense, and the rest. */
export type Parts = {
  subject: Subject
  clitics: string[]
  verb: string
  participle: string | undefined
  rest: string[]
  end: string
}

const CLITIC = /^(?:me|m'|te|t'|se|s'|le|la|l'|les|lui|leur|y|en|nous|vous)$/
const HELPER =
  /^(?:ai|as|a|avons|avez|ont|avais|avait|avions|aviez|avaient|aurai|auras|aura|aurons|aurez|auront|suis|es|est|sommes|êtes|sont|étais|était|étions|étiez|étaient|serai|seras|sera|serons|serez|seront)$/

/** Words put side by side again: « l’arbre ». */
export const joinWords = (words: readonly string[]): string => words.join(' ').replace(/' /g, "'").replace(/ ,/g, ',')

/** Reads a plain sentence; undefined where subject and verb are not sure. */
export const readSentence = (text: string): Parts | undefined => {
  const end = text.match(/[.!]\s*$/u)?.[0].trim() ?? ''
  const words = frenchWords(text.replace(/[.!]\s*$/u, ''))
  if (
    words.some(
      word =>
        /^[;:?!«»()…]$/.test(word) || /^(?:ne|n'|qui|que|qu'|dont|où|quand|si|mais|car|et|ou|donc|lorsque)$/.test(word),
    )
  )
    return undefined
  const readings: Parts[] = []
  for (let at = 1; at < Math.min(words.length, 9); at++) {
    const verb = words[at] ?? ''
    if (!mayBeFinite(verb)) continue
    const before = words.slice(0, at)
    // « est » is a noun of the dictionary too.
    if (before.some(word => HELPER.test(word) && word !== 'as')) break
    let from = before.length
    while (from > 1 && CLITIC.test(before[from - 1] ?? '')) from--
    for (let cut = from; cut <= before.length; cut++) {
      const own = before.slice(0, cut)
      const isPronoun =
        own.length === 1 && /^(?:je|j'|tu|il|elle|on|nous|vous|ils|elles|ce|c')$/.test((own[0] ?? '').toLowerCase())
      const isThing = own.length === 1 && /^c(?:e|')$/.test((own[0] ?? '').toLowerCase())
      const subject = isThing
        ? { person: 2, gender: 'M' as const, text: own[0] ?? '', isPronoun: true, clitics: [] }
        : isPronoun || parseNounPhrase(own)
          ? subjectBefore(joinWords(own))
          : undefined
      if (!subject || (isThing && !/^(?:est|sont|était|sera)$/.test(verb)) || !agrees(verb, subject.person)) continue
      const next = words[at + 1] ?? ''
      const participle = HELPER.test(verb) && isPastParticiple(next) ? next : undefined
      readings.push({
        subject,
        clitics: before.slice(cut),
        verb,
        participle,
        rest: words.slice(at + (participle ? 2 : 1)),
        end,
      })
    }
  }
  return readings.length === 1 ? readings[0] : undefined
}

export const TENSES = ['PRESENT', 'IMPARFAIT', 'FUTUR', 'PASSE_SIMPLE', 'CONDITIONNEL_PRESENT'] as const
export type SimpleTense = (typeof TENSES)[number]

/** The verbs and tenses that a form may be, of a person. */
export const readVerb = (form: string, person: number): { infinitive: string; tense: SimpleTense }[] =>
  infinitives(form).flatMap(infinitive =>
    TENSES.filter(tense => simpleForm(infinitive, tense, person) === form).map(tense => ({ infinitive, tense })),
  )

const agrees = (verb: string, person: number): boolean => readVerb(verb, person).length > 0
