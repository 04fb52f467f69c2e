import type { ActivityAnswer, ActivityData, ActivityResult } from '@ariane/shared/contracts/activities'

type Engine = 'writing' | 'dictation' | 'speak'
type Data = Extract<ActivityData, { engine: Engine }>
type Answer = Extract<ActivityAnswer, { engine: Engine }>

/** The engines in which one writes or speaks freely. */
export const isWriting = <T extends { engine: string }>(one: T): one is Extract<T, { engine: Engine }> =>
  ['writing', 'dictation', 'speak'].includes(one.engine)

/** A sentence to correct already stands there. */
export function blankWriting(data: Data): Answer {
  if (data.engine === 'writing') return { engine: 'writing', text: data.given ?? '' }
  return data.engine === 'dictation' ? { engine: 'dictation', text: '' } : { engine: 'speak', said: {} }
}

/** Something is written, and a sentence to correct was changed. */
export function canValidateWriting(data: Data, answer: Answer): boolean {
  if (answer.engine === 'speak') return Object.values(answer.said).some(text => text.trim() !== '')
  const given = data.engine === 'writing' ? data.given : undefined
  return answer.text.trim() !== '' && answer.text.trim() !== given?.trim()
}

/** What was written stays, to be improved; of the words that were said, the right ones. */
export function afterRetryWriting(answer: Answer, result: ActivityResult): Answer {
  if (answer.engine !== 'speak') return answer
  const right = Object.entries(answer.said).filter(([id]) => result.parts[id]?.correct === true)
  return { engine: 'speak', said: Object.fromEntries(right) }
}

/** The words of a text. */
export const countWords = (text: string): number =>
  text.match(/[\p{L}\p{M}\p{N}]+(?:-[\p{L}\p{M}\p{N}]+)*/gu)?.length ?? 0

const folded = (text: string) =>
  text
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** Whether a text uses a word, perhaps in the plural or the feminine. */
export function isUsed(text: string, word: string): boolean {
  const written = ` ${folded(text)} `
  return folded(word)
    .split(' ')
    .every(part => written.includes(` ${part.length > 4 ? part.replace(/[esx]+$/, '') : part}`))
}

/** The text with a sign put in place of what is selected, and where one goes on writing. */
export function insertSign(text: string, sign: string, from: number, to: number): { text: string; at: number } {
  return { text: text.slice(0, from) + sign + text.slice(to), at: from + sign.length }
}
