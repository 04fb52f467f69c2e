import { createHash, randomBytes } from 'node:crypto'
import { RESET_FRAGMENT } from '@ariane/shared/contracts'
import { z } from 'zod'
import { MAIL_JOB } from '../../platform/jobs/lanes.ts'
import type { JobHandler } from '../../platform/jobs/types.ts'
import type { Services } from '../../services.ts'
import { identityStore } from '../sign-in/identities.ts'
import { peopleStore } from '../store.ts'
import { messages } from './messages.ts'

export const RESET_MAIL = 'reset-mail'
const LIFETIME_MS = 3_600_000
const TOKEN_BYTES = 32

const Data = z.object({ uid: z.string().nullable() })

/** As it is kept: whoever reads the database cannot use it. */
export const tokenHash = (token: string) => createHash('sha256').update(token).digest('base64url')

/** Mails a link to whoever asked for one. `uid` is null for an address nobody has: then there is nothing to do. */
export function resetMail({ q, now, mail, keys, config }: Services): JobHandler {
  const identities = identityStore(q)
  const people = peopleStore(q)
  return {
    ...MAIL_JOB,
    async run(job) {
      const { uid } = Data.parse(job.data)
      const identity = uid === null ? undefined : await identities.find(uid)
      if (!identity) return
      if ((await people.find(identity.id))?.disabled_at) return
      if ((await keys.mailReset(identity.email)) || !mail) return
      const token = randomBytes(TOKEN_BYTES).toString('base64url')
      const at = now()
      const expiresAt = new Date(at.getTime() + LIFETIME_MS)
      await identities.addReset(tokenHash(token), identity.id, { now: at, expiresAt })
      const link = `${config.publicUrl}/#${RESET_FRAGMENT}=${token}`
      const { subject, text } = messages
      await mail.send({ to: identity.email, subject, text: text(config.productName, link) })
    },
  }
}
