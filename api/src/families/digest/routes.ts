import { isParent } from '@ariane/shared/catalogue'
import type { digestRoutes } from '@ariane/shared/contracts'
import type { Caller } from '../../platform/caller.ts'
import { fail } from '../../platform/errors.ts'
import type { Handlers } from '../../platform/http/handlers.ts'
import { digestKey } from './mail.ts'
import type { DigestPorts } from './ports.ts'
import { digestStore } from './store.ts'
import { readEndToken } from './token.ts'

function requireParent({ role }: Caller) {
  if (role === null || !isParent(role)) fail('forbidden')
}

/** Calls of contracts/digest.ts. */
export function digestHandlers({ db, jobs, mail, mailboxOf, now, secret }: DigestPorts): Handlers<typeof digestRoutes> {
  const digests = digestStore(db.q)
  const findMailbox = async (uid: string) => (mail ? await mailboxOf(uid) : undefined)
  const end = (parent: string) =>
    db.tx(async () => {
      await digests.drop(parent)
      await jobs.cancel(digestKey(parent))
    })

  return {
    async readDigest({ caller }) {
      requireParent(caller)
      const digest = await digests.find(caller.uid)
      const email = (await findMailbox(caller.uid)) ?? null
      return { status: 'success', data: { isOn: digest !== undefined, email, failed: digest?.failed ?? false } }
    },

    async switchDigest({ body: { on }, caller }) {
      requireParent(caller)
      if (!on) await end(caller.uid)
      else {
        if (!(await findMailbox(caller.uid))) fail('unavailable')
        await digests.add(caller.uid, now())
      }
      return { ok: true }
    },

    async endDigest({ body: { token } }) {
      await end(readEndToken(token, secret) ?? fail('invalid_input', ['token']))
      return { ok: true }
    },
  }
}
