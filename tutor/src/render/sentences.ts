import { superscript } from '../maths/superscripts.ts'
import { messages } from '../messages-writing.ts'
import type { Pack } from '../pack.ts'
import { mask } from './mask.ts'
import type { Context, Rendered } from './module.ts'
import { type Task, written } from './writing.ts'

const translations = (pack: Pack): Task[] =>
  pack.translations.map(({ id, source, accepted }) => ({
    id: `translation:${id}`,
    text: source,
    question: messages.translate(source, pack.lang),
    expected: { kind: 'translation', accepted },
    model: accepted[0] ?? '',
    lang: pack.lang,
    key: { given: source },
  }))

/** From everyday words to the word of the lesson. */
const wordings = (pack: Pack): Task[] =>
  pack.terms.map(({ id, term, definition, synonyms }) => ({
    id: `term:${id}`,
    text: `${term} ${definition}`,
    question: messages.sayInOneTerm(mask(definition, [term, ...synonyms])),
    expected: { kind: 'exact', accepted: [term, ...synonyms] },
    model: `**${term}** : ${definition}`,
    lang: 'fr',
    key: { spelling: pack.subject === 'Français' },
  }))

export const translation = (context: Context): Rendered => {
  const { pack } = context
  const tasks = pack.translations.length > 0 ? translations(pack) : wordings(pack)
  return written(context, tasks, 4, messages.sentence)
}

const corrections = (pack: Pack): Task[] =>
  pack.corrections.map(({ id, wrong, right, rule }) => ({
    id: `correction:${id}`,
    text: `${wrong} ${rule}`,
    question: messages.correct,
    expected: { kind: 'exact', accepted: [right] },
    model: messages.rule(right, rule),
    lang: pack.lang,
    shown: { given: wrong, size: 'lines' },
    key: { given: wrong, spelling: pack.subject === 'Français' },
  }))

const TYPED: [RegExp, string][] = [
  [/\\d?frac\{(\w+)\}\{(\w+)\}/g, '$1/$2'],
  [/\{,\}/g, ','],
  [/\\times/g, '×'],
  [/\\div/g, '÷'],
  [/\\,/g, ' '],
  [/\$/g, ''],
]

/** A sentence as one would type it; undefined when it holds a formula that cannot be typed. */
const typed = (sentence: string): string | undefined => {
  const powers = sentence.replace(/\^(?:\{(-?\d+)\}|(\d))/g, (_, long?: string, short?: string) =>
    superscript(Number(long ?? short)),
  )
  const plain = TYPED.reduce((text, [from, to]) => text.replace(from, to), powers)
  return /[\\{}^_]/.test(plain) ? undefined : plain
}

/** What is wrong is what it says: many sentences set it right, so another one than the lesson's is left to the reader. */
const factsToCorrect = (pack: Pack): Task[] =>
  pack.facts.flatMap(({ id, statement, truth, correction, why }): Task[] => {
    const [wrong, right] = [typed(statement), typed(correction ?? '')]
    if (truth || !correction || !wrong || !right) return []
    return [
      {
        id: `fact:${id}`,
        text: statement,
        question: messages.correctFact,
        expected: { kind: 'translation', accepted: [right] },
        model: messages.rule(correction, why),
        lang: 'fr',
        shown: { given: wrong, size: 'lines' },
        key: { given: wrong },
      },
    ]
  })

export const sentenceCorrection = (context: Context): Rendered => {
  const { pack } = context
  const tasks = [...corrections(pack), ...(pack.corrections.length < 3 ? factsToCorrect(pack) : [])]
  return written(context, tasks, 3, messages.sentence)
}
