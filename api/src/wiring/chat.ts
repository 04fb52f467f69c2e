import type { FastifyInstance } from 'fastify'
import { linkStore } from '../accounts/links/store.ts'
import { identityStore } from '../accounts/sign-in/identities.ts'
import { registerChatStream } from '../chat/live/stream.ts'
import { chatHandlers } from '../chat/routes.ts'
import type { Access } from '../platform/access.ts'
import type { Listen } from '../platform/db/notices.ts'
import type { UnitOfWork } from '../platform/db/unit-of-work.ts'
import type { Gate } from '../platform/http/mount.ts'
import type { Log } from '../platform/log.ts'
import type { Consent } from '../rights/consent/check.ts'
import { listFollowers } from './accounts.ts'
import type { Database } from './database.ts'

interface Needs {
  access: Access
  consent: Consent
  db: UnitOfWork<Database>
  log: Log
  now(): Date
}

/** How the chat is composed: who follows whom, and who is still signed in, comes from accounts. */
export function wireChat({ access, consent, db, log, now }: Needs) {
  const listPupils = async (manager: string) => (await linkStore(db.q).pupilsOf(manager)).map(({ uid }) => uid)
  return {
    handlers: chatHandlers({
      access,
      db,
      now,
      pupilsOf: listPupils,
      followersOf: listFollowers(db),
      requireConsent: consent.require,
    }),
    /** Mounts the live chat. */
    registerStream: (server: FastifyInstance, listen: Listen, gate: Gate) =>
      registerChatStream(server, {
        access,
        db,
        gate,
        listen,
        log,
        now,
        pupilsOf: listPupils,
        openSessions: identityStore(db.q).openOf,
      }),
  }
}
