import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Registration } from '../../../shared/src/ports/accounts.ts'
import type { Device, Devices } from './devices.ts'

const fresh = (name: string) => `${name}-${randomUUID().slice(0, 8)}@ariane.example`
const registration = (change: Partial<Registration> = {}): Registration => ({
  accountType: 'email',
  role: 'ROLE_STUDENT',
  grade: '5ème',
  email: fresh('lea'),
  password: 'secret-1',
  ...change,
})
/** A token dates its sign-in to the second. */
async function nextSecond(): Promise<void> {
  const second = Math.floor(Date.now() / 1000)
  await expect.poll(() => Math.floor(Date.now() / 1000), { timeout: 3000, interval: 50 }).toBeGreaterThan(second)
}

/** How accounts behave, whoever hosts them: the same for every implementation of the port. */
export function accountsSuite(hosting: string, open: () => Promise<Devices>): void {
  describe(`accounts, ${hosting}`, () => {
    let world: Devices
    let here: Device
    beforeAll(async () => {
      world = await open()
    })
    afterAll(() => world?.close())
    const at = async () => {
      here = await world.device()
      return here
    }

    it('@A02 know nobody at first', async () => {
      const { accounts } = await at()
      expect(await accounts.restore()).toBeNull()
    })

    it('@A02 @A06 register an address, restore it after a reload, and forget it at the end', async () => {
      const { accounts, reload } = await at()
      const given = registration()
      const profile = await accounts.register(given)
      expect(profile).toMatchObject({ email: given.email, grade: '5ème', roles: ['ROLE_STUDENT'], isAnonymous: false })
      await reload()
      expect(await accounts.restore()).toMatchObject({ uid: profile.uid })
      await accounts.signOut()
      expect(await accounts.restore()).toBeNull()
      await reload()
      expect(await accounts.restore()).toBeNull()
    })

    it('@A01 sign in elsewhere, and refuse a wrong password like an unknown address', async () => {
      const given = registration()
      const { uid } = await (await at()).accounts.register(given)
      const { accounts } = await at()
      await expect(accounts.signIn(given.email, 'pas-le-bon')).rejects.toMatchObject({ code: 'wrong' })
      await expect(accounts.signIn(fresh('personne'), 'secret-1')).rejects.toMatchObject({ code: 'wrong' })
      expect(await accounts.restore()).toBeNull()
      expect(await accounts.signIn(given.email, given.password)).toMatchObject({ uid })
    })

    it('@A02 refuse an address that is taken, a short password, and what is no address', async () => {
      const given = registration()
      await (await at()).accounts.register(given)
      const { accounts } = await at()
      const other = { ...given, password: 'autre-secret' }
      await expect(accounts.register(other)).rejects.toMatchObject({ code: 'taken' })
      await expect(accounts.register(given)).rejects.toMatchObject({ code: 'taken' })
      await expect(accounts.register(registration({ password: 'abc' }))).rejects.toMatchObject({ code: 'weak' })
      const nowhere = registration({ email: 'pas une adresse' })
      await expect(accounts.register(nowhere)).rejects.toMatchObject({ code: 'invalid_email' })
      expect(await accounts.restore()).toBeNull()
    })

    it('@A03 keep the role that was chosen; only a pupil has a grade of his own', async () => {
      const { accounts, profiles } = await at()
      const given = registration({ accountType: 'username', username: 'Madame Petit', role: 'ROLE_TEACHER' })
      expect(await accounts.register(given)).toMatchObject({
        roles: ['ROLE_TEACHER'],
        grade: '4ème',
        displayName: 'Madame Petit',
        isPseudoAccount: true,
      })
      const again = await profiles.open({ accountType: 'email', role: 'ROLE_STUDENT', grade: '6ème' })
      expect(again).toMatchObject({ roles: ['ROLE_TEACHER'], grade: '4ème' })
    })

    it('@A04 make somebody anonymous whose shown credentials work on another device, for the same person', async () => {
      const username = `renard-agile-${randomUUID().slice(0, 6)}`
      const given = registration({ accountType: 'anonymous', username, email: `${username}@ariane.example` })
      const { accounts, reload } = await at()
      const profile = await accounts.register(given)
      expect(profile).toMatchObject({ username, isAnonymous: true, roles: ['ROLE_STUDENT'] })
      expect(profile).not.toHaveProperty('email')
      await reload()
      expect(await accounts.restore()).toMatchObject({ uid: profile.uid })
      const elsewhere = await at()
      expect(await elsewhere.accounts.signIn(given.email, given.password)).toMatchObject({
        uid: profile.uid,
        isAnonymous: true,
      })
    })

    it('@A05 finish a registration that stopped half-way', async () => {
      const { accounts, breakDown, heal } = await at()
      const given = registration({ role: 'ROLE_PARENT' })
      await breakDown('/api/account/open')
      await expect(accounts.register(given)).rejects.toThrow(Error)
      await heal()
      expect(await accounts.register(given)).toMatchObject({ email: given.email, roles: ['ROLE_PARENT'] })
    })

    it('@A05 say that there is no network, and work again once there is', async () => {
      const { accounts, offline } = await at()
      const given = registration()
      // What is fetched once is there before the line is cut.
      await accounts.restore()
      await offline(true)
      await expect(accounts.signIn(given.email, given.password)).rejects.toMatchObject({ code: 'network' })
      await expect(accounts.register(given)).rejects.toMatchObject({ code: 'network' })
      await offline(false)
      expect(await accounts.register(given)).toMatchObject({ email: given.email })
    })

    it('@A01 refuse somebody disabled, at once and at the next sign-in', async () => {
      const { accounts, profiles } = await at()
      const given = registration()
      const { uid } = await accounts.register(given)
      const q = world.api.db.q()
      await q.updateTable('people').set({ disabled_at: new Date() }).where('uid', '=', uid).execute()
      await expect(profiles.mine()).rejects.toMatchObject({ status: 401 })
      await accounts.ended()
      await expect(accounts.signIn(given.email, given.password)).rejects.toMatchObject({ code: 'disabled' })
      expect(await accounts.restore()).toBeNull()
    })

    it('@A13 keep this device signed in when the password changes, and no other', async () => {
      const mine = await at()
      const given = registration()
      await mine.accounts.register(given)
      const other = await at()
      await other.accounts.signIn(given.email, given.password)
      await nextSecond()
      await expect(mine.password.change('pas-le-bon', 'secret-2')).rejects.toMatchObject({ status: 400 })
      await mine.password.change(given.password, 'secret-2')
      await mine.accounts.keepSession('secret-2')
      expect(await mine.profiles.mine()).toMatchObject({ email: given.email })
      await expect(other.profiles.mine()).rejects.toMatchObject({ status: 401 })
      await other.accounts.ended()
      await other.reload()
      expect(await other.accounts.restore()).toBeNull()
      await expect(other.accounts.signIn(given.email, given.password)).rejects.toMatchObject({ code: 'wrong' })
      expect(await other.accounts.signIn(given.email, 'secret-2')).toMatchObject({ email: given.email })
    })
  })
}

/** How profiles behave, whoever hosts the accounts. */
export function profilesSuite(hosting: string, open: () => Promise<Devices>): void {
  describe(`profiles, ${hosting}`, () => {
    let world: Devices
    beforeAll(async () => {
      world = await open()
    })
    afterAll(() => world?.close())
    const entered = async (change: Partial<Registration> = {}) => {
      const device = await world.device()
      return { ...device, me: await device.accounts.register(registration(change)) }
    }

    it('@P01 give the names that were saved, and the name shown follows', async () => {
      const { profiles, me } = await entered()
      expect(await profiles.names(me.uid)).toEqual({ firstName: '', lastName: '', email: me.email })
      await profiles.rename(me.uid, { firstName: ' Noé ', lastName: 'Roux' })
      expect(await profiles.names(me.uid)).toEqual({ firstName: 'Noé', lastName: 'Roux', email: me.email })
      expect(await profiles.mine()).toMatchObject({ uid: me.uid, displayName: 'Noé Roux' })
    })

    it('@P01 belong to their owner: nobody else reads or writes them, signed in or not', async () => {
      const { me } = await entered()
      const stranger = await entered({ role: 'ROLE_TEACHER' })
      await expect(stranger.profiles.names(me.uid)).rejects.toMatchObject({ status: 403 })
      const names = { firstName: 'Pas', lastName: 'Moi' }
      await expect(stranger.profiles.rename(me.uid, names)).rejects.toMatchObject({ status: 403 })
      const nobody = await world.device()
      await expect(nobody.profiles.names(me.uid)).rejects.toMatchObject({ status: 401 })
      await expect(nobody.profiles.mine()).rejects.toMatchObject({ status: 401 })
    })

    it('@A06 are opened once', async () => {
      const { profiles, me } = await entered()
      expect(await profiles.open({ accountType: 'anonymous', username: 'autre', role: 'ROLE_COACH' })).toEqual(me)
    })
  })
}
