import { loginFromEmail } from '@ariane/shared/catalogue'
import type { ImportedLine, ImportedPupil, importRoutes } from '@ariane/shared/contracts'
import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts'
import { fail } from '../../../platform/errors.ts'
import type { Handlers } from '../../../platform/http/handlers.ts'
import type { SharedLimiter } from '../../../platform/http/shared-limiter.ts'
import { describeError, type Log } from '../../../platform/log.ts'
import { auditLog } from '../../audit-log/audit-log.ts'
import { refuseCommon } from '../../passwords/common.ts'
import type { Keys } from '../../sign-in/keys.ts'
import type { AccountsTables } from '../../tables.ts'
import { studentRegistrar } from '../registrar.ts'
import { importStore } from './store.ts'

/** The list of a whole school, and what was forgotten in it. */
const IMPORTED = { limit: 1200, windowMs: 3_600_000 }

/** What class lists are imported with. */
interface ClassImportPorts {
  db: UnitOfWork<AccountsTables>
  now(): Date
  limiter: SharedLimiter
  log: Log
  credentials: Keys
  /** Puts a pupil into a class; false when the manager does not teach it. In the transaction of the account. */
  enterClass(manager: string, classId: string, pupil: string): Promise<boolean>
}

/** Calls of contracts/class-import.ts. */
export function importHandlers({
  db,
  now,
  limiter,
  log,
  credentials,
  enterClass,
}: ClassImportPorts): Handlers<typeof importRoutes> {
  const imports = importStore(db.q)
  const registrar = studentRegistrar({ db, now })
  const journal = auditLog({ db, now })

  /** The login of the new account. */
  async function create(manager: string, { key, password, classId, ...pupil }: ImportedPupil): Promise<string> {
    const { firstName, lastName } = pupil
    refuseCommon(password, [firstName, lastName])
    const login = pupil.login ?? `${firstName} ${lastName}`
    const identity = await credentials.prepare({ firstName, login, password })
    return db.tx(async () => {
      const { uid, email } = await registrar.create(manager, { ...pupil, identity })
      if (!(await imports.keep(manager, key, uid))) fail('conflict')
      await journal.write(manager, uid, 'created')
      if (classId && !(await enterClass(manager, classId, uid))) fail('forbidden')
      return loginFromEmail(email)
    })
  }

  async function line(manager: string, pupil: ImportedPupil): Promise<ImportedLine> {
    const { key } = pupil
    const known = await imports.loginOf(manager, key)
    if (known !== undefined) return { key, login: known, problem: null }
    await limiter.take(`import-student:${manager}`, IMPORTED.limit, IMPORTED.windowMs)
    try {
      return { key, login: await create(manager, pupil), problem: null }
    } catch (error) {
      // The same line may have come twice at once: the other call made the account.
      const made = await imports.loginOf(manager, key)
      if (made !== undefined) return { key, login: made, problem: null }
      log.error({ err: describeError(error) }, 'a line of a class list failed')
      return { key, login: null, problem: 'failed' }
    }
  }

  return {
    async importPupils({ body, caller }) {
      const lines: ImportedLine[] = []
      for (const pupil of body.pupils) lines.push(await line(caller.uid, pupil))
      return { status: 'success', data: { lines } }
    },
  }
}
