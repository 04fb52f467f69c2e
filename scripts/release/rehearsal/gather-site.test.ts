import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { published } from '../../../shared/src/federation/testing/published-version.ts'
import { store } from '../../site/changes.ts'
import { changeRegistry } from '../registry.ts'
import { folderStorage } from '../storage/folder.ts'
import { gatherOthers } from './gather-site.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'ariane-gather-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

it('@W03 a version is opened beside what everybody has, not beside a first version that is tried', async () => {
  const storage = folderStorage(folder)
  const now = new Date('2026-11-21T10:00:00Z')
  await changeRegistry(storage, {
    command: 'publish',
    remote: 'mf-neuf',
    by: 'equipe',
    now,
    keyFile: undefined,
    apply: before => store('mf-neuf', published({ version: 'a' }), before, 10),
  })
  expect(await gatherOthers(storage, 'mf-chat', folder)).toEqual([])
})
