import { lookup } from '@ariane/shared/catalogue'
import type { TutorAnswer } from '@ariane/shared/contracts/learning'
import { generators } from './generators/index.ts'
import { rng } from './generators/random.ts'
import { messages } from './modules/messages.ts'
import type { Pack } from './pack.ts'
import { listPassages, type Passage, subjectWords } from './passages.ts'
import { type Hit, searchIndex } from './search.ts'
import { fold, stems } from './words.ts'

/** A passage that speaks of less of the question than this does not answer it. */
const ENOUGH = 0.45
/** More is asked of another lesson than of the one on the slide. */
const ENOUGH_ELSEWHERE = 0.6
/** A passage that is this much weaker than the best one is not worth reading. */
const NEAR = 0.6
const MOST_EXPLANATIONS = 3
const MOST_EXAMPLES = 2

const NOTHING: TutorAnswer = { explanations: [], examples: [], source: 'built-in' }

/** Stems by which a pupil asks, whatever it is about. */
const ASKING =
  /^(?:compr|reexpliqu|aid|exempl|perdu|difficil|rappel|resum|lecon|cour|chapitr|exercic|slid|march|fonction|sert|serv|signifi|donn?$|dir|dit|appel|defini|sai|sav|util|differen|trouv|connai|reconnai|arriv|parl)/
const ASKS_FOR_HELP = /\b(?:compren\w*|compris\w*|(?:re)?expliqu\w*|aide\w*|exemples?|resum\w*|rappel\w*)\b/

/** '2' or '14' name nothing by themselves; '1789' does. */
const SHORT_NUMBER = /^\d{1,2}$/

const indexes = new WeakMap<Pack, (words: readonly string[]) => Hit<Passage>[]>()
const vocabularies = new WeakMap<Pack, Set<string>>()

const indexPack = (pack: Pack) => {
  const index = indexes.get(pack) ?? searchIndex(listPassages(pack))
  indexes.set(pack, index)
  return index
}

const collectVocabulary = (pack: Pack) => {
  const vocabulary =
    vocabularies.get(pack) ?? new Set(stems(subjectWords(pack)).filter(word => !SHORT_NUMBER.test(word)))
  vocabularies.set(pack, vocabulary)
  return vocabulary
}

/** Stems of what a lesson is about: its keywords and the words that it explains. */
const collectTopicStems = ({ keywords, terms }: Pack) =>
  new Set(stems([...keywords, ...terms.map(({ term }) => term)].join(' ')))

/** A new exercise with its solution, when the pack has generators; the same question gives the same exercise. */
const madeUp = (pack: Pack, question: string): string[] => {
  const seed = [...question].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) | 0, 7)
  return pack.generators.slice(0, 1).flatMap(({ name, params }) => {
    const exercise = lookup(generators, name)?.(rng(seed), params)
    if (!exercise) return []
    return [`${exercise.statement}\n\n${exercise.steps.join('\n\n')}\n\n**${messages.answer}** ${exercise.answer}`]
  })
}

const answer = (explanations: readonly string[], examples: readonly string[]): TutorAnswer => ({
  explanations: explanations.slice(0, MOST_EXPLANATIONS).map(text => ({ text })),
  examples: examples.slice(0, MOST_EXAMPLES).map(text => ({ text })),
  source: 'built-in',
})

/** What the pack says about the words; undefined when they are about something else. */
const look = (
  pack: Pack,
  words: readonly string[],
  question: string,
  enough: number,
): { score: number; reply: TutorAnswer } | undefined => {
  const vocabulary = collectVocabulary(pack)
  if (!words.some(word => vocabulary.has(word))) return undefined
  const hits = indexPack(pack)(words)
  const explanations = hits.filter(hit => hit.passage.kind === 'explanation' && hit.coverage >= enough)
  const [best] = explanations
  if (!best) return undefined
  const near = explanations.filter(hit => hit.score >= best.score * NEAR)
  const examples = hits.filter(hit => hit.passage.kind === 'example' && hit.coverage >= ENOUGH / 2)
  const texts = [
    ...examples.slice(0, 1).map(hit => hit.passage.text),
    ...madeUp(pack, question),
    ...examples.slice(1).map(hit => hit.passage.text),
  ]
  return {
    score: best.score * best.coverage,
    reply: answer(
      near.map(hit => hit.passage.text),
      texts,
    ),
  }
}

/**
 * Answers a question from a pack, else from the other packs of the subject at the grade. Explanations are the passages that
 * speak of the question, examples the nearest worked ones. Both lists are empty when nothing fits.
 */
export const ask = (question: string, pack: Pack | undefined, others: readonly Pack[]): TutorAnswer => {
  const all = stems(question)
  const words = all.filter(word => !ASKING.test(word))
  if (words.length === 0 && pack && ASKS_FOR_HELP.test(fold(question))) {
    const example = listPassages(pack).find(passage => passage.kind === 'example')
    return answer(
      [pack.summary.intro, ...pack.summary.keyPoints.slice(0, 2)],
      [...(example ? [example.text] : []), ...madeUp(pack, question)],
    )
  }
  const here = pack && look(pack, words, question, ENOUGH)
  if (here) return here.reply
  // One word alone ('heure') names another lesson only when that lesson is about it.
  const isAbout = (other: Pack) => words.length > 1 || words.some(word => collectTopicStems(other).has(word))
  const elsewhere = others
    .filter(other => other !== pack && isAbout(other))
    .flatMap(other => look(other, words, question, ENOUGH_ELSEWHERE) ?? [])
    .toSorted((a, b) => b.score - a.score)
  return elsewhere[0]?.reply ?? NOTHING
}
