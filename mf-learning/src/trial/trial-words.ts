import { messages } from './messages.ts'

/** What the exercises lead to, in words: an account, or the path of one that is there. */
export type TrialWords = { finish: string; done: string; keepTitle: string; keep: string }

const { register, done, keepTitle, keep, own } = messages
export const WITHOUT_ACCOUNT: TrialWords = { finish: register, done, keepTitle, keep }
export const IN_ACCOUNT: TrialWords = own
