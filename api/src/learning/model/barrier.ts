import type { ModelUse } from '@ariane/shared/contracts'

interface Facts {
  model: string | undefined
  grade: string | undefined
  /** What a follower decided; undefined when nobody did. */
  allowed: boolean | undefined
  /** Whether a parent agreed, or need not. */
  consented: boolean
}

/** From which the ministry's frame of June 2025 lets pupils use generative tools by themselves. */
const FREE: readonly string[] = ['4ème', '3ème']

/** Whether a pupil's own questions may go to a model. A follower may allow below 4ème, and refuse above. */
export function modelUse({ model, grade, allowed, consented }: Facts): ModelUse {
  const barrier = !model
    ? 'no_model'
    : allowed === false
      ? 'refused'
      : !allowed && !FREE.includes(grade ?? '')
        ? 'grade'
        : consented
          ? null
          : 'consent'
  return { model: model ?? null, questions: barrier === null, barrier }
}
