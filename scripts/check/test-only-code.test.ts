import { spawnSync } from 'node:child_process'
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

const root = path.join(import.meta.dirname, '..', '..')

const FILES = {
  'package.json': '{ "name": "small", "type": "module" }',
  'knip.json': '{ "entry": ["src/main.ts!"], "project": ["src/**/*.ts!", "!**/*.test.ts!"] }',
  'src/main.ts': "import { total } from './total.ts'\nconsole.log(total([1]))",
  'src/total.ts': `export const add = (a: number, b: number) => a + b
export const total = (list: number[]) => list.reduce(add, 0)
export const average = (list: number[]) => total(list) / list.length`,
  'src/total.test.ts': "import { add, average } from './total.ts'\nconsole.log(add(1, 2), average([1, 2]))",
}

test('What only tests use is refused; a rule that its own file uses may be tested by itself.', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'test-only-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await mkdir(path.join(folder, 'src'))
  for (const [file, text] of Object.entries(FILES)) await writeFile(path.join(folder, file), text)
  await copyFile(path.join(root, 'knip.production.ts'), path.join(folder, 'knip.production.ts'))
  const knip = path.join(root, 'node_modules', '.bin', 'knip')
  const { status, stdout } = spawnSync(knip, ['-c', 'knip.production.ts', '--production'], { cwd: folder })
  expect(status).toBe(1)
  expect(`${stdout}`).toMatch(/^average /m)
  expect(`${stdout}`).not.toMatch(/^(?:add|total) /m)
})
