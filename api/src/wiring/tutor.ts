import type { ModelUse } from '@ariane/shared/contracts'
import { builtInTutor, createModel, type Grader, judges, modelTutor, resting, secondReader } from '@ariane/tutor'
import { namesAround } from '../accounts/names.ts'
import { memberStore } from '../classes/members.ts'
import type { HomeworkTutor } from '../homework/ports.ts'
import { modelUse } from '../learning/model/barrier.ts'
import { permissionStore } from '../learning/model/permissions.ts'
import type { Tutor } from '../learning/tutor.ts'
import type { Access } from '../platform/access.ts'
import type { Config } from '../platform/config.ts'
import type { UnitOfWork } from '../platform/db/unit-of-work.ts'
import { describeError, type Log } from '../platform/log.ts'
import type { Consent } from '../rights/consent/check.ts'
import type { Database } from './database.ts'

interface Needs {
  access: Access
  config: Config
  consent: Consent
  db: UnitOfWork<Database>
  grader: Grader | undefined
  log: Log
}

/** Whether a pupil's own questions may go to the model that is configured. */
export type MayUseModel = (pupil: string) => Promise<ModelUse>

const mayUse =
  ({ access, config, consent, db }: Needs): MayUseModel =>
  async pupil => {
    const person = await access.person(pupil)
    const model = config.model?.model
    const allowed = await permissionStore(db.q).find(pupil)
    return modelUse({ model, grade: person?.grade, allowed, consented: await consent.given(pupil) })
  }

/** Who teaches: the built-in tutor, helped by a model where one is configured. */
export function wireTutor(needs: Needs): { tutor: Tutor & HomeworkTutor; mayUseModel: MayUseModel } {
  const mayUseModel = mayUse(needs)
  const { model } = needs.config
  if (!model) return { tutor: { ...builtInTutor, ...judges(needs.grader) }, mayUseModel }
  const report = (error: unknown, message: string) => needs.log.warn({ err: describeError(error) }, message)
  const members = memberStore(needs.db.q)
  const around = namesAround(needs.db.q, pupil => members.besides(pupil))
  const privacy = {
    namesAround: async (pupil: string) => [
      ...(await around(pupil)),
      ...(await members.namesBeside(pupil)).map(name => [name]),
    ],
    mayAsk: async (pupil: string) => (await mayUseModel(pupil)).questions,
  }
  const written = createModel(model, fetch)
  const tutor = modelTutor(resting(written), report, privacy)
  // Too slow for somebody who waits for a verdict may be quick enough for a question.
  const reader = secondReader(resting(written), report, privacy)
  return { tutor: { ...tutor, ...judges(needs.grader), ...reader }, mayUseModel }
}
