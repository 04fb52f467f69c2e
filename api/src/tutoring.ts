import type { ModelUse } from '@ariane/shared/contracts'
import { builtInTutor, createModel, modelTutor, resting } from '@ariane/tutor'
import { namesAround } from './accounts/names.ts'
import { modelUse } from './learning/model/barrier.ts'
import { permissionStore } from './learning/model/permissions.ts'
import type { Tutor } from './learning/tutor.ts'
import { describeError } from './platform/log.ts'
import type { Services } from './services.ts'

type Given = Pick<Services, 'config' | 'q' | 'access' | 'consent' | 'log'>

/** Whether a pupil's own questions may go to the model that is configured. */
export const modelLeave =
  ({ config, q, access, consent }: Omit<Given, 'log'>) =>
  async (pupil: string): Promise<ModelUse> => {
    const person = await access.person(pupil)
    const model = config.model?.model
    const allowed = await permissionStore(q).find(pupil)
    return modelUse({ model, grade: person?.grade, allowed, consented: await consent.given(pupil) })
  }

/** The built-in tutor, helped by a model where one is configured. */
export function tutorFor(given: Given): Tutor {
  const { model } = given.config
  if (!model) return builtInTutor
  const leave = modelLeave(given)
  const report = (error: unknown, message: string) => given.log.warn({ err: describeError(error) }, message)
  return modelTutor(resting(createModel(model, fetch)), report, {
    namesAround: namesAround(given.q),
    mayAsk: async pupil => (await leave(pupil)).questions,
  })
}
