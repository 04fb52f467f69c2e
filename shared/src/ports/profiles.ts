import type { Profile, Reference } from '../contracts/accounts.ts'
import { call } from '../http/index.ts'
import type { Registration } from './accounts.ts'

/** Loaded with the first signed-in call, because schemas are heavy and the welcome page needs none. */
const routes = async () => (await import(/* webpackChunkName: "signed-in" */ '../contracts/accounts.ts')).accountsRoutes

/** Profiles of users. Our API decides in both hostings; Firestore's documents follow it (docs/decisions/016). */
export interface ProfilesPort {
  /** Of the signed-in identity; null while its account is not opened. */
  mine(): Promise<Profile | null>
  /** Opens the account; an existing one stays as it is. */
  open(opening: Pick<Registration, 'accountType'> & Partial<Registration>): Promise<Profile>
  /** First and last name of a user for whom the caller acts. */
  names(uid: string, signal?: AbortSignal): Promise<Reference>
  rename(uid: string, names: { firstName: string; lastName: string }): Promise<void>
}

/** Its calls throw ApiError or NetworkFailure. */
export const profiles: ProfilesPort = {
  mine: async () => (await call((await routes()).myAccount, {})).data,

  async open({ accountType, role, grade, username, code }) {
    const given = {
      ...(code && { code }),
      ...(role && { role }),
      ...(grade && { grade }),
      ...(username && { username }),
    }
    return (await call((await routes()).openAccount, { accountType, ...given })).data
  },

  names: async (userId, signal) => call((await routes()).readReference, { userId }, signal ? { signal } : {}),

  async rename(userId, names) {
    await call((await routes()).updateReference, { userId, ...names })
  },
}

/** An identity whose registration stopped half-way gets the default account (S1 §3: ROLE_STUDENT). */
export async function profileOrOpen(profile: Promise<Profile | null> = profiles.mine()): Promise<Profile> {
  return (await profile) ?? profiles.open({ accountType: 'email' })
}
