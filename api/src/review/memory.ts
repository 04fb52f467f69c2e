import type { Recall } from '@ariane/shared/contracts'
import { shiftDay } from '@ariane/shared/dates'
import { fsrs, type Grade, Rating } from 'ts-fsrs'

/** What is known of how well a question is remembered, and the local day it was last told by an answer. */
export type Memory = { stability: number; difficulty: number; day: string }

/** A question stays within reach of a school term. */
const LONGEST_DAYS = 90
/** Whole days only: nobody sits through the same question twice in an evening. */
const scheduler = fsrs({ enable_fuzz: false, enable_short_term: false, maximum_interval: LONGEST_DAYS })
const GRADES: Record<Recall, Grade> = { again: Rating.Again, hard: Rating.Hard, good: Rating.Good }

const DAY_MS = 86_400_000
const daysBetween = (from: string, to: string) => Math.max(0, Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS))

/** The memory after an answer on a local day, and the day from which the question may come back; null before the first one. */
export function remember(memory: Memory | null, recall: Recall, day: string): { memory: Memory; dueDay: string } {
  const elapsed = memory ? daysBetween(memory.day, day) : 0
  const state = memory && { stability: memory.stability, difficulty: memory.difficulty }
  const { stability, difficulty } = scheduler.next_state(state, elapsed, GRADES[recall])
  const wait = recall === 'again' ? 1 : scheduler.next_interval(stability, elapsed)
  return { memory: { stability, difficulty, day }, dueDay: shiftDay(day, Math.max(1, wait)) }
}
