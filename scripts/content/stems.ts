import { fold } from '@ariane/tutor'
import type { Problem, Source } from './read.ts'

type Stem = { folder: string; id: string; at: string; text: string; key: string }

const bare = (text: string) =>
  fold(text)
    .replace(/[^\p{L}\p{N}\\^{}/+×÷=<>-]+/gu, ' ')
    .trim()

/** Questions and statements; a question with options is the same only when its options are. */
const listStems = ({ folder, pack }: Source): Stem[] => {
  const stem = (at: string, part: string, text: string, more = '') => ({
    folder,
    id: pack.id,
    at,
    text,
    key: `${part} ${bare(text)} ${more}`,
  })
  return [
    ...pack.mcqs.map(({ id, stem: text, options }) =>
      stem(
        `mcqs ${id}`,
        'mcq',
        text,
        options
          .map(one => bare(one.text))
          .sort()
          .join('|'),
      ),
    ),
    ...pack.questions.map(({ id, question }) => stem(`questions ${id}`, 'question', question)),
    ...pack.facts.map(({ id, statement }) => stem(`facts ${id}`, 'fact', statement)),
    ...pack.cloze.map(({ id, text }) => stem(`cloze ${id}`, 'cloze', text)),
  ]
}

/** Questions that stand twice, in the chosen packs or between one of them and the rest of the library. */
export const stemProblems = (all: readonly Source[], isChosen: (folder: string) => boolean): Problem[] => {
  const known = new Map<string, Stem>()
  return all.flatMap(listStems).flatMap(stem => {
    const first = known.get(stem.key)
    if (!first) {
      known.set(stem.key, stem)
      return []
    }
    const [told, other] = isChosen(stem.folder) ? [stem, first] : [first, stem]
    if (!isChosen(told.folder)) return []
    return [
      { file: told.folder, what: `${told.at}: asked already by ${other.id} (${other.at}): ${told.text.slice(0, 80)}` },
    ]
  })
}
