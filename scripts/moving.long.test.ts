import { rename } from 'node:fs/promises'
import { basename } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readDump } from '../api/src/platform/db/dump/read.ts'
import { makeKeys } from '../api/src/platform/db/dump/seal.ts'
import { inServer } from '../api/src/testing/in-server.ts'
import { workshop } from '../api/src/testing/installation.ts'
import { ownDatabase } from '../api/src/testing/own-database.ts'
import { startBucket } from '../e2e/support/bucket.ts'

// Whole processes start here, on a machine that may be busy.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 60_000 })

const PUPILS = 300
const FOLDER = { DATABASE_URL: '' }

let shop: Awaited<ReturnType<typeof workshop>>
let first: Awaited<ReturnType<typeof ownDatabase>>
let second: Awaited<ReturnType<typeof ownDatabase>>
let bucket: Awaited<ReturnType<typeof startBucket>>
beforeEach(async () => {
  shop = await workshop()
  first = await ownDatabase('migrations')
  second = await ownDatabase('nothing')
  bucket = await startBucket()
  await inServer(first.url, client =>
    client.query(
      `insert into people (uid, role, grade, display_name)
       select 'pupil-' || n, 'ROLE_STUDENT', '5ème', 'Élève ' || n from generate_series(1, ${PUPILS}) n`,
    ),
  )
})
afterEach(async () => {
  await shop.close()
  await bucket.close()
  await second.drop()
  await first.drop()
})

async function done(environment: Record<string, string>, command: string, ...words: string[]): Promise<string> {
  const { code, said } = await shop.finish(environment, `scripts/${command}.ts`, ...words)
  expect(code, said).toBe(0)
  return said
}
const backup = async (environment: Record<string, string>) =>
  /Sauvegarde écrite : (\S+)/.exec(await done(environment, 'backup'))?.[1] ?? ''

/** Rows of each table; every backup adds one to the notes of backups. */
async function rowsIn(file: string): Promise<Record<string, number>> {
  const { backup_runs: _, ...rows } = (await readDump(file)).rows
  return rows
}

describe('@G05 an installation that moves keeps the rows of each table', () => {
  it('from a server into the folder, and from there to another server', async () => {
    const before = await backup({ DATABASE_URL: first.url })
    const counted = await rowsIn(before)
    expect(counted).toMatchObject({ people: PUPILS })

    await done(FOLDER, 'restore', before)
    const inFolder = await backup(FOLDER)
    expect(await rowsIn(inFolder)).toEqual(counted)

    await done({ DATABASE_URL: second.url }, 'restore', inFolder)
    expect(await rowsIn(await backup({ DATABASE_URL: second.url }))).toEqual(counted)
  })

  it('through a bucket to a machine that has nothing', async () => {
    const stored = { ...bucket.environment, BACKUP_STORAGE: bucket.folder('backups') }
    const from = { ...stored, DATABASE_URL: first.url }
    const file = await backup(from)
    const counted = await rowsIn(file)
    await rename(shop.dataDir, `${shop.dataDir}.lost`)

    const said = await done({ ...stored, ...FOLDER }, 'restore', '--from-bucket')
    expect(said).toContain(`Données restaurées depuis ${basename(file)}.`)
    expect(await rowsIn(await backup({ ...stored, ...FOLDER }))).toEqual(counted)

    await done({ ...stored, DATABASE_URL: second.url }, 'restore', '--from-bucket', basename(file))
    expect(await rowsIn(await backup({ ...stored, DATABASE_URL: second.url }))).toEqual(counted)

    const keys = await makeKeys()
    const sealed = basename(await backup({ ...from, BACKUP_KEY: keys.public }))
    expect(await shop.finish(from, 'scripts/restore.ts', '--from-bucket')).toEqual({
      code: 1,
      said: expect.stringContaining(`npm run restore -- --from-bucket ${sealed} --key=FICHIER`),
    })

    const absent = await shop.finish(from, 'scripts/restore.ts', '--from-bucket', 'ariane-20200101-000000000.dump.gz')
    expect(absent).toMatchObject({ code: 1, said: expect.stringContaining('n’est pas dans s3://') })
  })
})
