import { hostedAccounts } from '../accounts/firebase/hosted.ts'
import { createSignIn } from '../accounts/sign-in/auth.ts'
import { embeddedKeys } from '../accounts/sign-in/keys.ts'
import { passwords as createPasswords, type HashCost } from '../accounts/sign-in/passwords.ts'
import { sessionStore } from '../accounts/sign-in/session-store.ts'
import { shutWhenDisabled } from '../accounts/sign-in/shut.ts'
import type { Access } from '../platform/access.ts'
import { type Config, isSecure } from '../platform/config.ts'
import type { OpenDatabase } from '../platform/db/open.ts'
import type { Log } from '../platform/log.ts'
import type { Consent } from '../rights/consent/check.ts'
import { hashUid } from '../rights/deletion/erase.ts'
import { deletionStore } from '../rights/deletion/store.ts'
import type { Database } from './database.ts'

interface Needs {
  access: Access
  config: Config
  consent: Consent
  cost: HashCost
  database: OpenDatabase<Database>
  log: Log
  now(): Date
  secret: string
}

/** How people sign in: with our own passwords, or with Firebase where the configuration says so. */
export function wireSignIn({ access, config, consent, cost, database, log, now, secret }: Needs) {
  const passwords = createPasswords(cost)
  const gone = (uid: string) => deletionStore(database.q).isGone(hashUid(uid))
  const ports = { consented: consent.given, gone }
  const hosted = config.firebase && hostedAccounts({ config: config.firebase, work: database, log, now, ports })
  const signIn = createSignIn({
    db: database.routed,
    secret,
    secure: isSecure(config),
    productName: config.productName,
    passwords,
    sessions: sessionStore(database.q),
    shut: uid => shutWhenDisabled({ db: database, access }, uid),
  })
  return { credentials: hosted?.keys ?? embeddedKeys(database, passwords, now), hosted, passwords, signIn }
}
