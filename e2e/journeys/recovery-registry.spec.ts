import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { type Registry, registrySchema } from '@ariane/shared/contracts/registry'
import { changeRegistry } from '../../scripts/release/registry.ts'
import { makeKeys, signed } from '../../scripts/release/signature.ts'
import { folderStorage } from '../../scripts/release/storage/folder.ts'
import { ownSite } from '../support/federation/own-site.ts'
import { NEWER, REMOTE, recovery, watchEntries, works } from '../support/federation/recovery.ts'
import { ONE_WIDTH } from '../support/scope.ts'
import { type Server, startServer } from '../support/server.ts'
import { PORT } from '../support/settings.ts'
import { expect, register, test } from '../support/test.ts'

type Damage = (file: string, known: Registry, otherKey: string) => void

const write = (file: string, registry: Registry, key: string) =>
  writeFileSync(file, JSON.stringify(signed(registry, key)))

/** What happens to the registry, and the word by which the server says so. */
const DAMAGES: Record<string, [refused: string, Damage]> = {
  'the registry is damaged': ['unreadable', file => writeFileSync(file, '{"schema":')],
  'the registry is missing': ['missing', file => rmSync(file)],
  'the registry is older': ['older', () => {}],
  'the registry has another key': [
    'unsigned',
    (file, known, otherKey) => write(file, { ...known, issued: new Date(Date.now() + 60_000).toISOString() }, otherKey),
  ],
}

// One server for all of them: a worker takes the file as a whole.
test.describe.configure({ mode: 'default' })

let own: ReturnType<typeof ownSite>
let server: Server
let file: string
let key: string
let base: string
test.beforeAll(async () => {
  test.setTimeout(120_000)
  own = ownSite(REMOTE)
  file = path.join(own.folder, 'remotes.json')
  key = path.join(own.folder, 'release.pem')
  const REGISTRY_KEY = makeKeys(key)
  makeKeys(path.join(own.folder, 'other.pem'))
  base = (await own.entry()).active
  await touch()
  server = await startServer(PORT + 106 + test.info().parallelIndex, { SITE_DIR: own.folder, REGISTRY_KEY })
})
test.afterAll(async () => {
  await server.remove()
  own.remove()
})

/** Writes the registry as it is once more, later and signed. */
const touch = () =>
  changeRegistry(folderStorage(own.folder), {
    command: 'publish',
    remote: REMOTE,
    by: 'equipe',
    now: new Date(),
    keyFile: key,
    apply: before => {
      if (!before) throw new Error('nothing is published')
      return before
    },
  })

for (const [fault, [refused, damage]] of Object.entries(DAMAGES))
  test(`${fault}: pages work as before, and the next good one is taken @W01`, {
    tag: ONE_WIDTH,
    annotation: recovery(fault, { sees: 'nothing: what was given before', heals: 'the next good registry' }),
  }, async ({ page }) => {
    const site = async () => (await (await page.request.get(`${server.address}/readyz`)).json()).site.refused
    const older = `${file}.older`
    cpSync(file, older)
    await touch()
    await expect.poll(site).toBe(null)
    const known = registrySchema.parse(JSON.parse(readFileSync(file, 'utf8')))
    if (refused === 'older') cpSync(older, file)
    else damage(file, known, path.join(own.folder, 'other.pem'))
    await expect.poll(site).toBe(refused)

    const asked = watchEntries(page)
    await register(page, server.address, {})
    await page.goto(`${server.address}/objectives`)
    await works(page)
    expect(asked).toEqual([base])

    write(file, known, key)
    await touch()
    await expect.poll(site).toBe(null)
    await page.reload()
    await works(page)
    expect(asked).toEqual([base, base])
    expect(asked).not.toContain(NEWER)
  })
