import { rmSync } from 'node:fs'
import { type Page, test as plain } from '@playwright/test'
import { cell, OUTCOME } from '../support/federation/cells.ts'
import { readAllScreens } from '../support/federation/screens.ts'
import { activeVersions, heldBack, MIXES, type Mix, mixedSite } from '../support/federation/skew.ts'
import { generatePath, prompt } from '../support/learning.ts'
import { ONE_WIDTH } from '../support/scope.ts'
import { type Server, startServer } from '../support/server.ts'
import { PORT } from '../support/settings.ts'
import { expect, type Person, register, test } from '../support/test.ts'

type Screen = {
  role?: 'ROLE_TEACHER'
  open?: (page: Page, person: Person) => Promise<string>
  title?: string | RegExp
}

/** Screens that need more than their first address, or are titled otherwise than their row. */
const SPECIAL: Partial<Record<string, Screen>> = {
  dashboard: { title: /^Bonjour / },
  path: {
    open: async (page, person) => `/path/${(await generatePath(page, person, [prompt('TEXT', 'Le cours')])).id}`,
    title: 'Le cours',
  },
  students: { role: 'ROLE_TEACHER' },
  // Whoever has an account finds the dashboard there.
  trial: { title: /^Bonjour / },
}
/** A part of another screen has no address; the dashboard shows it. */
const screens = [...readAllScreens().values()].filter(({ fills }) => !fills)
const OF = screens.length * Object.keys(MIXES).length

for (const [column, mix] of (Object.keys(MIXES) as Mix[]).entries())
  test.describe(mix, () => {
    test.describe.configure({ mode: 'default' })
    let folder: string
    let server: Server
    test.beforeAll(async () => {
      test.setTimeout(120_000)
      folder = mixedSite(mix)
      server = await startServer(PORT + 94 + column, { SITE_DIR: folder })
    })
    test.afterAll(async () => {
      await server.remove()
      rmSync(folder, { recursive: true, force: true })
    })

    for (const { id: name, remote, routes, title: usual } of screens) {
      const { role, open = () => routes[0] ?? '/', title = usual } = SPECIAL[name] ?? {}
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
        expect([...loaded]).toEqual([activeVersions(mix).get(remote)])
      })
    }
  })
