import { emailFromLogin, hasMailbox } from '@ariane/shared/catalogue'
import { secondFactorRoutes } from '@ariane/shared/contracts'
import { accountsAuditHook } from '../accounts/audit-log/audit-hook.ts'
import { prover } from '../accounts/directory/proof.ts'
import { foundAccounts } from '../accounts/found/found-accounts.ts'
import { parentInvitationHandlers } from '../accounts/links/parent-invitation-routes.ts'
import { linksHandlers } from '../accounts/links/routes.ts'
import { listNames } from '../accounts/names.ts'
import { RESET_MAIL, resetMail } from '../accounts/passwords/reset-mail.ts'
import { passwordsHandlers } from '../accounts/passwords/routes.ts'
import { peopleSource } from '../accounts/people.ts'
import { ADDRESS_MAIL } from '../accounts/registration/address-codes.ts'
import { registrationHandlers } from '../accounts/registration/routes.ts'
import { waitingAdults } from '../accounts/registration/waiting.ts'
import { type AccountPorts, accountsHandlers } from '../accounts/routes.ts'
import { secondFactorHandlers } from '../accounts/second-factor/routes.ts'
import { signInsHandlers } from '../accounts/sessions/routes.ts'
import { identityStore } from '../accounts/sign-in/identities.ts'
import type { Keys } from '../accounts/sign-in/keys.ts'
import type { Passwords } from '../accounts/sign-in/passwords.ts'
import { sessionStore } from '../accounts/sign-in/session-store.ts'
import { peopleStore } from '../accounts/store.ts'
import { importHandlers } from '../accounts/students/import/routes.ts'
import { type StudentPorts, studentsHandlers } from '../accounts/students/routes.ts'
import type { PeopleSource } from '../platform/access.ts'
import type { Config } from '../platform/config.ts'
import type { UnitOfWork } from '../platform/db/unit-of-work.ts'
import { elsewhere } from '../platform/http/handlers.ts'
import type { SharedLimiter } from '../platform/http/shared-limiter.ts'
import type { Jobs } from '../platform/jobs/jobs.ts'
import type { JobHandlers } from '../platform/jobs/types.ts'
import type { Log } from '../platform/log.ts'
import type { BudgetedMailer } from '../platform/mail-budget.ts'
import { relationFinder } from '../rights/relations/relations.ts'
import { classEntry } from './classes.ts'
import { consentEnds } from './consent-ends.ts'
import type { Database } from './database.ts'
import type { FrontDoor } from './front-door.ts'
import { stopEnds } from './stop-ends.ts'

interface Needs {
  changeGrade: StudentPorts['changeGrade']
  config: Config
  credentials: Keys
  db: UnitOfWork<Database>
  /** The ends of accounts that are planned. */
  deletions: {
    endsOf: StudentPorts['endsOf']
    plan: StudentPorts['planDeletion']
  }
  findPending: AccountPorts['findPending']
  finishedBy: StudentPorts['finishedBy']
  jobs: Jobs
  limiter: SharedLimiter
  log: Log
  mail: BudgetedMailer | undefined
  now(): Date
  passwords: Passwords
  door: FrontDoor
  /** Accounts of another service. */
  hosted: boolean
  /** Removes a person; in the transaction under way. */
  erase(uid: string): Promise<void>
}

/** People, and what adults are to pupils. */
export const peopleAround = (db: UnitOfWork<Database>): PeopleSource => ({
  ...peopleSource(db.q),
  relation: relationFinder(db.q).between,
})

/** What somebody signs in with. */
export const findEmail = (db: UnitOfWork<Database>) => async (uid: string) =>
  (await identityStore(db.q).find(uid))?.email

/** Who signs in with an address. */
export const findUid = (db: UnitOfWork<Database>) => async (email: string) =>
  (await identityStore(db.q).findByEmail(email))?.id

/** Who signs in with a login or an address. */
export const findByLogin = (db: UnitOfWork<Database>) => (identifier: string) =>
  findUid(db)(identifier.includes('@') ? identifier : emailFromLogin(identifier))

/** Where mail reaches somebody, if it does. */
export const findMailbox = (db: UnitOfWork<Database>) => async (uid: string) => {
  const email = await findEmail(db)(uid)
  return email !== undefined && hasMailbox(email) ? email : undefined
}

/** How accounts are composed: their ends and grades come from rights, what pupils finished from where they did. */
export function wireAccounts(needs: Needs) {
  const { changeGrade, config, credentials, db, deletions, findPending, finishedBy } = needs
  const { door, erase, hosted, jobs, limiter, log, mail, now, passwords } = needs
  const { productName, publicUrl } = config
  const relations = relationFinder(db.q)
  const background: JobHandlers = {
    ...(door.codes && { [ADDRESS_MAIL]: door.codes.job }),
    [RESET_MAIL]: resetMail({ credentials, db, mail, now, productName, publicUrl }),
  }
  const { entrance, factors, guesses, rule } = door
  const sessions = sessionStore(db.q)
  const waiting = waitingAdults({ db, erase })
  const signIns = signInsHandlers({ credentials, now, sessions })
  return {
    handlers: {
      // Whoever has an identity of ours was let in when it was made.
      ...accountsHandlers({
        admit: async (newcomer, ip) => (hosted ? entrance.admit(newcomer, ip) : undefined),
        credentials,
        db,
        now,
        findPending,
        isOperator: door.access.isOperator,
        rule,
      }),
      ...registrationHandlers(waiting),
      ...(hosted ? { ...elsewhere({ listSignIns: 0, endSignIn: 0 }), endAllSignIns: signIns.endAllSignIns } : signIns),
      ...(hosted
        ? elsewhere(secondFactorRoutes)
        : secondFactorHandlers({
            factors,
            guesses,
            isOperator: door.access.isOperator,
            proves: prover({ q: db.q, credentials, now }),
            sessions,
          })),
      ...studentsHandlers({
        among: relations.among,
        changeGrade,
        credentials,
        db,
        finishedBy,
        limiter,
        now,
        endsOf: deletions.endsOf,
        planDeletion: deletions.plan,
      }),
      ...importHandlers({ credentials, db, enterClass: classEntry({ db, now }), limiter, log, now }),
      ...linksHandlers({
        between: relations.between,
        credentials,
        db,
        limiter,
        now,
        onStopped: stopEnds(db, now),
        onUncounted: consentEnds({ db, now }),
      }),
      ...parentInvitationHandlers({ db, now }),
      ...passwordsHandlers({
        credentials,
        db,
        jobs,
        limiter,
        mail,
        now,
        passwords,
        registration: door.shown,
        namesOf: async uid => listNames(await peopleStore(db.q).find(uid)),
      }),
    },
    waiting,
    found: foundAccounts({
      db,
      guesses,
      hosted,
      limiter,
      now,
    }),
    jobs: background,
    witness: accountsAuditHook({ db, now }),
  }
}
