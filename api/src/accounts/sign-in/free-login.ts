import { emailFromLogin } from '@ariane/shared/catalogue'
import { freeLogin, loginBase } from '../students/students.ts'

const TRIES = 100

/** An address as it is kept. */
export const addressed = (mailbox: string) => mailbox.toLowerCase()

/**
 * Logins to try one after the other: free as far as `taken` knows (addresses that begin with the base), but somebody
 * may be quicker.
 */
export async function* free(wished: string, taken: (base: string) => Promise<string[]>) {
  const base = loginBase(wished)
  const refused = new Set<string>()
  for (let tries = 0; tries < TRIES; tries += 1) {
    const known = (await taken(base)).map(address => address.split('@')[0] ?? '')
    const login = freeLogin(base, new Set([...known, ...refused]))
    refused.add(login)
    yield { login, email: emailFromLogin(login) }
  }
}
