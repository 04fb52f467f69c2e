import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { release } from '../../scripts/release/commands.ts'
import { changeRegistry, findEntry, readRegistry } from '../../scripts/release/registry.ts'
import { makeKeys } from '../../scripts/release/signature.ts'
import { folderStorage } from '../../scripts/release/storage/folder.ts'
import { store } from '../../scripts/site/changes.ts'
import { expectAccessible } from '../support/axe.ts'
import { ONE_WIDTH } from '../support/scope.ts'
import { expect, freshName, register, test } from '../support/test.ts'

const SITE = process.env.SITE_DIR ?? path.join(import.meta.dirname, '..', '..', '.build', 'site')
const REMOTE = 'mf-objectives'

/** A site of its own with a second version of a remote, and a key for links. */
function ownSite() {
  const folder = mkdtempSync(path.join(tmpdir(), 'ariane-site-'))
  cpSync(SITE, folder, { recursive: true })
  const keyFile = path.join(folder, 'override.pem')
  const publicKey = makeKeys(keyFile)
  const storage = folderStorage(folder)
  return {
    folder,
    publicKey,
    async deposit(version: string) {
      const { active, versions } = findEntry(await readRegistry(storage), REMOTE)
      const known = versions.find(one => one.version === active)
      if (!known) throw new Error('nothing is published')
      cpSync(`${folder}/remotes/${REMOTE}/${active}`, `${folder}/remotes/${REMOTE}/${version}`, { recursive: true })
      const published = { ...known, version, manifest: known.manifest.replace(active, version) }
      const change = { command: 'publish', remote: REMOTE, by: 'equipe', now: new Date(), keyFile: undefined }
      await changeRegistry(storage, { ...change, apply: before => store(REMOTE, published, before) })
      return active
    },
    /** The link that `npm run release override` prints. */
    async link(server: string, ...words: string[]) {
      const said: string[] = []
      const context = {
        storage,
        by: 'equipe',
        keyFile,
        server,
        now: () => new Date(),
        say: (line: string) => said.push(line),
      }
      await release(context, ['override', ...words])
      return /http\S+$/.exec(said.join('\n'))?.[0] ?? ''
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

/** A version that somebody serves on his own machine. */
async function serveElsewhere(folder: string) {
  const TYPES: Record<string, string> = { '.js': 'text/javascript', '.json': 'application/json', '.css': 'text/css' }
  const server = createServer((request, answer) => {
    const file = path.join(folder, new URL(request.url ?? '/', 'http://x').pathname)
    try {
      const body = readFileSync(file)
      const type = TYPES[path.extname(file)] ?? 'application/octet-stream'
      answer.writeHead(200, { 'content-type': type, 'access-control-allow-origin': '*' }).end(body)
    } catch {
      answer.writeHead(404).end()
    }
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { origin: `http://127.0.0.1:${port}`, close: () => server.close() }
}

// The page of a refused link.
test.use({ expectedErrors: [/400 \(Bad Request\)/] })

test('a link replaces one remote for one browser, by a published version or from elsewhere, with a banner, until it is ended; a changed link is refused @F05', async ({
  page,
  serve,
  defer,
}) => {
  test.setTimeout(240_000)
  const own = ownSite()
  defer(own.remove)
  const active = await own.deposit('2.0.0-essai')
  const elsewhere = await serveElsewhere(`${own.folder}/remotes/${REMOTE}/${active}`)
  defer(elsewhere.close)
  const { origin } = elsewhere
  const server = await serve({
    SITE_DIR: own.folder,
    NODE_ENV: 'development',
    OVERRIDE_KEY: own.publicKey,
    OVERRIDE_ORIGINS: origin,
  })
  const loaded: string[] = []
  page.on('request', request => {
    if (/remoteEntry\.\w+\.js/.test(request.url())) loaded.push(request.url())
  })
  // What the link said is carried by a cookie: a browser that keeps nothing else is served as well.
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('blocked', 'SecurityError')
        },
      })
  })
  const heading = page.getByRole('heading', { level: 1 })
  const banner = page.getByRole('complementary', { name: 'Version d’essai' })
  await register(page, server.address, { email: `${freshName('eleve')}@exemple.fr` })
  await page.goto(await own.link(server.address, REMOTE, '2.0.0-essai', '2h'))
  await page.goto(`${server.address}/objectives`)
  await expect(heading).toHaveText('Objectifs')
  await expect(banner).toContainText(`Version d’essai : ${REMOTE} est remplacé par la version 2.0.0-essai, jusqu’au `)
  expect(loaded.filter(url => url.includes(`/${REMOTE}/`)).every(url => url.includes('/2.0.0-essai/'))).toBe(true)
  await expectAccessible(page)

  // Code of another origin runs under the page's policy; a violation would stand in the console.
  loaded.length = 0
  await page.goto(await own.link(server.address, REMOTE, origin))
  await page.goto(`${server.address}/objectives`)
  await expect(heading).toHaveText('Objectifs')
  await expect(banner).toContainText(`ce que sert ${origin}`)
  expect(loaded.some(url => url.startsWith(`${origin}/`))).toBe(true)

  loaded.length = 0
  await banner.getByRole('link', { name: 'Revenir aux versions normales' }).click()
  await expect(banner).toBeHidden()
  await page.goto(`${server.address}/objectives`)
  await expect(heading).toHaveText('Objectifs')
  expect(loaded.some(url => url.includes(`/${REMOTE}/${active}/`))).toBe(true)
  await expect(banner).toBeHidden()

  // A link that was changed on the way is said to be one.
  const link = await own.link(server.address, REMOTE, '2.0.0-essai')
  await page.goto(link.replace(/lien=./, 'lien=A'))
  await expect(page.getByText('Ce lien de remplacement n’est pas valable')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Ouvrir Ariane' }).click()
  await expect(heading).toHaveText(/^Bonjour/)
  await expect(banner).toBeHidden()
})

test('the build of the shell has nothing of overrides, and its page nothing of the simulator @F04 @F05', {
  tag: ONE_WIDTH,
}, async ({ page, signIn }) => {
  const shell = path.join(SITE, 'shell')
  const files = readdirSync(shell, { recursive: true, encoding: 'utf8' }).filter(file => /\.(js|html|css)$/.test(file))
  const OVERRIDE_MARKS = /ariane[-_]remplacement|\/remplacement/
  expect(files.length).toBeGreaterThan(5)
  for (const file of files) expect(readFileSync(path.join(shell, file), 'utf8'), file).not.toMatch(OVERRIDE_MARKS)

  // The simulator is a page of its own: these words are in its files, and in none that the product asks for.
  const MARKS = /qa\.horloge|api\/simulator\/cast/
  expect(files.some(file => MARKS.test(readFileSync(path.join(shell, file), 'utf8')))).toBe(true)
  const scripts: string[] = []
  page.on('response', answer => {
    const { pathname } = new URL(answer.url())
    if (pathname.startsWith('/static/') && pathname.endsWith('.js')) scripts.push(pathname)
  })
  await signIn()
  for (const address of ['/', '/objectives', '/chat', '/scolaire', '/settings/aide']) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  expect(scripts.length).toBeGreaterThan(2)
  for (const file of new Set(scripts)) expect(readFileSync(path.join(shell, file), 'utf8'), file).not.toMatch(MARKS)
})
