import { MAX_SPEECH_CHARS } from '@ariane/shared/contracts/audio'
import { messages } from '../messages-writing.ts'
import type { Pack } from '../pack.ts'
import { draw } from './deck.ts'
import { titleOf } from './lesson.ts'
import { mask } from './mask.ts'
import { type Context, interactive, type Rendered } from './module.ts'
import { spokenWords } from './spoken.ts'
import { signsOfText } from './writing.ts'

const FEWEST = 4
const MOST_SENTENCES = 5
/** With so few sentences each of them may be dictated alone. */
const FEW = 3

/** Sentences that can be written down as they are heard: no formula, no sign, not too long. */
const sentencesOf = (text: string): string[] =>
  text
    .replace(/[*_]|\s*\n\s*/g, match => (match.includes('\n') ? ' ' : ''))
    .split(/(?<=[.!?…])\s+(?=[\p{Lu}«¿¡])/u)
    .map(sentence => sentence.trim())
    .filter(Boolean)

const isSayable = (sentence: string) =>
  sentence.length <= MAX_SPEECH_CHARS / 3 &&
  !/[$\\{}<>=+×÷^|;:()"“”\d/]/.test(sentence) &&
  (sentence.match(/\p{L}+/gu)?.length ?? 0) >= FEWEST &&
  /[.!?]$/.test(sentence)

/** What a pack holds to be dictated, in the language that is learnt: its dictations, then sentences of its lesson. */
const textsOf = (pack: Pack): { id: string; text: string }[] => {
  const lesson =
    pack.lang === 'fr'
      ? [
          ...pack.summary.keyPoints,
          pack.summary.intro,
          ...pack.facts.flatMap(fact => (fact.truth ? [fact.statement, fact.why] : [fact.correction ?? '', fact.why])),
        ]
      : pack.terms.map(term => term.example ?? '')
  const sentences = [...pack.texts.map(({ body }) => body), ...lesson].flatMap(sentencesOf).filter(isSayable)
  const pairs = [...new Set(sentences)]
  return [
    ...pack.dictations.map(({ id, text }) => ({ id: `dictation:${id}`, text })),
    ...pairs.slice(1).map((sentence, i) => ({ id: `dictated:${i}`, text: `${pairs[i]} ${sentence}` })),
    ...(pairs.length < FEW ? pairs.map((text, i) => ({ id: `sentence:${i}`, text })) : []),
  ]
}

export const dictation = (context: Context): Rendered => {
  const { pack } = context
  const texts = textsOf(pack)
  const fresh = texts.filter(({ id }) => !context.used.has(id))
  const own = fresh.filter(({ id }) => id.startsWith('dictation:'))
  const chosen = draw(context, own.length > 0 ? own : fresh.length > 0 ? fresh : texts, 1)
  return interactive(
    chosen.map(({ id, text }, i) => {
      const sentences = sentencesOf(text).slice(0, MOST_SENTENCES)
      const signs = signsOfText(pack.lang)
      return {
        title: messages.dictation(i + 1),
        data: {
          engine: 'dictation' as const,
          lang: pack.lang,
          sentences: sentences.length,
          ...(signs.length > 0 && { signs }),
        },
        key: { engine: 'dictation' as const, text: sentences.join(' '), lang: pack.lang },
        speech: sentences.map(sentence => ({ text: spokenWords(sentence), lang: pack.lang })),
        uses: [id],
      }
    }),
  )
}

/** Words to say: after their translation in a foreign language, after their definition in any other subject. */
export const speakTheWords = (context: Context): Rendered => {
  const { pack, wish } = context
  const terms = pack.terms.map(({ id, term, definition, translation, synonyms, example }) => ({
    id: `term:${id}`,
    text: `${term} ${definition}`,
    words: [term, ...synonyms],
    prompt: pack.lang !== 'fr' && translation ? translation : mask(definition, [term, ...synonyms]),
    hint: example ? mask(example, [term, ...synonyms]) : undefined,
  }))
  const items = draw(context, terms, 5).map((term, i) => ({ ...term, key: `w${i + 1}` }))
  const withSamePrompt = (prompt: string) => terms.filter(term => term.prompt === prompt).flatMap(term => term.words)
  return interactive([
    {
      title: titleOf(pack),
      data: {
        engine: 'speak',
        lang: pack.lang,
        items: items.map(({ key, prompt, hint }) => ({
          id: key,
          prompt,
          ...(hint && wish.difficulty !== 'hard' && { hint }),
        })),
      },
      key: {
        engine: 'speak',
        words: Object.fromEntries(
          items.map(({ key, words, prompt }) => [key, [...new Set([...words, ...withSamePrompt(prompt)])]]),
        ),
        lang: pack.lang,
      },
      speech: items.map(({ prompt }) => ({
        text: spokenWords(prompt).slice(0, MAX_SPEECH_CHARS),
        lang: 'fr' as const,
      })),
      uses: items.map(({ id }) => id),
    },
  ])
}
