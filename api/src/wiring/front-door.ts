import { operators } from '../accounts/operators.ts'
import { addressCodes } from '../accounts/registration/address-codes.ts'
import { registrationEntrance } from '../accounts/registration/entrance.ts'
import { shownRules } from '../accounts/registration/rules.ts'
import { secondFactors } from '../accounts/second-factor/factors.ts'
import { deviceCookie } from '../accounts/sign-in/device.ts'
import type { OperatorSource } from '../platform/access.ts'
import { type Config, isSecure } from '../platform/config.ts'
import type { UnitOfWork } from '../platform/db/unit-of-work.ts'
import type { Guesses } from '../platform/http/guesses.ts'
import type { Jobs } from '../platform/jobs/jobs.ts'
import type { BudgetedMailer } from '../platform/mail-budget.ts'
import type { Database } from './database.ts'

interface Needs {
  config: Config
  db: UnitOfWork<Database>
  guesses: Guesses
  jobs: Jobs
  mail: BudgetedMailer | undefined
  now(): Date
  secret: string
}

/** Who may come in, and with what. */
export function wireFrontDoor({ config, db, guesses, jobs, mail, now, secret }: Needs) {
  const { productName, publicUrl, registration: rule } = config
  // The addresses of Firebase are confirmed by Firebase.
  const codes = mail && !config.firebase ? addressCodes({ db, jobs, mail, secret, productName, publicUrl }) : undefined
  const named = operators({ db, now, named: config.operators })
  const factors = secondFactors({ db, now, guesses, secret, productName })
  const access: OperatorSource = {
    isOperator: named.isOperator,
    // The second factor of Firebase is set up and asked for there.
    hasSecondFactor: async uid => config.firebase !== undefined || factors.has(uid),
  }
  return {
    access,
    codes,
    devices: deviceCookie(secret, isSecure(config)),
    entrance: registrationEntrance({ rule, guesses, addressCodes: codes }),
    factors,
    guesses,
    operators: named,
    rule,
    shown: shownRules(rule, codes !== undefined),
  }
}
export type FrontDoor = ReturnType<typeof wireFrontDoor>
