import { randomBytes, randomUUID } from 'node:crypto'
import { emailFromLogin, isManager } from '@ariane/shared/catalogue'
import { type Persona, personaEmailPrefix } from '@ariane/shared/contracts/simulator'
import { newPerson } from '../../accounts/accounts.ts'
import { identityStore } from '../../accounts/sign-in/identities.ts'
import type { Passwords } from '../../accounts/sign-in/passwords.ts'
import { peopleStore } from '../../accounts/store.ts'
import { studentRegistrar } from '../../accounts/students/registrar.ts'
import type { UnitOfWork } from '../../platform/db/unit-of-work.ts'
import { fail } from '../../platform/errors.ts'
import type { Database } from '../../wiring/database.ts'
import type { Api } from '../stage.ts'
import { fillPupil } from './fill.ts'
import { pickName } from './names.ts'
import { AMOUNTS, FILLED_PUPILS } from './plan.ts'

/** What accounts are cast with. */
export interface CastPorts {
  api: Api
  db: UnitOfWork<Database>
  now(): Date
  passwords: Passwords
}

/** Makes the account of a casting, its pupils where it follows some, and what they hold. Gives how to sign in. */
export async function cast(ports: CastPorts, casting: Persona): Promise<{ email: string; password: string }> {
  const { db, now, passwords } = ports
  const { q, tx } = db
  const { role, grade, scenario } = casting
  const email = emailFromLogin(personaEmailPrefix(casting) + randomUUID().slice(0, 8))
  const password = randomBytes(9).toString('base64url')
  const hash = await passwords.hash(password)
  const name = pickName(scenario, 0)
  const pupils = await tx(async () => {
    const uid = (await identityStore(q).add({ email, name, hash }, now())) ?? fail('conflict')
    await peopleStore(q).add(newPerson({ uid, email }, { accountType: 'username', username: name, role, grade }, now()))
    if (!isManager(role)) return [uid]
    const registrar = studentRegistrar({ db, now })
    const created: string[] = []
    for (let n = 0; n < AMOUNTS[scenario].pupils; n++) {
      const firstName = pickName(scenario, n)
      const login = `essai-${randomUUID()}`
      const identity = async () => {
        const known = { email: emailFromLogin(login), name: firstName, hash }
        return { uid: (await identityStore(q).add(known, now())) ?? fail('conflict'), email: known.email, login }
      }
      created.push((await registrar.create(uid, { firstName, classroom: grade, identity })).uid)
    }
    return created
  })
  for (const pupil of pupils.slice(0, FILLED_PUPILS)) await fillPupil(ports, pupil, casting)
  return { email, password }
}
