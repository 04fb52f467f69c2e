import { initializeTestEnvironment, type RulesTestEnvironment } from '@firebase/rules-unit-testing'
import { doc, type Firestore, setLogLevel, Timestamp, writeBatch } from 'firebase/firestore'
import { type Browser, type BrowserContext, chromium } from 'playwright-core'
import type { Hosting } from '../../../shared/src/contracts/hosting.ts'
import type { ChatPort } from '../../../shared/src/ports/chat.ts'
import { findBrowser } from '../../support/browser.ts'
import type { Addresses } from '../emulators/launch.ts'
import { request } from '../emulators/request.ts'
import { type Site, serveBundle } from './bundle.ts'
import { connectChat } from './chat-people.ts'

export type Person = { uid: string; displayName: string; manager: boolean; chat: ChatPort; context: BrowserContext }

const PASSWORD = 'secret-1'

/** People with a browser of their own each, as the API would have made them; what they do goes through the rules. */
export type World = {
  person: (displayName: string, manager?: boolean) => Promise<Person>
  link: (manager: Person, pupil: Person) => Promise<void>
  unlink: (manager: Person, pupil: Person) => Promise<void>
  consent: (pupil: Person, chat: boolean) => Promise<void>
  /** Writes as the API does, past the rules. */
  write: (documents: Record<string, object | null>) => Promise<void>
  /** Closes the browsers of the people made so far. */
  leave: () => Promise<void>
  close: () => Promise<void>
}

export async function chatWorld(at: Addresses): Promise<World> {
  setLogLevel('silent')
  const [site, browser, environment] = await Promise.all([
    serveBundle(`${import.meta.dirname}/chat-page.ts`),
    launch(),
    initializeTestEnvironment({ projectId: at.projectId, firestore: { host: at.host, port: at.firestorePort } }),
  ])
  const write = (documents: Record<string, object | null>) => writeAll(environment, documents)
  const linkPath = (manager: Person, pupil: Person) => `links/${manager.uid}_${pupil.uid}`
  return {
    write,
    person: (displayName, manager = false) => enter({ at, site, browser, write }, displayName, manager),
    link: (manager, pupil) =>
      write({
        [linkPath(manager, pupil)]: {
          managerUid: manager.uid,
          pupilUid: pupil.uid,
          managerName: manager.displayName,
          since: Timestamp.now(),
        },
      }),
    unlink: (manager, pupil) => write({ [linkPath(manager, pupil)]: null }),
    consent: (pupil, chat) => write(consentDocument(pupil.uid, pupil.displayName, chat)),
    async leave() {
      await Promise.all(browser.contexts().map(context => context.close()))
    },
    async close() {
      await browser.close()
      site.close()
      await environment.cleanup()
    },
  }
}

const consentDocument = (uid: string, name: string, chat: boolean) => ({
  [`consents/${uid}`]: { chat, name, updatedAt: Timestamp.now() },
})

async function launch(): Promise<Browser> {
  const { executablePath, args, env } = await findBrowser()
  return chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', ...args],
    env: { ...(process.env as Record<string, string>), ...env },
  })
}

const writeAll = (environment: RulesTestEnvironment, documents: Record<string, object | null>) =>
  environment.withSecurityRulesDisabled(async context => {
    const db = context.firestore() as unknown as Firestore
    const batch = writeBatch(db)
    for (const [path, fields] of Object.entries(documents))
      if (fields) batch.set(doc(db, path), fields)
      else batch.delete(doc(db, path))
    await batch.commit()
  })

type Means = { at: Addresses; site: Site; browser: Browser; write: World['write'] }
let count = 0

async function enter({ at, site, browser, write }: Means, displayName: string, manager: boolean): Promise<Person> {
  count += 1
  const email = `personne-${process.pid}-${count}@exemple.fr`
  const auth = `http://${at.host}:${at.authPort}`
  const made = (await request(`${auth}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=test`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: PASSWORD, returnSecureToken: true }),
  })) as { localId: string }
  const uid = made.localId
  await write({
    [`users/${uid}`]: {
      uid,
      email,
      displayName,
      grade: '4ème',
      isAnonymous: false,
      createdAt: Timestamp.now(),
      roles: [manager ? 'ROLE_TEACHER' : 'ROLE_STUDENT'],
    },
    ...(!manager && consentDocument(uid, displayName, true)),
  })
  const context = await browser.newContext({ locale: 'fr-FR' })
  const page = await context.newPage()
  const chat = await connectChat(page)
  await page.goto(site.address)
  const hosting: Hosting = {
    auth: 'firebase',
    web: { apiKey: 'test', authDomain: 'localhost', projectId: at.projectId },
    emulators: { auth, firestore: { host: at.host, port: at.firestorePort } },
  }
  await page.evaluate(([where, me, address, password]) => window.chatPage.enter(where, me, address, password), [
    hosting,
    { uid, displayName, manager },
    email,
    PASSWORD,
  ] as const)
  return { uid, displayName, manager, chat, context }
}
