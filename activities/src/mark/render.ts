import type { SpokenLanguage } from '../language.ts'
import { numbered, type Random, shuffle } from '../random.ts'
import type { Rendered } from '../rendered.ts'
import type { DataFor } from '../shape.ts'
import type { SolutionFor } from '../solution.ts'
import { statement } from './messages.ts'

type Piece = DataFor<'mark'>['pieces'][number]
type Target = SolutionFor<'mark'>['targets'][number]

/** A text that is cut into words, some of which have to be found. */
type Words = {
  unit: 'word'
  title: string
  instruction: string
  lang: SpokenLanguage
  pieces: readonly Piece[]
  targets: readonly Target[]
  /** Ids of pieces that may be marked and need not. */
  admitted?: readonly string[]
}
/** Statements, of which the right ones have to be found; `why` is what the correction says of each. */
type Sentences = {
  unit: 'sentence'
  title: string
  sentences: readonly { text: string; correct: boolean; why: string }[]
}
type MarkMaterial = Words | Sentences

const renderWords = ({ title, instruction, lang, pieces, targets, admitted = [] }: Words): Rendered<'mark'> => {
  const others = pieces.flatMap(({ id }) => (id ? [[id, statement.extraWord] as const] : []))
  const named = targets.flatMap(({ places, text }) => places.flat().map(id => [id, text] as const))
  return {
    title,
    data: { engine: 'mark', unit: 'word', instruction, lang, pieces: [...pieces] },
    solution: {
      engine: 'mark',
      targets: [...targets],
      ...(admitted.length > 0 && { admitted: [...admitted] }),
      remarks: Object.fromEntries([...others, ...named]),
    },
  }
}

const renderSentences = ({ title, sentences }: Sentences, random: Random): Rendered<'mark'> => {
  const shown = numbered('s', shuffle(random, sentences))
  return {
    title,
    data: {
      engine: 'mark',
      unit: 'sentence',
      instruction: statement.rightSentences,
      lang: 'fr',
      pieces: shown.map(({ id, item }) => ({ id, text: item.text })),
    },
    solution: {
      engine: 'mark',
      targets: shown
        .filter(({ item }) => item.correct)
        .map(({ id, item }) => ({ text: item.text, places: [[id]], least: 1 })),
      remarks: Object.fromEntries(
        shown.map(({ id, item: { correct, why } }) => [
          id,
          correct ? statement.sentenceIsRight(why) : statement.sentenceIsWrong(why),
        ]),
      ),
    },
  }
}

export const renderMark = (material: MarkMaterial, random: Random): Rendered<'mark'> =>
  material.unit === 'word' ? renderWords(material) : renderSentences(material, random)
