import type { UnitOfWork } from '../../platform/db/unit-of-work.ts'
import { createSeal } from '../../platform/seal.ts'
import type { SignInTables } from '../sign-in/tables.ts'
import { endedTicket } from './cas-answer.ts'
import type { Directory } from './directory.ts'
import type { oidcDirectory } from './oidc.ts'
import { outsideSessionStore } from './store.ts'
import type { DirectoryTables } from './tables.ts'

interface OutsidePorts {
  db: UnitOfWork<SignInTables & DirectoryTables>
  provider: string
  secret: string
  directory: Directory & Partial<Pick<ReturnType<typeof oidcDirectory>, 'readLogout'>>
  /** Who a subject of the directory is here. */
  find(subject: string): Promise<string | undefined>
}

/** Sessions that began at the school: ended from both sides. */
export function outsideSessions({ db, provider, secret, directory, find }: OutsidePorts) {
  const store = outsideSessionStore(db.q, provider)
  const { seal, open } = createSeal(secret, 'directory')
  return {
    began: (session: string, { outside, idToken }: { outside: string; idToken: string | undefined }) =>
      store.add(session, outside, idToken ? seal(Buffer.from(idToken), session) : null),

    async leave(session: string, home: string): Promise<string | undefined> {
      const found = await store.find(session)
      if (!found) return undefined
      const idToken = found.sealed ? open(found.sealed, session)?.toString() : undefined
      return directory.leave(idToken, home)
    },

    /** False for what is no logout token of this directory. */
    async endByToken(token: string): Promise<boolean> {
      const ended = await directory.readLogout?.(token).catch(() => undefined)
      if (!ended) return false
      if (ended.sid !== undefined) await store.end(ended.sid)
      else {
        const uid = ended.subject === undefined ? undefined : await find(ended.subject)
        if (uid !== undefined) await store.endAllOf(uid)
      }
      return true
    },

    /** False for what names no ticket. A ticket that no session has changes nothing. */
    async endByTicket(request: string): Promise<boolean> {
      // The tickets are CAS's alone: with OpenID Connect only what is signed ends a session.
      const ticket = directory.readLogout ? undefined : endedTicket(request)
      if (ticket === undefined) return false
      await store.end(ticket)
      return true
    },
  }
}
export type OutsideSessions = ReturnType<typeof outsideSessions>
