import { plainText } from '@ariane/activities/plain-text'
import { lookup } from '@ariane/shared/catalogue'
import type { ActivityAnswer, ActivityData } from '@ariane/shared/contracts'
import { Solution } from '@ariane/tutor'

const MAX_CHARS = 300
/** Longer texts are read on the pupil's path. */
const shorten = (text: string) => (text.length > MAX_CHARS ? `${text.slice(0, MAX_CHARS - 1)}…` : text)
const join = (words: readonly (string | undefined)[]) => {
  const said = words.filter(word => word !== undefined && word.trim() !== '')
  return said.length === 0 ? '' : shorten(said.join(' · '))
}

/** An answer in a few words, as a teacher reads it; null where no few words say it, '' for one that is empty. */
export function describeAnswer(data: ActivityData, answer: ActivityAnswer): string | null {
  if (answer.engine === 'quiz' && data.engine === 'quiz')
    return join(data.options.filter(({ id }) => answer.chosen.includes(id)).map(({ text }) => plainText(text)))
  if (answer.engine === 'cloze' && data.engine === 'cloze')
    return join(data.items.flatMap(({ id }) => lookup(answer.gaps, id) ?? []))
  if (answer.engine === 'writing' || answer.engine === 'dictation') return shorten(answer.text.trim())
  if (answer.engine === 'cards' && data.engine === 'cards')
    return join(data.cards.map(({ id }) => lookup(answer.typed, id)))
  if (answer.engine === 'speak' && data.engine === 'speak')
    return join(data.items.map(({ id }) => lookup(answer.said, id)))
  if ((answer.engine === 'order' || answer.engine === 'timeline') && 'items' in data)
    return join(
      answer.order.map(
        id => data.items.flatMap(item => ('text' in item && item.id === id ? plainText(item.text) : []))[0],
      ),
    )
  return null
}

/** What was expected, in a few words; null where no few words say it. */
export function describeSolution(data: ActivityData, stored: unknown): string | null {
  const { success, data: solution } = Solution.safeParse(stored)
  if (!success) return null
  if (solution.engine === 'quiz')
    return join(Object.values(solution.options).flatMap(({ correct, text }) => (correct ? text : [])))
  if (solution.engine === 'cloze' && data.engine === 'cloze')
    return join(data.items.flatMap(({ id }) => (lookup(solution.items, id) ?? []).map(([first]) => first)))
  if (solution.engine === 'writing') return shorten(solution.model)
  return null
}
