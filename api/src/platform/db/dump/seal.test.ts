import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inServer } from '../../../testing/in-server.ts'
import { ownDatabase } from '../../../testing/own-database.ts'
import { MIGRATIONS } from '../../../wiring/database.ts'
import { BACKUP_DEFAULTS } from '../../config-backups.ts'
import { newestBackup } from '../backups.ts'
import { writeBackup } from '../write-backup.ts'
import { readDump } from './read.ts'
import { restoreDump } from './restore.ts'
import { isPublicKey, makeKeys, readSecrets } from './seal.ts'

let folder: string
let database: Awaited<ReturnType<typeof ownDatabase>>
let keys: Awaited<ReturnType<typeof makeKeys>>
let file: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ariane-seal-'))
  database = await ownDatabase('migrations')
  keys = await makeKeys()
  await inServer(database.url, client =>
    client.query(
      `insert into people (uid, role, grade, display_name)
       select 'pupil-' || n, 'ROLE_STUDENT', '5ème', md5(n::text) || md5((n * 7)::text) from generate_series(1, 5000) n`,
    ),
  )
  const publicKeys = [keys.public, (await makeKeys()).public]
  const place = { url: database.url, dataDir: folder, backups: { ...BACKUP_DEFAULTS, publicKeys } }
  file = (await writeBackup(place, new Date('2026-11-27T06:00:00Z'))) ?? ''
})
afterAll(async () => {
  await database.drop()
  await rm(folder, { recursive: true, force: true })
})

/** The dump with other bytes. */
async function changed(name: string, change: (bytes: Buffer) => Buffer): Promise<string> {
  const path = join(folder, `${name}.dump.gz.age`)
  await writeFile(path, change(await readFile(file)))
  return path
}

describe('@G05 an encrypted dump', () => {
  it('says so in its name, is the newest, and holds nothing that can be read', async () => {
    expect(file).toBe(join(folder, 'backups', 'ariane-20261127-060000000.dump.gz.age'))
    expect(await newestBackup(folder)).toBe(file)
    expect((await stat(file)).size).toBeGreaterThan(200_000)
    const bytes = await readFile(file)
    expect(bytes.subarray(0, 21).toString()).toBe('age-encryption.org/v1')
    expect(bytes.includes('ariane-dump')).toBe(false)
    // The first bytes of gzip.
    expect(bytes.includes(Buffer.from([0x1f, 0x8b, 0x08, 0, 0, 0, 0, 0]))).toBe(false)
  })

  it('is restored with the private key that belongs to it', async () => {
    const target = await ownDatabase('nothing')
    const keep = { table: 'erased', key: 'uid_hash' }
    await restoreDump({ connectionString: target.url }, { file, secrets: [keys.secret], migrations: MIGRATIONS, keep })
    const { rows } = await inServer(target.url, client => client.query('select count(*)::int as people from people'))
    expect(rows).toEqual([{ people: 5000 }])
    await target.drop()
  })

  it('is restored with another of the keys that are tried', async () => {
    const other = await makeKeys()
    await expect(readDump(file, [other.secret, keys.secret])).resolves.toMatchObject({ format: 1 })
  })

  it('is refused without a key, and with another one', async () => {
    await expect(readDump(file)).rejects.toMatchObject({ name: 'SealedBackup' })
    await expect(readDump(file, [(await makeKeys()).secret])).rejects.toMatchObject({ name: 'OtherBackupKey' })
  })

  /** Bytes of age-encryption.org/v1: the line that ends the header, the nonce of the payload, a piece of it with its tag. */
  const [macLine, nonce, piece] = ['--- '.length + 43 + 1, 16, 65_536 + 16]
  const damaged: [string, (bytes: Buffer) => Buffer][] = [
    ['cut', bytes => bytes.subarray(0, -3000)],
    ['cut at the end of a piece', bytes => bytes.subarray(0, bytes.indexOf('---') + macLine + nonce + piece)],
    ['changed by one bit', bytes => bytes.map((byte, n) => (n === bytes.length >> 1 ? byte ^ 1 : byte)) as Buffer],
    ['something else', () => Buffer.from('not a dump')],
    ['empty', () => Buffer.alloc(0)],
  ]
  it.each(damaged)('is unreadable when it is %s', async (name, change) => {
    await expect(readDump(await changed(name, change), [keys.secret])).rejects.toMatchObject({
      name: 'UnreadableBackup',
    })
  })

  it('is unreadable when it is not there', async () => {
    const absent = join(folder, 'absent.dump.gz.age')
    await expect(readDump(absent, [keys.secret])).rejects.toMatchObject({ name: 'UnreadableBackup' })
  })
})

describe('@G05 keys', () => {
  it('are read from the file that age makes as well', () => {
    expect(readSecrets(`# created: 2026\n# public key: ${keys.public}\n${keys.secret}\n`)).toEqual([keys.secret])
    expect(readSecrets(keys.public)).toEqual([])
  })

  it('are taken for BACKUP_KEY when they are public ones only', () => {
    expect(isPublicKey(keys.public)).toBe(true)
    for (const other of [keys.secret, keys.public.slice(0, -1), 'age1', '']) expect(isPublicKey(other)).toBe(false)
  })
})
