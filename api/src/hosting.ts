import { type HostedAccounts, hostedAccounts } from './accounts/firebase/hosted.ts'
import type { Database } from './database.ts'
import type { Config } from './platform/config.ts'
import type { UnitOfWork } from './platform/db/unit-of-work.ts'
import type { Log } from './platform/log.ts'
import type { Consent } from './rights/consent/check.ts'
import { digestOf } from './rights/deletion/erase.ts'
import { deletionStore } from './rights/deletion/store.ts'

interface Parts {
  config: Config
  work: UnitOfWork<Database>
  log: Log
  now(): Date
  consent: Consent
}

/** Accounts with Firebase where the configuration says so, with what they ask of the other areas. */
export function hostingFor({ config, work, log, now, consent }: Parts): HostedAccounts | undefined {
  const gone = (uid: string) => deletionStore(work.q).isGone(digestOf(uid))
  const ports = { consented: consent.given, gone }
  return config.firebase && hostedAccounts({ config: config.firebase, work, log, now, ports })
}
