import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { keepPages, PAGES_BEFORE } from './keep-pages.ts'

let site: string
beforeEach(() => {
  site = mkdtempSync(path.join(tmpdir(), 'ariane-pages-'))
  mkdirSync(path.join(site, 'shell'))
})
afterEach(() => rmSync(site, { recursive: true, force: true }))

const write = (file: string, text: string) => writeFileSync(path.join(site, 'shell', file), text)
const kept = (file: string) => readFileSync(path.join(site, PAGES_BEFORE, file), 'utf8')

it('@W03 keeps the pages of one shell, the last that was replaced', async () => {
  for (const build of ['one', 'two']) {
    for (const file of ['index.html', 'simulator.html', 'kits.json']) write(file, build)
    await keepPages(site)
    expect(kept('index.html')).toBe(build)
    expect(kept('kits.json')).toBe(build)
  }
})

it('keeps nothing of a site without a shell', async () => {
  write('index.html', 'half')
  await keepPages(site)
  expect(() => kept('index.html')).toThrow('ENOENT')
})
