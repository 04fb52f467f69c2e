import { lookup } from '@ariane/shared/catalogue'
import type { ActivityAnswer, ActivityResult } from '@ariane/shared/contracts/activities'
import type { KeyOf } from '../key.ts'
import { share } from './share.ts'

type Answer<E extends ActivityAnswer['engine']> = Extract<ActivityAnswer, { engine: E }>
type Part = ActivityResult['parts'][string]

const part = (correct: boolean, expected: string | undefined): Part =>
  correct ? { correct } : { correct, expected: expected ?? '' }

const each = (wanted: Record<string, string>, judged: (id: string, right: string) => Part | null): ActivityResult =>
  share(Object.fromEntries(Object.entries(wanted).map(([id, right]) => [id, judged(id, right)])))

/** Each item: the group it belongs to. */
export const judgePlaces = (
  key: KeyOf<'categorize'> | KeyOf<'grid'>,
  answer: Answer<'categorize'> | Answer<'grid'>,
): ActivityResult =>
  each(key.groups, (id, group) => {
    const place = lookup(answer.places, id)
    return place === undefined ? null : part(place === group, lookup(key.labels, group))
  })

/** Each empty cell: the text that was in it. */
export const judgeTable = (key: KeyOf<'table'>, answer: Answer<'table'>): ActivityResult =>
  each(key.cells, (id, text) => {
    const written = lookup(answer.cells, id)
    return written === undefined ? null : part(written === text, text)
  })

/** Each pair, whichever card was turned first. */
export const judgeMemory = (key: KeyOf<'memory'>, answer: Answer<'memory'>): ActivityResult => {
  const turned = new Set(Object.entries(answer.pairs).flat())
  return each(key.pairs, (one, other) => {
    if (!turned.has(one) && !turned.has(other)) return null
    const isPair = lookup(answer.pairs, one) === other || lookup(answer.pairs, other) === one
    return part(isPair, lookup(key.labels, other))
  })
}
