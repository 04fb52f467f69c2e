import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { release } from '../../scripts/release/commands.ts'
import { changeRegistry, entryOf, readRegistry } from '../../scripts/release/registry.ts'
import { folderStorage } from '../../scripts/release/storage/folder.ts'
import { store } from '../../scripts/site/changes.ts'
import { expectAccessible } from '../support/axe.ts'
import { generatePath, prompt } from '../support/learning.ts'
import { startServer } from '../support/server.ts'
import { PORT } from '../support/settings.ts'
import { expect, freshName, register, test } from '../support/test.ts'

const SITE = process.env.SITE_DIR ?? path.join(import.meta.dirname, '..', '..', '.build', 'site')
const REMOTE = 'mf-learning'

test.use({ expectedErrors: [/mf-learning is switched off/] })

/** A site of its own, and what a team does to it. */
function ownSite() {
  const folder = mkdtempSync(path.join(tmpdir(), 'ariane-site-'))
  cpSync(SITE, folder, { recursive: true })
  const storage = folderStorage(folder)
  const context = { storage, by: 'equipe', keyFile: undefined, now: () => new Date(), say: () => {} }
  return {
    folder,
    /** The same bytes as a version of another name, stored and given to nobody. */
    async deposit(version: string) {
      const { active, versions } = entryOf(await readRegistry(storage), REMOTE)
      const known = versions.find(one => one.version === active)
      if (!known) throw new Error('nothing is published')
      cpSync(`${folder}/remotes/${REMOTE}/${active}`, `${folder}/remotes/${REMOTE}/${version}`, { recursive: true })
      const published = { ...known, version, manifest: known.manifest.replace(active, version) }
      const change = { command: 'publish', remote: REMOTE, by: 'equipe', now: new Date(), keyFile: undefined }
      await changeRegistry(storage, { ...change, apply: before => store(REMOTE, published, before) })
    },
    run: (...words: string[]) => release(context, words),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

test('a tab that is open during a publish keeps what is typed, is told once it pauses, and gets the new version when it agrees @S11 @F02', async ({
  page,
}) => {
  test.setTimeout(120_000)
  const own = ownSite()
  const server = await startServer(PORT + 80 + test.info().parallelIndex, { SITE_DIR: own.folder, JOB_STEP_MS: '0' })
  const loaded: string[] = []
  page.on('request', request => {
    const version = new RegExp(`/remotes/${REMOTE}/([^/]+)/`).exec(request.url())?.[1]
    if (version && !loaded.includes(version)) loaded.push(version)
  })
  try {
    await page.clock.install()
    const pupil = await register(page, server.address, { email: `${freshName('eleve')}@exemple.fr` })
    await page.goto(server.address)
    const lesson = await generatePath(page, pupil, [prompt('ADVANCED_TEXT', 'Le cours')])
    await page.goto(`${server.address}/path/${lesson.id}`)
    await page
      .getByRole('button', { name: /question/i })
      .first()
      .click()
    const question = page.getByRole('dialog').getByLabel('Votre question')
    await question.fill('Pourquoi cette période est-elle importante ?')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()

    await own.deposit('2.0.0-nouveau')
    await page.clock.fastForward('01:00')
    const prompted = page.getByRole('status', { name: 'Nouvelle version' })
    await expect(prompted).toHaveText('')
    await own.run('promote', REMOTE)
    const asked = page.waitForResponse('**/remotes.json')
    await page.clock.fastForward('00:46')
    await asked
    // It waits while somebody types.
    await page.keyboard.press('Shift')
    await page.clock.fastForward('00:04')
    await page.keyboard.press('Shift')
    await page.clock.fastForward('00:04')
    await expect(prompted).toHaveText('')
    await page.clock.fastForward('00:06')
    await expect(prompted.getByText('Une nouvelle version est prête.')).toBeVisible()
    await expectAccessible(page)

    // It never acts by itself.
    expect(loaded).not.toContain('2.0.0-nouveau')
    await prompted.getByRole('button', { name: 'Recharger la page' }).click()
    await page
      .getByRole('button', { name: /question/i })
      .first()
      .click()
    await expect(page.getByRole('dialog').getByLabel('Votre question')).toHaveValue(
      'Pourquoi cette période est-elle importante ?',
    )
    expect(loaded).toContain('2.0.0-nouveau')

    // Switched off, it goes away at the next mount, and comes back by itself when it is switched on again.
    await page.goto(`${server.address}/chat`)
    await own.run('disable', REMOTE, 'essai')
    const again = page.waitForResponse('**/remotes.json')
    await page.clock.fastForward('00:46')
    await again
    await page.goto(server.address)
    await expect(page.getByRole('alert')).toBeVisible()
    await own.run('enable', REMOTE)
    await page.getByRole('button', { name: 'Réessayer' }).click()
    await expect(page.getByRole('alert')).toBeHidden()
  } finally {
    await server.remove()
    own.remove()
  }
})
