import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { published } from '../../../shared/src/federation/testing/published-version.ts'
import { canary, promote, store } from '../../site/changes.ts'
import { type Release, release } from '../commands.ts'
import { changeRegistry } from '../registry.ts'
import { folderStorage } from '../storage/folder.ts'
import { describeVersion, findShellBreaks } from './stored-needs.ts'
import { needed, provided, SURFACE_FILE, type Surface } from './surface.ts'

const UI = '@ariane/shared/ui'
const gives = await provided()
const needs = await needed('mf-chat')

/** What somebody needs who draws with a part that kits give no more. */
const withPart = (name: string): Surface => ({ ...needs, kits: { ...needs.kits, [UI]: [name] } })
const without = (name: string): Surface => ({
  ...gives,
  kits: { ...gives.kits, [UI]: (gives.kits[UI] ?? []).filter(one => one !== name) },
})

let folder: string
let context: Release
const said: string[] = []

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'ariane-shell-gate-'))
  said.length = 0
  context = {
    storage: { ...folderStorage(folder), kind: 'bucket' },
    by: 'equipe',
    keyFile: undefined,
    now: () => new Date('2026-11-21T10:00:00Z'),
    say: line => said.push(line),
  }
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
  writeFileSync(path.join(folder, file), text)
}
const change = (remote: string, apply: Parameters<typeof changeRegistry>[1]['apply']) =>
  changeRegistry(context.storage, {
    command: 'publish',
    remote,
    by: 'equipe',
    now: context.now(),
    keyFile: undefined,
    apply,
  })
async function deposit(remote: string, version: string, of: Surface | undefined, share = 100): Promise<void> {
  const one = published({ version })
  const document = { name: remote, published: one, signature: null, ...(of && { needs: of }) }
  write(`remotes/${remote}/${version}/version.json`, describeVersion(document))
  await change(remote, before => store(remote, one, before, share))
}
const give = (remote: string, version: string) =>
  change(remote, before => {
    if (!before) throw new Error('not stored')
    return promote(before, version)
  })
const run = (...words: string[]) => release(context, words)

describe('@F03 a shell is held against what pages may run of every remote', () => {
  it('names remote, version, who has it and what is missing: active, canary and last good; nobody’s versions do not count', async () => {
    await deposit('mf-chat', 'before', withPart('FilterTabs'))
    await deposit('mf-chat', 'today', withPart('FilterTabs'))
    await give('mf-chat', 'today')
    await deposit('mf-chat', 'tried', withPart('Gallery'))
    await change('mf-chat', before => canary(before as NonNullable<typeof before>, 'tried', 10))
    await deposit('mf-chat', 'nobody', withPart('Nothing'))
    await deposit('mf-planner', 'a', withPart('Button'))
    const { breaks, unknown } = await findShellBreaks(context.storage, without('FilterTabs'))
    expect(unknown).toEqual([])
    expect(breaks.toSorted()).toEqual([
      'mf-chat before, pour y revenir : @ariane/shared/ui: FilterTabs is not given',
      'mf-chat today, pour tout le monde : @ariane/shared/ui: FilterTabs is not given',
      'mf-chat tried, en canari : @ariane/shared/ui: Gallery is not given',
    ])
  })

  it('@W03 names whom a first version is there for: a share alone', async () => {
    await deposit('mf-chat', 'first', withPart('Gallery'), 10)
    expect((await findShellBreaks(context.storage, gives)).breaks).toEqual([
      'mf-chat first, en canari : @ariane/shared/ui: Gallery is not given',
    ])
  })

  it('names a prop that a part of a kit takes no more', async () => {
    const [part = '', props = {}] = Object.entries(needs.parts?.[UI] ?? {}).find(([, all]) => 'label' in all) ?? []
    await deposit('mf-chat', 'a', needs)
    const { label, ...others } = gives.parts?.[UI]?.[part] ?? {}
    expect([label, props.label]).toEqual([props.label, expect.anything()])
    const changed = { ...gives.parts, [UI]: { ...gives.parts?.[UI], [part]: others } }
    expect((await findShellBreaks(context.storage, { ...gives, parts: changed })).breaks).toEqual([
      `mf-chat a, pour tout le monde : ${UI}: ${part}.label is not taken`,
    ])
    // A shell from before said nothing of props.
    const { parts: _unknown, ...before } = gives
    expect((await findShellBreaks(context.storage, before)).breaks).toEqual([])
  })

  it('fits the remotes of its own checkout', async () => {
    await deposit('mf-chat', 'a', needs)
    expect(await findShellBreaks(context.storage, gives)).toEqual({ breaks: [], unknown: [] })
  })

  it('names a call that its API gives no more, or answers otherwise', async () => {
    await deposit('mf-chat', 'a', needs)
    const [row = ''] = Object.keys(needs.rows)
    const { [row]: gone, ...others } = gives.rows
    const lines = (await findShellBreaks(context.storage, { ...gives, rows: others })).breaks
    expect(lines).toEqual([expect.stringContaining(`mf-chat a, pour tout le monde : ${gone?.call} (${row}): `)])
  })

  it('is not published where a remote would miss something', async () => {
    await deposit('mf-chat', 'a', withPart('FilterBarOfYesterday'))
    const published = run('publish', 'shell', '--uncommitted')
    await expect(published).rejects.toThrow('mf-chat a, pour tout le monde : @ariane/shared/ui: FilterBarOfYesterday')
    expect(await context.storage.read('shell.json')).toBeNull()
  })

  it('is not given again where a remote needs more than it gave, and says of which versions it knows nothing', async () => {
    const build = (id: string, time: string) => ({ id, time, commit: null, files: {} })
    const builds = [build('newer', '2026-11-20T10:00:00.000Z'), build('older', '2026-11-19T10:00:00.000Z')]
    const shell = JSON.stringify({ schema: 1, builds, signature: null })
    write('shell.json', shell)
    write(SURFACE_FILE, JSON.stringify(gives))
    write(`shell/older/${SURFACE_FILE}`, JSON.stringify(without('Button')))
    await deposit('mf-chat', 'a', withPart('Button'))
    await deposit('mf-planner', 'old', undefined)
    const back = () => run('rollback', 'shell', 'il se ferme')
    await expect(back()).rejects.toThrow('mf-chat a, pour tout le monde : @ariane/shared/ui: Button is not given')
    expect((await context.storage.read('shell.json'))?.text).toBe(shell)
    write(`shell/older/${SURFACE_FILE}`, JSON.stringify(gives))
    await back()
    expect(said).toEqual([
      'Non vérifiées, car publiées sans dire ce qu’elles demandent : mf-planner old.',
      'Tout le monde reçoit de nouveau le shell older.',
    ])
  })
})
