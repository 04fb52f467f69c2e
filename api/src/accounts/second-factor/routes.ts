import type { secondFactorRoutes } from '@ariane/shared/contracts'
import type { Caller } from '../../platform/caller.ts'
import { fail } from '../../platform/errors.ts'
import type { Guesses } from '../../platform/http/guesses.ts'
import type { Handlers } from '../../platform/http/handlers.ts'
import type { prover } from '../directory/proof.ts'
import type { sessionStore } from '../sign-in/session-store.ts'
import type { SecondFactors } from './factors.ts'

const FREE_PASSWORDS = 3

interface SecondFactorPorts {
  proves: ReturnType<typeof prover>
  factors: SecondFactors
  guesses: Guesses
  isOperator(uid: string): Promise<boolean>
  sessions: ReturnType<typeof sessionStore>
}

/** Calls of contracts/second-factor.ts. */
export function secondFactorHandlers(ports: SecondFactorPorts): Handlers<typeof secondFactorRoutes> {
  const { factors, guesses, isOperator, proves, sessions } = ports

  /** Whoever finds a page open changes nothing of how its owner enters. */
  async function prove(caller: Caller, password: string) {
    const { uid } = caller
    const key = `second-factor-password:${uid}`
    await guesses.begin(key, FREE_PASSWORDS, uid)
    if (!(await proves(caller, password))) fail('invalid_input', ['password'])
    await guesses.forget(key)
  }

  return {
    async readSecondFactor({ caller: { uid } }) {
      const { since, codesLeft } = await factors.read(uid)
      const required = await isOperator(uid)
      return { status: 'success', data: { since: since?.toISOString() ?? null, codesLeft, required } }
    },

    async beginSecondFactor({ body: { password }, caller }) {
      await prove(caller, password)
      return { status: 'success', data: await factors.begin(caller.uid, caller.email) }
    },

    async confirmSecondFactor({ body: { code }, caller }) {
      const backupCodes = await factors.confirm(caller.uid, code)
      // Those of before entered with the password alone.
      await sessions.endOthers(caller.uid, caller.session)
      return { status: 'success', data: { backupCodes } }
    },

    async endSecondFactor({ body: { password, code }, caller }) {
      await prove(caller, password)
      await factors.check(caller.uid, code)
      await factors.end(caller.uid)
      return { ok: true }
    },
  }
}
