import { randomBytes, randomUUID } from 'node:crypto'
import { emailFromLogin, isManager } from '@ariane/shared/catalogue'
import { type Casting, castingAddress } from '@ariane/shared/contracts/simulator'
import { newPerson } from '../../accounts/accounts.ts'
import { identityStore } from '../../accounts/sign-in/identities.ts'
import { peopleStore } from '../../accounts/store.ts'
import { studentRegistrar } from '../../accounts/students/registrar.ts'
import { fail } from '../../platform/errors.ts'
import type { Services } from '../../services.ts'
import { fillPupil } from './fill.ts'
import { nameOf } from './names.ts'
import { AMOUNTS, FILLED_PUPILS } from './plan.ts'

/** Makes the account of a casting, its pupils where it follows some, and what they hold. Gives how to sign in. */
export async function cast(services: Services, casting: Casting): Promise<{ email: string; password: string }> {
  const { q, tx, now, passwords } = services
  const { role, grade, scenario } = casting
  const email = emailFromLogin(castingAddress(casting) + randomUUID().slice(0, 8))
  const password = randomBytes(9).toString('base64url')
  const hash = await passwords.hash(password)
  const name = nameOf(scenario, 0)
  const pupils = await tx(async () => {
    const uid = (await identityStore(q).add({ email, name, hash }, now())) ?? fail('conflict')
    await peopleStore(q).add(newPerson({ uid, email }, { accountType: 'username', username: name, role, grade }, now()))
    if (!isManager(role)) return [uid]
    const registrar = studentRegistrar({ q, now })
    const created: string[] = []
    for (let n = 0; n < AMOUNTS[scenario].pupils; n++) {
      const firstName = nameOf(scenario, n)
      const login = `essai-${randomUUID()}`
      const identity = async () => {
        const known = { email: emailFromLogin(login), name: firstName, hash }
        return { uid: (await identityStore(q).add(known, now())) ?? fail('conflict'), email: known.email, login }
      }
      created.push((await registrar.create(uid, { firstName, classroom: grade, identity })).uid)
    }
    return created
  })
  for (const pupil of pupils.slice(0, FILLED_PUPILS)) await fillPupil(services, pupil, casting)
  return { email, password }
}
