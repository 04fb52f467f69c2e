import { lookup } from '@ariane/shared/catalogue'
import type { ActivityAnswer, ActivityResult } from '@ariane/shared/contracts/activities'
import type { KeyOf } from '../key.ts'
import { messages } from '../messages.ts'

type Key = KeyOf<'mark'>

/**
 * Right when every target is found and nothing else is marked. Each one found counts, each wrong piece takes a share
 * away. The parts name what was marked, and the first place of what was overlooked.
 */
export const judgeMark = (key: Key, answer: Extract<ActivityAnswer, { engine: 'mark' }>): ActivityResult => {
  const marked = new Set(answer.marked)
  const isFound = ({ places, least }: Key['targets'][number]) =>
    places.some(place => place.filter(id => marked.has(id)).length >= least)
  const inside = new Set(key.targets.flatMap(target => target.places.flat()))
  const strays = [...marked].filter(id => !inside.has(id))
  const missed = key.targets.filter(target => !isFound(target))
  const found = key.targets.length - missed.length
  const correct = missed.length === 0 && strays.length === 0

  const parts = new Map<string, ActivityResult['parts'][string]>()
  const remark = (id: string) => {
    const expected = lookup(key.remarks, id)
    return expected === undefined ? {} : { expected }
  }
  for (const id of marked) parts.set(id, inside.has(id) ? { correct: true } : { correct: false, ...remark(id) })
  for (const { places } of missed) {
    for (const id of places[0] ?? []) if (!marked.has(id)) parts.set(id, { correct: false, ...remark(id) })
  }
  const verdict = correct
    ? messages.allRight
    : found === 0
      ? messages.noneRight
      : messages.someMarked(found, key.targets.length, strays.length)
  return {
    score: correct ? 1 : Math.max(0, (found - strays.length) / Math.max(1, key.targets.length)),
    correct,
    parts: Object.fromEntries(parts),
    feedback: verdict,
  }
}
