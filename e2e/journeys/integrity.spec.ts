import { MANIFEST_FILE } from '@ariane/shared/contracts/registry'
import type { Page, Request } from '@playwright/test'
import { cell, OUTCOME } from '../support/federation/cells.ts'
import { ownSite } from '../support/federation/own-site.ts'
import { createHomework } from '../support/homework.ts'
import { createModule, holdPath } from '../support/player.ts'
import { ONE_WIDTH } from '../support/scope.ts'
import { type Server, startServer } from '../support/server.ts'
import { PORT } from '../support/settings.ts'
import { expect, register, test } from '../support/test.ts'

const REMOTE = 'mf-learning'
const NEWER = '2.0.0-nouveau'
const PANEL = /ne répond pas pour le moment|a rencontré un problème/

test.use({ expectedErrors: [/./] })

/** What an attacker, or a broken proxy, makes of a file. */
function tampered(file: string, text: string): string {
  return file.endsWith('.css') ? `${text}\n:root { --tampered: yes }` : `${text};globalThis.tampered = true`
}

const hasRun = (page: Page) =>
  page.evaluate(
    () =>
      'tampered' in globalThis || getComputedStyle(document.documentElement).getPropertyValue('--tampered').length > 0,
  )

/** The operator hears of it, by the kind of failure. */
const waitForReport = (page: Page, kind: string) =>
  page.waitForRequest(
    request => request.url().endsWith('/health/failures') && request.postData()?.includes(kind) === true,
  )

const versionIn = (request: Request) => new RegExp(`/remotes/${REMOTE}/([^/]+)/(.+)`).exec(request.url())

/** A file that a page needs first, and the screen that needs it. */
const FIRST = {
  entry: (files: string[]) => files.find(file => file.startsWith('remoteEntry.')),
  'first chunk': (_all: string[], first: string[]) => first.find(file => file.includes('__federation_expose_path')),
  'first style': (_all: string[], first: string[]) => first.find(file => file.endsWith('.css')),
}
/** A file that comes later, by its kind. */
const LATER = { 'later chunk': '.js', 'later style': '.css' }
const FILES = [...Object.keys(FIRST), ...Object.keys(LATER)]
const COLUMNS = { 'with a last good version': true, 'without one': false }

test.describe('A tampered file of a remote', () => {
  // One server for all of them: a worker takes the file as a whole.
  test.describe.configure({ mode: 'default' })
  let own: ReturnType<typeof ownSite>
  let server: Server
  let before: string | null
  test.beforeAll(async () => {
    test.setTimeout(120_000)
    own = ownSite(REMOTE)
    await own.deposit(NEWER)
    await own.run('promote', REMOTE, NEWER, 'pour un essai')
    before = (await own.entry()).lastGood
    server = await startServer(PORT + 90 + test.info().parallelIndex, { SITE_DIR: own.folder })
  })
  test.afterAll(async () => {
    await server.remove()
    own.remove()
  })

  for (const kind of FILES)
    for (const [column, hasLastGood] of Object.entries(COLUMNS)) {
      const isFirst = kind in FIRST
      const fallsBack = isFirst && hasLastGood
      const expected = fallsBack ? 'the last good version' : 'a panel with a retry that heals'
      test(`${kind}, ${column}: never used, ${expected} @S12`, {
        // A table is whole or is not: all of it before a change lands.
        tag: ONE_WIDTH,
        annotation: [
          cell({ table: 'Tampered file', row: kind, column, of: FILES.length * 2 }),
          { type: OUTCOME, description: fallsBack ? 'last good version' : 'panel, heals' },
        ],
      }, async ({ page }) => {
        await own.change('last good', entry => ({ ...entry, lastGood: hasLastGood ? before : null }))
        const published = (await own.entry()).versions.find(one => one.version === NEWER)
        const first = published?.exposes['./path']?.preload ?? []

        const person = await register(page, server.address, {})
        await page.goto(server.address)
        const asked: string[] = []
        page.on('request', request => {
          const [, version, file] = versionIn(request) ?? []
          if (version && file) asked.push(`${version} ${file}`)
        })
        const opened = isFirst
          ? await heldPath(page, server.address)
          : `${server.address}/homework?devoir=${(await createHomework(page, person, 'Exercice 1 : Calculer 3/4 + 1/8.')).id}`
        const shown = isFirst
          ? page.getByRole('heading', { level: 1, name: 'Un cours entier' })
          : page.getByText('Calculer 3/4 + 1/8.').first()

        // As it was published first: later files are found by what the page asks for.
        await page.goto(opened)
        await expect(shown).toBeVisible()
        const homework = published?.exposes['./homework']?.preload ?? []
        const early = [published?.entry, ...homework]
        const later = asked
          .map(one => one.split(' ')[1] ?? '')
          .filter(file => !early.includes(file) && !file.startsWith('frames/'))
        const file = isFirst
          ? FIRST[kind as keyof typeof FIRST](Object.keys(published?.files ?? {}), first)
          : later.find(one => one.endsWith(LATER[kind as keyof typeof LATER]))
        if (!file) throw new Error(`no ${kind} to tamper with among ${later.join(', ')}`)

        const address = `**/remotes/${REMOTE}/${NEWER}/${file}*`
        await page.route(address, async route => {
          const answer = await route.fetch()
          await route.fulfill({ response: answer, body: tampered(file, await answer.text()) })
        })
        asked.length = 0
        const reported = isFirst ? waitForReport(page, 'tampered') : undefined
        await page.goto(opened)
        if (fallsBack) {
          await expect(shown).toBeVisible()
          expect(asked.some(one => one.startsWith(`${before} remoteEntry`))).toBe(true)
        } else {
          await expect(page.getByRole('alert')).toContainText(PANEL)
          await expect(page.getByRole('button', { name: 'Réessayer' })).toBeVisible()
        }
        expect(await hasRun(page)).toBe(false)
        // The registry, which is signed, names what is loaded: no page asks a manifest for it.
        expect(asked.some(one => one.endsWith(MANIFEST_FILE))).toBe(false)
        await reported
        if (fallsBack) return

        await page.evaluate(() => Object.assign(globalThis, { stillTheSamePage: true }))
        await page.unroute(address)
        await page.getByRole('button', { name: 'Réessayer' }).click()
        await expect(shown).toBeVisible()
        expect(await page.evaluate(() => 'stillTheSamePage' in globalThis)).toBe(true)
      })
    }
})

/** A path whose modules are given by the network, so that nothing has to be generated. */
async function heldPath(page: Page, origin: string): Promise<string> {
  const address = await holdPath(page, [
    createModule(1, 'Un cours entier', { contentType: 'text', content: 'Un texte court.' }),
  ])
  return new URL(address, origin).href
}
