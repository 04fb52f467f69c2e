import { lookup } from '@ariane/shared/catalogue'
import type { ActivityAnswer, ActivityResult } from '@ariane/shared/contracts/activities'
import type { KeyOf } from '../key.ts'
import { share } from './share.ts'

type Answer<E extends ActivityAnswer['engine']> = Extract<ActivityAnswer, { engine: E }>
type Part = ActivityResult['parts'][string]

const part = (correct: boolean, expected: string | undefined): Part =>
  correct ? { correct } : { correct, expected: expected ?? '' }

const each = (wanted: Record<string, string>, judged: (id: string, right: string) => Part): ActivityResult =>
  share(Object.fromEntries(Object.entries(wanted).map(([id, right]) => [id, judged(id, right)])))

/** Each item: the group it belongs to. */
export const judgePlaces = (
  key: KeyOf<'categorize'> | KeyOf<'grid'>,
  answer: Answer<'categorize'> | Answer<'grid'>,
): ActivityResult =>
  each(key.groups, (id, group) => part(lookup(answer.places, id) === group, lookup(key.labels, group)))

/** Each empty cell: the text that was in it. */
export const judgeTable = (key: KeyOf<'table'>, answer: Answer<'table'>): ActivityResult =>
  each(key.cells, (id, text) => part(lookup(answer.cells, id) === text, text))

/** Each pair, whichever card was turned first. */
export const judgeMemory = (key: KeyOf<'memory'>, answer: Answer<'memory'>): ActivityResult =>
  each(key.pairs, (one, other) =>
    part(lookup(answer.pairs, one) === other || lookup(answer.pairs, other) === one, lookup(key.labels, other)),
  )
