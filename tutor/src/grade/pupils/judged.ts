import type { Expected, Setting } from '../index.ts'

/** What pupils wrote, by the verdict of a reader who knows the subject. */
type Answers = { correct?: string[]; partial?: string[]; incorrect?: string[] }
export type Judged = [Expected, Answers, Setting?][]
