import { execFileSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ROOT } from '../site/packages.ts'

let folder: string
let keys: string
/** The packed folder, with a program in place of Node that says what it is started with. */
beforeAll(() => {
  const home = realpathSync(mkdtempSync(path.join(tmpdir(), 'ariane launcher ')))
  folder = path.join(home, 'ariane')
  keys = path.join(home, 'my keys')
  mkdirSync(path.join(folder, 'bin'), { recursive: true })
  mkdirSync(keys)
  copyFileSync(path.join(ROOT, 'deploy', 'ariane'), path.join(folder, 'ariane'))
  writeFileSync(path.join(folder, 'bin', 'node'), '#!/bin/sh\nprintf "%s\\n" "$PWD" "$@"\n', { mode: 0o755 })
  writeFileSync(path.join(keys, 'one.dump.gz'), '')
})
afterAll(() => rmSync(path.dirname(folder), { recursive: true, force: true }))

const type = (...words: string[]) =>
  execFileSync(path.join(folder, 'ariane'), words, { cwd: keys, encoding: 'utf8' }).trimEnd().split('\n')

it.each([
  [['start'], ['--max-semi-space-size=2', 'api/src/main.ts']],
  [
    ['backup', '--new-key=a.key'],
    ['scripts/backup.ts', '--new-key={keys}/a.key'],
  ],
  [
    ['backup', '--new-key=/srv/a.key'],
    ['scripts/backup.ts', '--new-key=/srv/a.key'],
  ],
  [
    ['restore', 'one.dump.gz', '--key=a b.key'],
    ['scripts/restore.ts', '{keys}/one.dump.gz', '--key={keys}/a b.key'],
  ],
  [
    ['restore', '--from-bucket', 'ariane-1.dump.gz'],
    ['scripts/restore.ts', '--from-bucket', 'ariane-1.dump.gz'],
  ],
  [
    ['drill', 'one.dump.gz'],
    ['scripts/drill.ts', '{keys}/one.dump.gz'],
  ],
  [
    ['admin', 'list', 'one.dump.gz', 'le roux'],
    ['scripts/admin.ts', 'list', 'one.dump.gz', 'le roux'],
  ],
])('@G06 the program of the packed folder takes %j from where it is typed', (words, expected) => {
  expect(type(...words)).toEqual([folder, ...expected.map(word => word.replace('{keys}', keys))])
})
