import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Published } from '@ariane/shared/contracts/registry'
import { findEntry, readRegistry } from '../../scripts/release/registry.ts'
import { openStage, type Stage } from '../../scripts/release/rehearsal/stage.ts'
import { folderStorage } from '../../scripts/release/storage/folder.ts'
import { keepPages } from '../../scripts/site/keep-pages.ts'
import { digest, FAULTS, type Fault, faultyEntry } from '../support/federation/faults.ts'
import { copyRemotes, copyShell, SITE } from '../support/federation/own-site.ts'
import { PUBLISHED_FAULTS } from '../support/federation/published-faults.ts'
import { ONE_WIDTH } from '../support/scope.ts'
import { expect, test } from '../support/test.ts'

const REMOTE = 'mf-objectives'

// One server for all of them: a worker takes the file as a whole.
test.describe.configure({ mode: 'default' })

let folder: string
let stage: Stage
let active: Published
test.beforeAll(async () => {
  test.setTimeout(180_000)
  folder = mkdtempSync(path.join(tmpdir(), 'ariane-rehearsed-'))
  const site = path.join(folder, 'site')
  copyShell(SITE, site)
  copyRemotes(SITE, site)
  // The shell before is the same once more: that it is opened as well is what counts.
  await keepPages(site)
  const storage = folderStorage(site)
  const { active: named, versions } = findEntry(await readRegistry(storage), REMOTE)
  const published = versions.find(({ version }) => version === named)
  if (!published) throw new Error('nothing is published')
  active = published
  stage = await openStage(storage, REMOTE, { todayOnly: false })
})
test.afterAll(async () => {
  await stage?.close()
  rmSync(folder, { recursive: true, force: true })
})

/** What a build would have left behind, with a fault in its entry or without one of its files. */
function build(name: string, { fault, without }: { fault?: Fault | undefined; without?: string } = {}) {
  const built = path.join(folder, 'built', name)
  mkdirSync(built, { recursive: true })
  cpSync(path.join(SITE, 'remotes', REMOTE, active.version), built, { recursive: true })
  const published = { ...active, files: { ...active.files } }
  const endings = ['', '.br', '.gz']
  if (without) for (const ending of endings) rmSync(path.join(built, without + ending), { force: true })
  const faulty = fault && faultyEntry(fault, REMOTE, active)
  if (faulty && active.entry) {
    for (const ending of endings) rmSync(path.join(built, active.entry + ending), { force: true })
    writeFileSync(path.join(built, active.entry), faulty.body)
    published.files[active.entry] = digest(faulty.body)
  }
  return { name: REMOTE, published, folder: built }
}

const NOTHING_STORED = 'de mf-objectives ne s’ouvrent pas comme il faut : rien n’est déposé.'

test('a sound version is opened as everybody who has its screens, in today’s shell and the one before @W03', {
  tag: ONE_WIDTH,
}, async () => {
  test.setTimeout(120_000)
  const { screens, shells } = await stage.rehearse(build('sound'))
  expect(shells).toEqual(['le shell d’aujourd’hui', 'le shell d’avant'])
  // The screen and the card of the dashboard, for a pupil and for a parent who views one.
  expect(screens).toBe(2 * 2 * shells.length)
})

const REFUSED: Record<string, [string | undefined, Fault | undefined]> = {
  'without a default export': ['no component as the default export', FAULTS['no default export']],
  'that suspends for ever': ['l’écran attend encore 5 s après l’arrivée de son code', FAULTS['suspends for ever']],
  'that hides the menu': ['la page se recharge d’elle-même', PUBLISHED_FAULTS['hides the menu']],
  'that its page’s policy refuses': [
    'la politique de la page refuse inline (style-src-elem)',
    PUBLISHED_FAULTS['writes a style element'],
  ],
  'that asks what the API has not': ['/api/nothing n’arrive pas (404)', PUBLISHED_FAULTS['asks an unknown call']],
  'that throws in an effect': ['chaos: effect', PUBLISHED_FAULTS['throws in an effect']],
  'whose drawing never ends': ['la page ne répond plus', PUBLISHED_FAULTS['draws without end']],
  'that says an error on the console': ['la console dit : chaos: said', PUBLISHED_FAULTS['says an error']],
  'that hides the page': [
    'l’écran affiche : Cette partie d’Ariane a rencontré un problème.',
    PUBLISHED_FAULTS['hides the body'],
  ],
}
for (const [what, [sentence, fault]] of Object.entries(REFUSED))
  test(`a version ${what} is not stored, and the sentence says why @W03`, {
    tag: ONE_WIDTH,
  }, async () => {
    test.setTimeout(240_000)
    const refusal = await stage
      .rehearse(build(what.replaceAll(' ', '-'), { fault }))
      .catch((error: Error) => error.message)
    expect(refusal).toContain('« Objectifs » (élève, le shell d’aujourd’hui) :')
    expect(refusal).toContain(sentence)
    expect(refusal).toContain(NOTHING_STORED)
  })

test('a version that lacks one of its files is not stored, and the file is named @W03', {
  tag: ONE_WIDTH,
}, async () => {
  test.setTimeout(240_000)
  const [file = ''] = active.exposes['./objectives']?.preload ?? []
  const refusal = await stage.rehearse(build('lacking', { without: file })).catch((error: Error) => error.message)
  expect(refusal).toContain(`/remotes/${REMOTE}/${active.version}/${file} n’arrive pas (404)`)
  expect(refusal).toContain(NOTHING_STORED)
})
