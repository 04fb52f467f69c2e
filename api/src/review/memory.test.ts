import { describe, expect, it } from 'vitest'
import { remember } from './memory.ts'

const monday = '2026-11-23'
/** The days on which a question comes back when it is answered this way each time. */
const days = (...answers: ('again' | 'hard' | 'good')[]) => {
  let next = remember(null, 'again', monday)
  const due = [next.dueDay]
  for (const answer of answers) {
    next = remember(next.memory, answer, next.dueDay)
    due.push(next.dueDay)
  }
  return due
}
const gaps = (due: string[]) =>
  due.slice(1).map((day, n) => Math.round((Date.parse(day) - Date.parse(due[n] ?? '')) / 86_400_000))

describe('@H09 a question that was missed', () => {
  it('comes back the next day', () => {
    expect(days()).toEqual(['2026-11-24'])
  })

  it('comes back less and less often while it is known', () => {
    const waits = gaps(days('good', 'good', 'good', 'good', 'good'))
    expect(waits).toEqual(waits.toSorted((a, b) => a - b))
    expect(new Set(waits).size).toBeGreaterThan(2)
    expect(waits.at(-1)).toBeGreaterThan(7)
  })

  it('comes back the next day when it is missed again, and sooner than before after that', () => {
    const known = gaps(days('good', 'good', 'good', 'good'))
    const missed = gaps(days('good', 'good', 'again', 'good'))
    expect(missed[2]).toBe(1)
    expect(missed[3]).toBeLessThan(known[3] ?? 0)
  })

  it('waits less after a hesitation than after a sure answer, and never more than three months', () => {
    const [hard, sure] = [gaps(days('good', 'hard')), gaps(days('good', 'good'))]
    expect(hard[1]).toBeLessThanOrEqual(sure[1] ?? 0)
    const answers = Array.from({ length: 40 }, () => 'good' as const)
    expect(Math.max(...gaps(days(...answers)))).toBeLessThanOrEqual(90)
  })

  it('is not troubled by an answer on the day it was missed', () => {
    const { memory } = remember(null, 'again', monday)
    expect(remember(memory, 'good', monday).dueDay > monday).toBe(true)
  })
})
