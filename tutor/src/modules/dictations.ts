import type { MaterialFor } from '@ariane/activities/api'
import { MAX_SPEECH_CHARS } from '@ariane/shared/contracts/audio'
import type { Pack } from '../pack.ts'
import type { Context } from './context.ts'
import { draw } from './deck.ts'
import type { Picked } from './rendered-module.ts'
import { spokenWords } from './spoken.ts'
import { messages } from './task-messages.ts'

const MIN_WORDS = 4
const MAX_SENTENCES = 5
/** With so few sentences each of them may be dictated alone. */
const FEW = 3

const splitSentences = (text: string): string[] =>
  text
    .replace(/[*_]|\s*\n\s*/g, match => (match.includes('\n') ? ' ' : ''))
    .split(/(?<=[.!?…])\s+(?=[\p{Lu}«¿¡])/u)
    .map(sentence => sentence.trim())
    .filter(Boolean)

/** Whether a sentence can be written down as it is heard: no formula, no sign, not too long. */
const isSayable = (sentence: string) =>
  sentence.length <= MAX_SPEECH_CHARS / 3 &&
  !/[$\\{}<>=+×÷^|;:()"“”\d/]/.test(sentence) &&
  (sentence.match(/\p{L}+/gu)?.length ?? 0) >= MIN_WORDS &&
  /[.!?]$/.test(sentence)

/** Sentences of the texts of a pack, in the language that is learnt, that can be written down as they are heard. */
export const listSayableSentences = ({ texts, terms, lang }: Pack): string[] =>
  [...texts.map(({ body }) => body), ...(lang === 'fr' ? [] : terms.map(({ example }) => example ?? ''))]
    .flatMap(splitSentences)
    .filter(isSayable)

/** What a pack holds to be dictated, in the language that is learnt: its dictations, then sentences of its lesson. */
const listTexts = (pack: Pack): { id: string; text: string }[] => {
  const lesson =
    pack.lang === 'fr'
      ? [
          ...pack.summary.keyPoints,
          pack.summary.intro,
          ...pack.facts.flatMap(fact => (fact.truth ? [fact.statement, fact.why] : [fact.correction ?? '', fact.why])),
        ]
      : []
  const pairs = [...new Set([...listSayableSentences(pack), ...lesson.flatMap(splitSentences).filter(isSayable)])]
  return [
    ...pack.dictations.map(({ id, text }) => ({ id: `dictation:${id}`, text })),
    ...pairs.slice(1).map((sentence, i) => ({ id: `dictated:${i}`, text: `${pairs[i]} ${sentence}` })),
    ...(pairs.length < FEW ? pairs.map((text, i) => ({ id: `sentence:${i}`, text })) : []),
  ]
}

/** A text to write down as it is heard. */
export const pickDictation = (context: Context): Picked<MaterialFor<'dictation'>>[] => {
  const { pack } = context
  const texts = listTexts(pack)
  const fresh = texts.filter(({ id }) => !context.used.has(id))
  const own = fresh.filter(({ id }) => id.startsWith('dictation:'))
  return draw(context, own.length > 0 ? own : fresh.length > 0 ? fresh : texts, 1).map(({ id, text }, i) => ({
    material: {
      title: messages.dictation(i + 1),
      lang: pack.lang,
      sentences: splitSentences(text)
        .slice(0, MAX_SENTENCES)
        .map(sentence => ({ text: sentence, said: spokenWords(sentence) })),
    },
    uses: [id],
  }))
}
