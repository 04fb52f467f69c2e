import type { FirebaseConfig } from '../../platform/config-firebase.ts'
import type { UnitOfWork } from '../../platform/db/unit-of-work.ts'
import type { IdentitySource } from '../../platform/identity.ts'
import type { Log } from '../../platform/log.ts'
import type { Keys } from '../sign-in/keys.ts'
import type { SignInTables } from '../sign-in/tables.ts'
import type { AccountsTables } from '../tables.ts'
import { forgetConversations } from './conversations.ts'
import { type DocumentPorts, personDocuments } from './documents.ts'
import { google } from './google.ts'
import { firebaseKeys } from './keys.ts'
import { type Mirror, mirror } from './mirror.ts'
import { mirrorStore } from './mirror-store.ts'
import { sessionStore } from './session-store.ts'
import { firebaseSource } from './source.ts'
import type { FirebaseTables } from './tables.ts'
import { tokenVerifier } from './tokens.ts'

/** To be raised when the copies have to say more than before: then everybody's are written anew. */
const COPIES = 2

interface HostedOptions {
  config: FirebaseConfig
  work: UnitOfWork<AccountsTables & SignInTables & FirebaseTables>
  log: Log
  now(): Date
  ports: DocumentPorts & { gone(uid: string): Promise<boolean> }
}

/** Accounts with Firebase: who calls, who keeps passwords, and the documents that follow our database. */
export interface HostedAccounts {
  source: IdentitySource
  keys: Keys
  mirror: Mirror
  /** What Firestore keeps of a person, collection by collection. */
  documentsOf(uid: string): Promise<Record<string, object[]>>
  /** Removes conversations that were closed so many months before `now`. */
  forgetConversations(now: Date, months: number): Promise<void>
  /** To be awaited before the first call is answered. */
  begin(): Promise<void>
}

export function hostedAccounts({ config, work, log, now, ports }: HostedOptions): HostedAccounts {
  const firebase = work.q as unknown as UnitOfWork<FirebaseTables>['q']
  const service = google(config)
  const store = mirrorStore(firebase)
  const documents = personDocuments(work.q as unknown as UnitOfWork<AccountsTables>['q'], service, ports)
  return {
    source: firebaseSource({
      verify: tokenVerifier(config, { now }),
      sessions: sessionStore(firebase),
      gone: ports.gone,
    }),
    keys: firebaseKeys(work as unknown as UnitOfWork<SignInTables & FirebaseTables>, service, now),
    mirror: mirror({ store, settle: documents.settle, log }),
    documentsOf: documents.of,
    forgetConversations: async (at, months) => forgetConversations(await service.documents(), at, months),
    begin: () => work.tx(() => store.begin(`${config.projectId} ${COPIES}`)),
  }
}
