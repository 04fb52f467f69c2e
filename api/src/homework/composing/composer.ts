import type { SchoolGrade } from '@ariane/shared/catalogue'
import type { ComposedHomework, HomeworkInput, PlaceGuess } from '@ariane/tutor/homework'
import { createThread, TooMuchWork } from '../../platform/apart/threads.ts'

export type Task = { homework: HomeworkInput } | { guess: { text: string; grade: SchoolGrade } }

/** Sixty questions take a third of a second; no statement of a pupil ten times as long. */
const CEILINGS = { workMs: 4000, longestMs: 30_000, memoryMb: 256 }
/** A guess is an offer: nobody waits for it behind so many. */
const GUESS = { mostWaiting: 50 }
/** Where statements are composed. */
export const thread = createThread<Task, ComposedHomework | PlaceGuess | null>(
  new URL('./program.ts', import.meta.url),
  CEILINGS,
)

const unlessTooMuch = (error: unknown) => (error instanceof TooMuchWork ? undefined : Promise.reject(error))

/** The exercises of a statement; undefined when they would take too long. */
export const compose = async (homework: HomeworkInput): Promise<ComposedHomework | undefined> =>
  (thread.run({ homework }) as Promise<ComposedHomework>).catch(unlessTooMuch)

/** The subject and chapter of a statement; null where they are not clear, or would take too long. */
export const guess = async (text: string, grade: SchoolGrade): Promise<PlaceGuess | null> =>
  (await (thread.run({ guess: { text, grade } }, GUESS) as Promise<PlaceGuess | null>).catch(unlessTooMuch)) ?? null

/** Reads the lessons before a pupil asks. */
export const warmComposer = (): void => thread.warm()
