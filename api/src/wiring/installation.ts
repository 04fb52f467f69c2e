import { installationRoutes } from '@ariane/shared/contracts'
import type { FoundAccounts } from '../accounts/found/found-accounts.ts'
import type { WaitingAdults } from '../accounts/registration/waiting.ts'
import type { Keys } from '../accounts/sign-in/keys.ts'
import { operatorActs } from '../installation/acts.ts'
import { type Changes, logged } from '../installation/logged.ts'
import { operations } from '../installation/operations.ts'
import { installationHandlers } from '../installation/routes.ts'
import { installationState } from '../installation/state.ts'
import type { Access } from '../platform/access.ts'
import type { Config } from '../platform/config.ts'
import type { UnitOfWork } from '../platform/db/unit-of-work.ts'
import { elsewhere } from '../platform/http/handlers.ts'
import type { BudgetedMailer } from '../platform/mail-budget.ts'
import { countWaitingConsents } from '../rights/consent/count-waiting.ts'
import type { Database } from './database.ts'
import type { FrontDoor } from './front-door.ts'

interface Needs {
  access: Access
  /** Accounts, and what operators change of them elsewhere. */
  accounts: {
    found: FoundAccounts
    waiting: WaitingAdults
    handlers: Pick<Changes, 'acceptRegistration' | 'refuseRegistration'>
  }
  config: Config
  credentials: Keys
  db: UnitOfWork<Database>
  door: FrontDoor
  mail: BudgetedMailer | undefined
  now(): Date
  rights: { handlers: Omit<Changes, 'acceptRegistration' | 'refuseRegistration'> }
}

/** How the console of who installs is composed. */
export function wireInstallation({ access, accounts, config, credentials, db, door, mail, now, rights }: Needs) {
  const { found, waiting } = accounts
  const acts = operatorActs({ db, now, findName: async uid => (await access.person(uid))?.displayName })
  const state = installationState({
    config,
    q: db.q,
    now,
    registration: door.shown,
    countWaiting: async () => (await waiting.list()).length,
    countConsents: () => countWaitingConsents(db.q(), now()),
  })
  const { productName } = config
  const operated = operations({ acts, accounts: found, endSessions: credentials.endSessions, mail, productName })
  const handlers = installationHandlers({ acts, operations: operated, search: found.search, state })
  const changes = logged({ ...accounts.handlers, ...rights.handlers }, acts)
  // Firebase counts guesses and keeps passwords: its own console is where they are mended.
  const { unlockAccount, makeResetLink } = installationRoutes
  return {
    acts,
    accounts: found,
    findMissing: state.findMissing,
    handlers: { ...changes, ...handlers, ...(config.firebase && elsewhere({ unlockAccount, makeResetLink })) },
    operations: operated,
    state,
  }
}
