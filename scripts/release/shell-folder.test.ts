import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { PAGES_BEFORE } from '../site/keep-pages.ts'
import { withLock } from '../site/lock.ts'
import { SHELL_BUILT } from '../site/publish.ts'
import { history } from './registry.ts'
import { placeShell } from './shell.ts'
import { folderStorage } from './storage/folder.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'ariane-shell-folder-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const site = () => path.join(folder, 'site')
const read = (file: string) => readFileSync(path.join(site(), file), 'utf8')

/** What the builder leaves of a shell; a file of its script is named by its content. */
function build(id: string, licences = id): string {
  const shell = path.join(folder, 'shell')
  rmSync(shell, { recursive: true, force: true })
  const files = {
    'index.html': id,
    'simulator.html': id,
    'mf-manifest.json': JSON.stringify({ shared: [] }),
    'signed-in.json': JSON.stringify([`static/${id}.js`]),
    [`static/${id}.js`]: `// ${id}`,
    'licences.txt': licences,
  }
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(shell, 'dist', file)), { recursive: true })
    writeFileSync(path.join(shell, 'dist', file), text)
  }
  return shell
}
const place = (id: string, licences?: string) => {
  const now = new Date('2026-11-21T10:00:00Z')
  return placeShell(folderStorage(site()), id, { by: 'equipe', now }, build(id, licences))
}

describe('@W03 a shell that is published into a folder', () => {
  it('is there whole, in place of the one before, whose pages and files stay', async () => {
    await place('one')
    await place('two')
    expect(read('shell/index.html')).toBe('two')
    expect(JSON.parse(read('shell/kits.json'))).toMatchObject({ 'signed-in': [{ file: 'static/two.js' }] })
    expect(read(`${PAGES_BEFORE}/index.html`)).toBe('one')
    expect(readdirSync(path.join(site(), 'shell/static'))).toEqual(['one.js', 'two.js'])
    expect(readdirSync(site()).toSorted()).toEqual(['audit.jsonl', 'shell', PAGES_BEFORE])
    const lines = await history(folderStorage(site()), 'shell', 5)
    expect(lines.map(({ command, was, is }) => [command, was, is])).toEqual([
      ['publish', 'one', 'two'],
      ['publish', null, 'one'],
    ])
  })

  it('keeps nobody from changing the registry meanwhile, and is one at a time', async () => {
    await withLock(site(), () => place('one'))
    const [before] = await Promise.all([
      withLock(path.join(site(), 'shell'), async () => read('shell/index.html')),
      place('two'),
    ])
    expect(before).toBe('one')
    expect(read('shell/index.html')).toBe('two')
  })

  it('is not taken for the one that was built into that folder', async () => {
    await place('one')
    writeFileSync(path.join(site(), SHELL_BUILT), 'one')
    await place('two')
    expect(existsSync(path.join(site(), SHELL_BUILT))).toBe(false)
  })

  it('has no compressed form of a file that is too small for one now', async () => {
    await place('one', 'MIT '.repeat(500))
    expect(readdirSync(path.join(site(), 'shell'))).toContain('licences.txt.br')
    await place('two', 'MIT')
    expect(readdirSync(path.join(site(), 'shell')).filter(file => file.startsWith('licences'))).toEqual([
      'licences.txt',
    ])
  })

  it('is not named where a file of its name has other bytes', async () => {
    await place('one')
    writeFileSync(path.join(site(), 'shell/static/one.js'), '// half')
    await place('two')
    await expect(place('one')).rejects.toThrow('shell/static/one.js a d’autres octets que ceux qui sont construits.')
    expect(read('shell/index.html')).toBe('two')
    expect(read('shell/static/one.js')).toBe('// half')
    expect(await history(folderStorage(site()), 'shell', 5)).toHaveLength(2)
  })
})
