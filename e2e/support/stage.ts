import { type Persona, simulatorRoutes } from '@ariane/shared/contracts/simulator'
import type { Page } from '@playwright/test'
import { readAllScreens } from './federation/screens.ts'
import { enterAs } from './people.ts'
import { test as base, expect } from './test.ts'

/** Where a screen runs: in the shell with everything around it, or alone in the simulator. */
export const HOSTS = ['shell', 'alone'] as const
type Host = (typeof HOSTS)[number]

type Registry = { remotes: { name: string; active: string; versions: { version: string; build: { id: string } }[] }[] }

interface Fixtures {
  host: Host
  /** Signs the page in as a new account with the data of a scenario. */
  play: (casting?: Partial<Persona>) => Promise<void>
  /** Opens a screen in the host of the journey; `switches` only where it is alone. */
  open: (screen: string, switches?: string) => Promise<void>
}

/** Journeys that run in both hosts. At their end they assert which build of the remote was tested, and note it. */
export const test = base.extend<Fixtures>({
  host: ['shell', { option: true }],

  play: async ({ page, baseURL }, use) => {
    await use(async (casting = {}) => {
      const origin = baseURL ?? ''
      const whole = { role: 'ROLE_STUDENT', grade: '4ème', scenario: 'typical', ...casting }
      const answer = await page.request.post(origin + simulatorRoutes.cast.path, { data: whole })
      if (!answer.ok()) throw new Error(`cast: ${answer.status()} ${await answer.text()}`)
      const { data } = (await answer.json()) as { data: { email: string; password: string } }
      await enterAs(page, origin, data)
    })
  },

  open: async ({ page, host }, use, info) => {
    const opened = new Set<string>()
    const versions = watchVersions(page)
    await use(async (screen, switches = '') => {
      const [address = '/'] = findScreen(screen).routes
      opened.add(screen)
      await page.goto(host === 'shell' ? address : `/simulateur/${screen}${address}${switches && `?${switches}`}`)
    })
    const registry = (await (await page.request.get('/remotes.json')).json()) as Registry
    for (const screen of opened) {
      const { remote } = findScreen(screen)
      const entry = registry.remotes.find(({ name }) => name === remote)
      const build = entry?.versions.find(({ version }) => version === entry.active)?.build.id
      expect([...versions(remote)], 'the version under test is the active one').toEqual([entry?.active])
      if (host === 'alone') await expect(page.getByText(`(build ${build}, `)).toBeVisible()
      info.annotations.push({ type: 'build', description: `${remote} ${entry?.active} (${build}), ${host}` })
    }
  },
})

const screens = readAllScreens()
function findScreen(id: string) {
  const screen = screens.get(id)
  if (!screen) throw new Error(`no remote declares the screen ${id}`)
  return screen
}

/** The versions of a remote whose files the page asked for. */
function watchVersions(page: Page): (remote: string) => Set<string> {
  const seen = new Map<string, Set<string>>()
  page.on('request', request => {
    const [, remote, version] = /^\/remotes\/([^/]+)\/([^/]+)\//.exec(new URL(request.url()).pathname) ?? []
    if (remote && version) seen.set(remote, (seen.get(remote) ?? new Set()).add(version))
  })
  return remote => seen.get(remote) ?? new Set()
}

export { expect }
