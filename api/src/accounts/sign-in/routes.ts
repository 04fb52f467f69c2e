import type { signInRoutes } from '@ariane/shared/contracts'
import { ApiFailure, fail } from '../../platform/errors.ts'
import { asKnown } from '../../platform/http/asker.ts'
import type { Connection } from '../../platform/http/connection.ts'
import type { Guesses } from '../../platform/http/guesses.ts'
import type { Handlers } from '../../platform/http/handlers.ts'
import { refuseCommon } from '../passwords/common.ts'
import type { AddressCodes } from '../registration/address-codes.ts'
import type { RegistrationEntrance } from '../registration/entrance.ts'
import type { SecondFactors } from '../second-factor/factors.ts'
import type { SignedIn, SignIn } from './auth.ts'
import type { DeviceCookie } from './device.ts'
import { signInLimits } from './limits.ts'

/** What beginning and ending a session is built from. */
interface SignInPorts {
  signIn: SignIn
  guesses: Guesses
  devices: DeviceCookie
  entrance: RegistrationEntrance
  addressCodes: AddressCodes | undefined
  factors: SecondFactors
  /** Who has an address. */
  findUid(email: string): Promise<string | undefined>
  /** Where a session that began at the school ends there too. */
  leave(session: string | undefined): Promise<string | undefined>
  /** Whether this is somebody's password. */
  right(uid: string, password: string): Promise<boolean>
}

/** Calls of contracts/sign-in.ts. */
export function signInHandlers(ports: SignInPorts): Handlers<typeof signInRoutes> {
  const { signIn, guesses, devices, entrance, addressCodes, factors } = ports
  const limits = signInLimits(guesses, devices)

  async function enter(connection: Connection, signedIn: Promise<SignedIn>, known: () => Promise<string>) {
    const { user, token, cookies } = await signedIn
    // After the password was checked: nobody learns of an account that is not his.
    if (await signIn.shut(user.id)) fail('account_disabled')
    connection.setCookies([...cookies, await known()])
    // A page never needs the token that its cookie holds.
    return { user, ...(!connection.isPage && { token }) }
  }

  /** Whoever has a second factor shows it with the password; it is asked for only once that is right. */
  async function checkFactor({
    email,
    password,
    code,
  }: {
    email: string
    password: string
    code?: string | undefined
  }) {
    const uid = await ports.findUid(email)
    if (uid === undefined || !(await factors.has(uid))) return
    if (!(await ports.right(uid, password))) fail('wrong_credentials')
    await factors.check(uid, code ?? fail('second_factor_needed'))
  }

  return {
    async signUp({ body, connection }) {
      const { code: _, addressCode: __, ...identity } = body
      await entrance.admit(body, connection.ip)
      refuseCommon(body.password, [body.email, body.name])
      const confirm = () => entrance.confirm(body)
      const signedUp = signIn.signUp(identity, connection.headers, confirm).catch(error => {
        throw entrance.refusal(error, body.email)
      })
      return enter(connection, signedUp, async () => devices.remember(connection.headers.cookie, body.email))
    },

    async signIn({ body: { code, ...body }, connection }) {
      const attempt = await limits.admit(body.email, { ip: connection.ip, cookies: connection.headers.cookie })
      const work = async () => {
        await checkFactor({ ...body, code })
        return enter(connection, signIn.signIn(body, connection.headers), attempt.right)
      }
      try {
        return await (attempt.isKnown ? asKnown(work) : work())
      } catch (error) {
        if (!(error instanceof ApiFailure && error.code === 'wrong_credentials')) await attempt.void()
        throw error
      }
    },

    async confirmAddress({ body: { email }, connection }) {
      if (!addressCodes) fail('unavailable')
      await addressCodes.ask(email, connection.ip)
      return { ok: true }
    },

    async signOut({ connection }) {
      const leave = connection.isPage ? await ports.leave(connection.identity?.session) : undefined
      connection.setCookies(await signIn.signOut(connection.headers))
      return { ok: true, ...(leave && { leave }) }
    },

    async readSession({ caller, connection: { identity } }) {
      if (!identity?.user) return null
      // Of nobody, although there is a session: its account is disabled.
      if (caller.uid === '' && (await signIn.shut(identity.uid))) return null
      return { user: identity.user }
    },
  }
}
