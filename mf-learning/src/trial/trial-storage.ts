import { ActivityAnswer } from '@ariane/shared/contracts/activities'
import * as z from 'zod'
import { TRIAL_KEY } from './has-wanted-trial.ts'

/** What was done without an account, as this tab keeps it: it is sent nowhere before an account asks for it. */
const StoredTrial = z.object({
  topicId: z.string(),
  seed: z.number(),
  subject: z.string(),
  grade: z.string(),
  answers: z.array(z.object({ key: z.string(), tries: z.array(ActivityAnswer), isRight: z.boolean() })),
  /** « Créer mon compte » was chosen: the next account of this tab takes it over. */
  isWanted: z.boolean(),
})
export type StoredTrial = z.infer<typeof StoredTrial>

export function readTrial(storage = () => sessionStorage): StoredTrial | null {
  try {
    const read = StoredTrial.safeParse(JSON.parse(storage().getItem(TRIAL_KEY) ?? 'null'))
    return read.success ? read.data : null
  } catch {
    return null
  }
}

export function writeTrial(trial: StoredTrial | null, storage = () => sessionStorage): void {
  try {
    if (trial) storage().setItem(TRIAL_KEY, JSON.stringify(trial))
    else storage().removeItem(TRIAL_KEY)
  } catch {
    // With storage blocked, the trial can be played and not be kept.
  }
}
