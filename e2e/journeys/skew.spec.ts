import { rmSync } from 'node:fs'
import { type Page, test as plain } from '@playwright/test'
import { cell, OUTCOME } from '../support/federation/cells.ts'
import { heldBack, MIXES, type Mix, mixedSite, versionsOf } from '../support/federation/skew.ts'
import { generatePath, prompt } from '../support/learning.ts'
import { ONE_WIDTH } from '../support/plays.ts'
import { type Server, startServer } from '../support/server.ts'
import { PORT } from '../support/settings.ts'
import { expect, type Person, register, test } from '../support/test.ts'

type Screen = {
  remote: string
  role?: 'ROLE_TEACHER'
  open: (page: Page, person: Person) => Promise<string> | string
  title: string | RegExp
}

/** Every screen of the suite, where it is opened and what then stands there. */
const SCREENS: Record<string, Screen> = {
  dashboard: { remote: 'mf-learning', open: () => '/', title: /^Bonjour / },
  revisions: { remote: 'mf-learning', open: () => '/revisions', title: 'Révisions' },
  path: {
    remote: 'mf-learning',
    open: async (page, person) => `/path/${(await generatePath(page, person, [prompt('TEXT', 'Le cours')])).id}`,
    title: 'Le cours',
  },
  homework: { remote: 'mf-learning', open: () => '/homework', title: 'Aide aux devoirs' },
  profile: { remote: 'mf-accounts', open: () => '/profile', title: 'Profil' },
  settings: { remote: 'mf-accounts', open: () => '/settings', title: 'Paramétrage' },
  students: { remote: 'mf-accounts', role: 'ROLE_TEACHER', open: () => '/profile/eleves', title: 'Mes élèves' },
  objectives: { remote: 'mf-objectives', open: () => '/objectives', title: 'Objectifs' },
  chat: { remote: 'mf-chat', open: () => '/chat', title: 'Chat Prof' },
  school: { remote: 'mf-planner', open: () => '/scolaire', title: 'Scolaire' },
}
const OF = Object.keys(SCREENS).length * Object.keys(MIXES).length

for (const [column, mix] of (Object.keys(MIXES) as Mix[]).entries())
  test.describe(mix, () => {
    test.describe.configure({ mode: 'default' })
    let folder: string
    let server: Server
    test.beforeAll(async () => {
      test.setTimeout(120_000)
      folder = mixedSite(mix)
      server = await startServer(PORT + 94 + column, { SITE_DIR: folder, JOB_STEP_MS: '0' })
    })
    test.afterAll(async () => {
      await server.remove()
      rmSync(folder, { recursive: true, force: true })
    })

    for (const [name, { remote, role, open, title }] of Object.entries(SCREENS))
      test(`${name} opens with ${mix} @F03`, {
        tag: ONE_WIDTH,
        annotation: cell({ table: 'Skew', row: name, column: mix, of: OF }),
      }, async ({ page }) => {
        const breaks = mix === 'previous shell, these remotes' ? await heldBack(remote) : []
        if (breaks.length > 0) {
          // Nobody can publish it before the shell: the gate names why.
          console.log([`${remote} waits for the shell:`, ...breaks].join('\n  '))
          plain.info().annotations.push({ type: OUTCOME, description: 'waits for the shell (gate)' })
          return
        }
        const loaded = new Set<string>()
        page.on('request', request => {
          const version = new RegExp(`/remotes/${remote}/([^/]+)/`).exec(request.url())?.[1]
          if (version) loaded.add(version)
        })
        const person = await register(page, server.address, role ? { role } : {})
        await page.goto(`${server.address}/profile`)
        await page.goto(`${server.address}${await open(page, person)}`)
        await expect(page.getByRole('heading', { name: title }).first()).toBeVisible()
        await page.waitForLoadState('networkidle')
        await expect(page.getByRole('alert')).toHaveCount(0)
        expect([...loaded]).toEqual([versionsOf(mix).get(remote)])
      })
  })
