import type { MaterialFor } from '@ariane/activities/api'
import type { Context } from './context.ts'
import { draw, ranked } from './deck.ts'
import { isPlayableGap, readGaps } from './gaps.ts'
import { headline } from './headline.ts'
import { messages } from './messages.ts'
import type { Picked } from './rendered-module.ts'

const DECOYS = { easy: 0, usual: 2, hard: 4 }

const listSentences = ({ pack }: Context, typed: boolean) =>
  pack.cloze
    .map(cloze => ({ id: `cloze:${cloze.id}`, text: cloze.text, ...readGaps(cloze.text) }))
    .filter(sentence => isPlayableGap(sentence, typed))

/** Words of the pack that fit in no gap. */
const pickDecoys = (context: Context, answers: readonly string[][]) => {
  const taken = new Set(answers.flat().map(answer => answer.toLowerCase()))
  const others = [
    ...listSentences(context, false).flatMap(sentence => sentence.gaps.map(accepted => accepted[0] ?? '')),
    ...context.pack.terms.map(term => term.term),
  ]
  const free = [...new Set(others)].filter(word => !taken.has(word.toLowerCase()))
  return ranked(
    { ...context, wish: { focus: [] } },
    free.map(text => ({ id: text, text })),
  )
    .slice(0, DECOYS[context.wish.difficulty ?? 'usual'])
    .map(({ text }) => text)
}

/** Sentences to complete: with words to type, or to choose from a bank with some that fit nowhere. */
export const pickGapSentences = (context: Context, { typed }: { typed: boolean }): Picked<MaterialFor<'cloze'>>[] => {
  const { pack } = context
  const sentences = draw(context, listSentences(context, typed), 5)
  const decoys = typed
    ? []
    : pickDecoys(
        context,
        sentences.flatMap(({ gaps }) => gaps),
      )
  return [
    {
      material: {
        title: headline(context, messages.sentencesToComplete),
        sentences: sentences.map(({ parts, gaps }) => ({ parts, gaps })),
        typed,
        decoys,
        lang: pack.lang,
        spelling: pack.subject === 'Français',
      },
      uses: sentences.map(({ id }) => id),
    },
  ]
}
