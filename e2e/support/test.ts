import { test as base, type Page } from '@playwright/test'
import { freePort } from '../../scripts/free-port.ts'
import { type ConsoleError, isBusy, listUnexpected } from './console-errors.ts'
import { hostingErrors, prepare, signUp } from './hosting.ts'
import { type Server, startServer } from './server.ts'

export { expect } from '@playwright/test'

/** Somebody with an account, signed in on the journey's page. */
export type Person = { name: string; email: string; password: string; uid: string }
type Role = 'ROLE_STUDENT' | 'ROLE_TEACHER' | 'ROLE_COACH' | 'ROLE_PARENT'
type Options = {
  role?: Role
  grade?: '6ème' | '5ème' | '4ème' | '3ème'
  email?: string
  mailbox?: { messages: string[] }
}

let count = 0
/** A name that no other journey uses. */
export const freshName = (base = 'eleve') =>
  `${base}-${process.pid}-${Date.now().toString(36)}-${++count}`.replace(/\d/g, digit =>
    'abcdefghij'.charAt(Number(digit)),
  )

type Settings = Record<string, string>

export type Fixtures = {
  /** Console errors that a journey provokes on purpose; any other one fails it. */
  expectedErrors: RegExp[]
  /** Registers a new person through the API and signs the page in. */
  signIn: (options?: Options) => Promise<Person>
  /** What a journey undoes at its end, last first: once its pages are closed, so that none asks what is gone. */
  defer: (undo: () => unknown) => void
  /** A server of the journey's own, removed at its end; settings may need to know its address. */
  serve: (settings?: Settings | ((address: string) => Settings), entry?: string) => Promise<Server>
}

export const test = base.extend<Fixtures>({
  expectedErrors: [[], { option: true }],

  page: async ({ page, expectedErrors }, use) => {
    const errors: ConsoleError[] = []
    const busy: string[] = []
    page.on('console', message => {
      if (message.type() === 'error') errors.push({ text: message.text(), url: message.location().url })
    })
    page.on('pageerror', error => errors.push({ text: `uncaught: ${error.message}` }))
    page.on('response', response => {
      if (isBusy(response)) busy.push(response.url())
    })
    await prepare(page)
    await use(page)
    const unexpected = listUnexpected(errors, { busy, expected: [...expectedErrors, ...hostingErrors] })
    base.expect(unexpected, 'no unexpected error in the console').toEqual([])
  },

  signIn: async ({ page, baseURL }, use) => {
    await use((options = {}) => register(page, baseURL ?? '', options))
  },

  defer: async ({ page }, use) => {
    const undone: (() => unknown)[] = []
    await use(undo => undone.unshift(undo))
    await Promise.all(
      page
        .context()
        .pages()
        .map(shown => shown.close()),
    )
    const failures: unknown[] = []
    for (const undo of undone)
      await Promise.resolve()
        .then(undo)
        .catch(error => failures.push(error))
    if (failures.length > 0) throw new AggregateError(failures, 'not everything was undone')
  },

  serve: async ({ defer }, use) => {
    await use(async (settings = {}, entry) => {
      const port = await freePort()
      const address = `http://127.0.0.1:${port}`
      const server = await startServer(port, typeof settings === 'function' ? settings(address) : settings, entry)
      defer(server.remove)
      return server
    })
  },
})

/** Asks for the code that is mailed to an address and takes it out of the mailbox. */
async function confirmAddress(page: Page, origin: string, to: { email: string; mailbox: { messages: string[] } }) {
  const { email, mailbox } = to
  await page.request.post(`${origin}/api/auth/confirm-address`, { headers: { origin }, data: { email } })
  const find = () => /^(\d{6})\r?$/m.exec(mailbox.messages.at(-1) ?? '')?.[1]
  await base.expect.poll(find, { timeout: 20_000 }).toBeTruthy()
  const code = find()
  mailbox.messages.pop()
  return code
}

/** Two calls, the same that the registration form makes; the page's context keeps the session. */
export async function register(page: Page, origin: string, options: Options) {
  const { role = 'ROLE_STUDENT', grade = '4ème', email, mailbox } = options
  const name = freshName()
  const person = { name, email: email ?? `${name}@ariane.example`, password: 'secret-1' }
  const headers = { origin }
  const addressCode = mailbox && (await confirmAddress(page, origin, { email: person.email, mailbox }))
  await signUp(page, origin, { ...person, ...(addressCode && { addressCode }) })
  const opened = await page.request.post(`${origin}/api/account/open`, {
    headers,
    data: { accountType: 'username', username: name, role, grade },
  })
  if (!opened.ok()) throw new Error(`open: ${opened.status()} ${await opened.text()}`)
  const { data } = (await opened.json()) as { data: { uid: string } }
  return { ...person, uid: data.uid }
}
