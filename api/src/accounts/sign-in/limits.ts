import type { Guesses } from '../../platform/http/guesses.ts'
import { toNetwork } from '../../platform/http/network.ts'
import type { DeviceCookie } from './device.ts'

/** Wrong passwords without a wait, of one account: from one network, and from everywhere. */
const FREE = { here: 3, anywhere: 30 }

/** Who tries: the address and the cookies of the call. */
interface Attempt {
  ip: string
  cookies: string | undefined
}

/**
 * Slows the guessing of a password down, for the account alone. A device where its owner entered before counts for itself:
 * nobody elsewhere keeps him out.
 */
export function signInLimits(guesses: Guesses, devices: DeviceCookie) {
  return {
    /**
     * To call before a password is tried; fails with `too_many_requests` and the seconds to wait. Gives what to call once
     * the end is known.
     */
    async admit(email: string, { ip, cookies }: Attempt) {
      const account = email.trim().toLowerCase()
      const device = devices.knows(cookies, account)
      const here = device ? `device:${account}@${device}` : `password:${account}@${toNetwork(ip)}`
      const anywhere = device ? undefined : `password:${account}`
      await guesses.begin(here, FREE.here, account)
      if (anywhere)
        await guesses.begin(anywhere, FREE.anywhere, account).catch(async error => {
          await guesses.giveBack(here)
          throw error
        })
      return {
        /** The account entered on this device before. */
        isKnown: device !== undefined,
        /** The password was right: earlier mistakes made here are forgotten. Gives the cookie of the device. */
        async right() {
          await guesses.forget(here)
          if (anywhere) await guesses.giveBack(anywhere)
          return devices.remember(cookies, account)
        },
        /** The password was not what the answer depended on. */
        async void() {
          await guesses.giveBack(here)
          if (anywhere) await guesses.giveBack(anywhere)
        },
      }
    },
  }
}
