import {
  ActivityAnswer,
  type ActivityData,
  type ActivityResult,
  ActivityResult as ResultSchema,
} from '@ariane/shared/contracts/activities'
import * as z from 'zod'
import { afterRetryPlacing, blankPlacing, canValidatePlacing, isPlacing } from './answers-placing.ts'
import { blankReading } from './reading/answers.ts'
import { afterRetryWriting, blankWriting, canValidateWriting, isWriting } from './writing/answers.ts'

/** What the frame keeps of one chapter, to go on after a reload. `result` stands for the present answer. */
const ChapterState = z.object({ answer: ActivityAnswer, result: ResultSchema.nullable() })
export type ChapterState = z.infer<typeof ChapterState>

/** The answer before anything was done. */
export function blankAnswer(data: ActivityData): ActivityAnswer {
  switch (data.engine) {
    case 'quiz':
      return { engine: 'quiz', chosen: [] }
    case 'cloze':
      return {
        engine: 'cloze',
        gaps: Object.fromEntries(data.items.map(({ id, parts }) => [id, parts.slice(1).map(() => '')])),
      }
    case 'cards':
      return { engine: 'cards', typed: {} }
    case 'match':
      return { engine: 'match', pairs: {} }
    case 'categorize':
    case 'grid':
    case 'table':
    case 'memory':
    case 'mark':
      return blankPlacing(data)
    case 'writing':
    case 'dictation':
    case 'speak':
      return blankWriting(data)
    case 'order':
    case 'timeline':
      return { engine: data.engine, order: data.items.map(item => item.id) }
    default:
      return blankReading(data)
  }
}

/** A kept state, or a new one when there is none that fits the chapter. */
export function resume(data: ActivityData, kept: unknown): ChapterState {
  const read = ChapterState.safeParse(kept)
  return read.success && read.data.answer.engine === data.engine && sameItems(data, read.data.answer)
    ? read.data
    : { answer: blankAnswer(data), result: null }
}

function sameItems(data: ActivityData, answer: ActivityAnswer): boolean {
  if ((data.engine !== 'order' && data.engine !== 'timeline') || !('order' in answer)) return true
  const ids = new Set(data.items.map(item => item.id))
  return answer.order.length === ids.size && answer.order.every(id => ids.has(id))
}

const isFilled = (text: string | undefined) => (text ?? '').trim() !== ''

/** Whether there is something to judge: one word typed is enough, but every word of a bank and every pair is placed. */
export function canValidate(data: ActivityData, answer: ActivityAnswer): boolean {
  switch (answer.engine) {
    case 'quiz':
      return answer.chosen.length > 0
    case 'cloze': {
      const gaps = Object.values(answer.gaps).flat()
      return data.engine === 'cloze' && data.bank ? gaps.every(isFilled) : gaps.some(isFilled)
    }
    case 'cards':
      return Object.values(answer.typed).some(isFilled)
    case 'match':
      return data.engine === 'match' && data.left.every(({ id }) => answer.pairs[id] !== undefined)
    case 'categorize':
    case 'grid':
    case 'table':
    case 'memory':
    case 'mark':
      return isPlacing(data) && canValidatePlacing(data, answer)
    case 'writing':
    case 'dictation':
    case 'speak':
      return isWriting(data) && canValidateWriting(data, answer)
    case 'order':
    case 'timeline':
      return true
    default:
      return false
  }
}

/** How many words are still to be written; 0 where everything has to be there before it is judged. */
export function wordsLeft(data: ActivityData, answer: ActivityAnswer): number {
  if (data.engine === 'cards' && answer.engine === 'cards')
    return data.cards.filter(({ id }) => !isFilled(answer.typed[id])).length
  if (data.engine === 'speak' && answer.engine === 'speak')
    return data.items.filter(({ id }) => !isFilled(answer.said[id])).length
  if (data.engine === 'cloze' && !data.bank && answer.engine === 'cloze')
    return Object.values(answer.gaps)
      .flat()
      .filter(text => !isFilled(text)).length
  return 0
}

/** The same answer, said to be all that is known. */
export const givenUp = (answer: ActivityAnswer): ActivityAnswer =>
  answer.engine === 'cards' || answer.engine === 'cloze' || answer.engine === 'speak'
    ? { ...answer, rest: 'unknown' }
    : answer

/** The answer to start again from: what was right stays, except for a choice, which is made anew. */
export function afterRetry(answer: ActivityAnswer, result: ActivityResult): ActivityAnswer {
  const right = (part: string) => result.parts[part]?.correct === true
  switch (answer.engine) {
    case 'quiz':
      return { engine: 'quiz', chosen: [] }
    case 'cloze':
      return {
        engine: 'cloze',
        gaps: Object.fromEntries(
          Object.entries(answer.gaps).map(([id, gaps]) => [
            id,
            gaps.map((text, n) => (right(`${id}:${n}`) ? text : '')),
          ]),
        ),
      }
    case 'cards':
      return { engine: 'cards', typed: Object.fromEntries(Object.entries(answer.typed).filter(([id]) => right(id))) }
    case 'match':
      return { engine: 'match', pairs: Object.fromEntries(Object.entries(answer.pairs).filter(([id]) => right(id))) }
    case 'categorize':
    case 'grid':
    case 'table':
    case 'memory':
    case 'mark':
      return afterRetryPlacing(answer, result)
    case 'dialog-cards':
      return { engine: 'dialog-cards', known: {} }
    case 'writing':
    case 'dictation':
    case 'speak':
      return afterRetryWriting(answer, result)
    default:
      return answer
  }
}

/** Words of a bank that are not placed yet; a word that stands twice in the bank can be placed twice. */
export function freeWords<W extends { text: string }>(bank: readonly W[], gaps: Record<string, string[]>): W[] {
  const used = Object.values(gaps).flat()
  return bank.filter(({ text }) => {
    const at = used.indexOf(text)
    if (at < 0) return true
    used.splice(at, 1)
    return false
  })
}

/** The list with one element moved by `step`, unchanged at its ends. */
export function moved<T>(list: readonly T[], index: number, step: -1 | 1): T[] {
  const to = index + step
  const next = [...list]
  const [one, other] = [next[index], next[to]]
  if (one === undefined || other === undefined) return next
  next[index] = other
  next[to] = one
  return next
}
