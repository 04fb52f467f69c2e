import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import type { Browser, Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import type { Server } from './server.ts'
import { type Person, register } from './test.ts'

const root = path.join(import.meta.dirname, '..', '..')
type Installation = Pick<Server, 'address' | 'dataDir'>

/** A command of an operator in a terminal, while the server runs. Gives what it prints. */
export async function admin({ dataDir }: Pick<Server, 'dataDir'>, ...words: string[]): Promise<string> {
  const env = { ...process.env, DATA_DIR: dataDir }
  const { stdout } = await promisify(execFile)('node', ['scripts/admin.ts', ...words], { cwd: root, env })
  return stdout
}

/** The code that an app with this key shows; `later`: steps of half a minute from now, as each code counts once. */
export const codeOfApp = (secret: string, later = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret.replace(/\s/g, '')) }).generate({
    timestamp: Date.now() + later * 30_000,
  })

/** Switches the second factor of who is signed in on the page on; gives the key of the app. */
async function addFactor(page: Page, origin: string, password: string): Promise<string> {
  const post = async (part: string, data: object) => {
    const answer = await page.request.post(`${origin}/api/account/second-factor${part}`, { headers: { origin }, data })
    if (!answer.ok()) throw new Error(`second factor: ${answer.status()} ${await answer.text()}`)
    return ((await answer.json()) as { data: { secret: string } }).data
  }
  const { secret } = await post('', { password })
  await post('/confirm', { code: codeOfApp(secret) })
  return secret
}

/** Registers an adult on the page and makes him an operator, with a second factor. */
export async function registerOperator(page: Page, server: Installation): Promise<Person> {
  const person = await register(page, server.address, { role: 'ROLE_TEACHER' })
  await admin(server, 'operator', person.email)
  await addFactor(page, server.address, person.password)
  return person
}

/** The page of an operator in a browser of his own. To be closed with its context. */
export async function operatorPage(browser: Browser, server: Installation): Promise<Page> {
  const context = await browser.newContext({ baseURL: server.address, locale: 'fr-FR', timezoneId: 'Europe/Paris' })
  const page = await context.newPage()
  await registerOperator(page, server)
  return page
}
