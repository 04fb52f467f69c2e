import { type BrowserContext, expect, type Page } from '@playwright/test'
import { moveClock } from './clock.ts'
import { signInAtFirebase, signUpAtFirebase, useFirebase } from './firebase.ts'

type Credentials = { email: string; password: string }

/** Set by the set-up of the journeys on Firebase; absent, accounts are our own. */
const FIREBASE = process.env.E2E_FIREBASE
const firebase = FIREBASE ? (JSON.parse(FIREBASE) as { projectId: string; auth: string }) : undefined

/** Whether these journeys run with accounts and chat in Firebase. */
export const HOSTED = firebase !== undefined

/** The call that carries a password, for journeys in which it fails. */
export const SIGN_IN_CALL = firebase ? '**/accounts:signInWithPassword*' : '**/api/auth/sign-in/**'

/**
 * Refusals of the emulator stand in the console of the browser, whatever the page makes of them. Without a line Firestore's
 * library wants to ask google.com for a picture; our policy does not let it.
 */
export const hostingErrors: RegExp[] = firebase
  ? [/\(http:\/\/127\.0\.0\.1:\d+\/identitytoolkit/, /google\.com\/images\/cleardot\.gif/]
  : []

/** Makes a page's own requests show who is signed in on it, where that is not a cookie, and its clock that of the server. */
export async function prepare(page: Page): Promise<void> {
  await moveClock(page)
  if (firebase) await useFirebase(page)
}

/** Registers an identity and signs the page in. */
export async function signUp(
  page: Page,
  origin: string,
  person: Credentials & { name: string; addressCode?: string },
): Promise<void> {
  if (firebase) return signUpAtFirebase(firebase, page, person)
  const answer = await page.request.post(`${origin}/api/auth/sign-up/email`, { headers: { origin }, data: person })
  if (!answer.ok()) throw new Error(`sign-up: ${answer.status()} ${await answer.text()}`)
}

/** Signs the page's context in as somebody who has an account already. */
export async function enterAs(page: Page, origin: string, { email, password }: Credentials): Promise<void> {
  if (firebase) return signInAtFirebase(firebase, page, { email, password })
  await page.context().clearCookies()
  const sent = { headers: { origin }, data: { email, password } }
  const answer = await page.request.post(`${origin}/api/auth/sign-in/email`, sent)
  if (!answer.ok()) throw new Error(`sign-in: ${answer.status()} ${await answer.text()}`)
}

/** Forgets on this device that somebody was signed in. To be followed by a new page. */
export async function forgetSession(page: Page, context: BrowserContext = page.context()): Promise<void> {
  await context.clearCookies()
  if (firebase) await signInAtFirebase(firebase, page, null)
}

/** Ends the session of the page from elsewhere, as a new password does. */
export async function endSession(page: Page, origin: string, { password }: Credentials): Promise<void> {
  if (!firebase) return page.context().clearCookies()
  // A token dates its sign-in to the second.
  const second = Math.floor(Date.now() / 1000)
  await expect.poll(() => Math.floor(Date.now() / 1000), { intervals: [50] }).toBeGreaterThan(second)
  const data = { currentPassword: password, newPassword: `${password}-nouveau` }
  const answer = await page.request.post(`${origin}/api/account/password`, { headers: { origin }, data })
  expect(answer.status()).toBe(200)
}
