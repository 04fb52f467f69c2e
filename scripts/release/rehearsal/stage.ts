import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type Browser, type BrowserContext, launchBrowser } from '../../../e2e/support/launch.ts'
import { type Server, startServer } from '../../../e2e/support/server.ts'
import type { ViewerKind } from '../../../shared/src/contracts/screens.ts'
import { type Persona, SIMULATOR_PATH, simulatorRoutes } from '../../../shared/src/contracts/simulator.ts'
import { freePort } from '../../free-port.ts'
import { comeBack } from '../../screens/come-back.ts'
import { fillPath } from '../../screens/fill-path.ts'
import { inParallel } from '../../site/files.ts'
import type { Storage } from '../storage/storage.ts'
import { type Built, bringBuilt, gatherOthers, nameRemotes } from './gather-site.ts'
import { listOpenings, type Opening } from './list-openings.ts'
import { messages } from './messages.ts'
import { openScreen } from './open-screen.ts'
import { listShells, type Shell } from './shells.ts'

const ENTRY = 'api/src/simulator/main.ts'
const VIEWERS_AT_ONCE = 2
/** A page that hangs is ended from outside, which a busy machine does late; the browser ends it at the latest. */
const CLOSING_MS = 5000
/** How an address of the simulator names who looks. */
const QUERIES: Record<ViewerKind, string> = {
  pupil: 'qa.role=eleve',
  teacher: 'qa.role=professeur',
  parent: 'qa.role=parent',
  parentViewing: 'qa.role=parent&qa.eleve=1',
}
const ROLES: Record<ViewerKind, Persona['role']> = {
  pupil: 'ROLE_STUDENT',
  teacher: 'ROLE_TEACHER',
  parent: 'ROLE_PARENT',
  parentViewing: 'ROLE_PARENT',
}

type Faulty = { title: string; viewer: string; shell: string; faults: string[] }

/** Today's product in a folder of its own, where versions are opened before they are stored. */
export interface Stage {
  /**
   * Opens every screen of a built version in the simulator, as those who have it, in each of the shells.
   * @returns what was opened
   * @throws Error that names each screen which is not as it should be
   */
  rehearse: (built: Built) => Promise<{ screens: number; shells: string[] }>
  close: () => Promise<void>
}

/**
 * Starts a server on what is published, and a browser.
 * @param name the remote that versions are opened of
 * @throws Error in plain words where no browser starts
 */
export async function openStage(storage: Storage, name: string, { todayOnly }: { todayOnly: boolean }): Promise<Stage> {
  const shells = await listShells(storage, todayOnly)
  const site = await mkdtemp(path.join(tmpdir(), 'ariane-rehearsal-'))
  let browser: Browser | undefined
  let server: Server | undefined
  const close = async () => {
    await browser?.close()
    await server?.remove()
    await rm(site, { recursive: true, force: true })
  }
  try {
    const opener = await launchBrowser().catch((error: Error) =>
      Promise.reject(new Error(messages.noBrowser(name, firstLine(error)))),
    )
    browser = opener
    const others = await gatherOthers(storage, name, site)
    await shells[0]?.place(site)
    await nameRemotes(site, others)
    const { address } = await startServer(
      await freePort(),
      { SITE_DIR: site, NODE_ENV: 'development', SIMULATOR: '1' },
      ENTRY,
    ).then(started => {
      server = started
      return started
    })
    return {
      close,
      async rehearse(built) {
        await nameRemotes(site, [...others, await bringBuilt(built, site)])
        const openings = listOpenings(built.published)
        const faulty: Faulty[] = []
        for (const shell of shells) {
          await shell.place(site)
          faulty.push(...(await openAll(opener, address, shell, { openings, entry: entryOf(built) })))
        }
        if (faulty.length > 0) throw new Error(messages.doesNotOpen(built.name, faulty))
        return { screens: openings.length * shells.length, shells: shells.map(({ label }) => label) }
      },
    }
  } catch (error) {
    await close()
    throw error
  }
}

const entryOf = ({ name, published: { version, entry } }: Built) => `/remotes/${name}/${version}/${entry}`

const firstLine = ({ message }: Error) => message.split('\n')[0] ?? ''

/** The openings of a shell, each kind of person in a browser of its own. */
async function openAll(
  browser: Browser,
  origin: string,
  { label }: Shell,
  { openings, entry }: { openings: readonly Opening[]; entry: string },
) {
  const groups = [...Map.groupBy(openings, ({ viewer }) => viewer)]
  const found = await inParallel(groups, VIEWERS_AT_ONCE, async ([viewer, own]) => {
    const context = await browser.newContext({ locale: 'fr-FR', timezoneId: 'Europe/Paris', reducedMotion: 'reduce' })
    await signIn(context, origin, viewer, label)
    const faulty: Faulty[] = []
    for (const opening of own) {
      const { id, title, overlay } = opening
      const whole = await fillPath({ path: opening.address }, context, origin)
      const address = `${origin}${SIMULATOR_PATH}/${id}${whole}?${QUERIES[viewer]}&qa.donnees=courantes`
      const faults = await openScreen(context, { address, entry, overlay })
      if (faults.length === 0) continue
      faulty.push({ title, viewer: messages.viewers[viewer], shell: label, faults })
      // A page that hangs holds up whatever is opened beside it.
      if (faults.includes(messages.hangs)) break
    }
    await Promise.race([context.close(), pause(CLOSING_MS, null, { ref: false })])
    return faulty
  })
  return found.flat()
}

/** Makes the account that the link asks for, so that each page of the context finds it. */
async function signIn(context: BrowserContext, origin: string, viewer: ViewerKind, shell: string): Promise<void> {
  const persona: Persona = { role: ROLES[viewer], grade: '4ème', scenario: 'typical' }
  const headers = { origin }
  const post = (path: string, sent: unknown) =>
    comeBack(() => context.request.post(origin + path, { headers, data: sent }))
  const cast = await post(simulatorRoutes.cast.path, persona)
  const { data } = cast.ok() ? await cast.json() : { data: null }
  const entered = data && (await post('/api/auth/sign-in/email', data))
  if (!entered?.ok())
    throw new Error(messages.notCast(messages.viewers[viewer], shell, String((entered || cast).status())))
}
