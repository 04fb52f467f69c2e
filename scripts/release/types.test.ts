import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { checkTypes } from './types.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'mf-reading-'))
  mkdirSync(path.join(folder, 'src'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const write = (text: string) => writeFileSync(path.join(folder, 'src/screen.ts'), text)

it('@W03 a remote with a type error is refused with its lines', async () => {
  write('export const first: string = 1\nexport const second = unknown\n')
  const refused = checkTypes(folder)
  await expect(refused).rejects.toThrow(/src\/screen\.ts\(1,14\): error TS2322: .*'number'.*'string'/)
  await expect(refused).rejects.toThrow(/src\/screen\.ts\(2,23\): error TS2693: .*'unknown'/)
  await expect(refused).rejects.toThrow(`Des types de ${path.basename(folder)} ne vont pas : rien n’est déposé.`)
})

it('@W03 a remote whose types fit passes, with what is declared for all sources', async () => {
  write('import "./screen.css"\nexport const first: string = Buffer.from("1").toString()\n')
  await checkTypes(folder)
})
