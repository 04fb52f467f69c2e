import type { signInsRoutes } from '@ariane/shared/contracts'
import { fail } from '../../platform/errors.ts'
import type { Handlers } from '../../platform/http/handlers.ts'
import type { Keys } from '../sign-in/keys.ts'
import type { sessionStore } from '../sign-in/session-store.ts'
import { describeDevice } from './device.ts'

interface SignInsPorts {
  credentials: Keys
  now(): Date
  sessions: ReturnType<typeof sessionStore>
}

/** Calls of contracts/sign-ins.ts. */
export const signInsHandlers = ({ credentials, now, sessions }: SignInsPorts): Handlers<typeof signInsRoutes> => ({
  async listSignIns({ caller }) {
    const signIns = (await sessions.list(caller.uid, now())).map(row => ({
      id: row.id,
      ...describeDevice(row.userAgent),
      since: row.createdAt.toISOString(),
      lastSeen: row.updatedAt.toISOString(),
      current: row.id === caller.session,
      shared: row.shared,
    }))
    return { status: 'success', data: { signIns: signIns.sort((a, b) => Number(b.current) - Number(a.current)) } }
  },

  async endSignIn({ body: { id }, caller }) {
    if (!(await sessions.end(caller.uid, id))) fail('not_found')
    return { ok: true }
  },

  async endAllSignIns({ caller }) {
    await credentials.endSessions(caller.uid)
    return { ok: true }
  },
})
