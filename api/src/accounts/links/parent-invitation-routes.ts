import { isParent } from '@ariane/shared/catalogue'
import type { parentInvitationRoutes } from '@ariane/shared/contracts'
import type { Caller } from '../../platform/caller.ts'
import { fail } from '../../platform/errors.ts'
import type { Handlers } from '../../platform/http/handlers.ts'
import { newToken, tokenHash } from '../../platform/link-token.ts'
import { shownName } from '../accounts.ts'
import { auditLog, type JournalPorts } from '../audit-log/audit-log.ts'
import { peopleStore } from '../store.ts'
import { parentInvitationStore } from './parent-invitations.ts'
import { linkStore } from './store.ts'

const LIFETIME_MS = 7 * 24 * 3_600_000

function requireParent({ role }: Caller) {
  if (role === null || !isParent(role)) fail('forbidden')
}

/** Calls of contracts/parent-invitation.ts. */
export function parentInvitationHandlers({ db, now }: JournalPorts): Handlers<typeof parentInvitationRoutes> {
  const { q, tx } = db
  const invitations = parentInvitationStore(q)
  const links = linkStore(q)
  const people = peopleStore(q)
  const journal = auditLog({ db, now })
  const namesOf = (rows: Awaited<ReturnType<typeof links.pupilsOf>>) =>
    rows.map(shownName).sort((a, b) => a.localeCompare(b, 'fr'))
  /** Those whose account the parent opened: a code proves nothing of who gave it to whom. */
  const createdBy = async (parent: string) => (await links.pupilsOf(parent)).filter(({ kind }) => kind === 'created')

  return {
    async readParentInvitation({ caller }) {
      requireParent(caller)
      const followed = await links.pupilsOf(caller.uid)
      const expiresAt = await invitations.expiresAt(caller.uid, now())
      return {
        status: 'success',
        data: {
          children: namesOf(followed.filter(({ kind }) => kind === 'created')),
          others: namesOf(followed.filter(({ kind }) => kind !== 'created')),
          expiresAt: expiresAt?.toISOString() ?? null,
        },
      }
    },

    async inviteParent({ caller }) {
      requireParent(caller)
      if ((await createdBy(caller.uid)).length === 0) fail('conflict')
      const [token, expires] = [newToken(), new Date(now().getTime() + LIFETIME_MS)]
      await invitations.put(caller.uid, tokenHash(token), expires)
      return { status: 'success', data: { token, expiresAt: expires.toISOString() } }
    },

    async revokeParentInvitation({ caller }) {
      requireParent(caller)
      await invitations.drop(caller.uid)
      return { ok: true }
    },

    async acceptParentInvitation({ body: { token }, caller }) {
      requireParent(caller)
      return tx(async () => {
        const parent = (await invitations.use(tokenHash(token), caller.uid, now())) ?? fail('not_found')
        if ((await people.find(parent))?.disabled_at) fail('not_found')
        const children = await createdBy(parent)
        for (const { uid } of children)
          if ((await links.bring(caller.uid, uid, now())) === 'follows') await journal.write(caller.uid, uid, 'linked')
        const followed = new Set((await links.pupilsOf(caller.uid)).map(({ uid }) => uid))
        // Whom a child stopped reads no more than who waits.
        const [mine, asked] = [
          children.filter(({ uid }) => followed.has(uid)),
          children.filter(({ uid }) => !followed.has(uid)),
        ]
        return { status: 'success', data: { children: namesOf(mine), asked: namesOf(asked) } }
      })
    },
  }
}
