import { mkdir, readdir } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { openBucket } from '../bucket/bucket.ts'
import type { BackupConfig } from '../config-backups.ts'
import { backupsFolder, erasedList, newestNames, outdatedNames } from './backups.ts'

type Stored = Pick<BackupConfig, 'bucket' | 'days' | 'count'>

/**
 * Copies a dump into the bucket, with the list of who is gone, and removes there what is removed here. Nothing happens where
 * there is no bucket. Throws BucketProblem.
 */
export async function storeBackup(path: string, { bucket, ...rules }: Stored, now: Date): Promise<void> {
  if (!bucket) return
  const store = openBucket(bucket)
  await store.putFile(basename(path), path)
  const beside = await readdir(dirname(path))
  if (beside.includes(erasedList)) await store.putFile(erasedList, join(dirname(path), erasedList))
  const names = (await store.list('')).map(({ key }) => key)
  for (const name of outdatedNames(names, now, rules)) await store.remove(name)
}

/**
 * Brings a dump from the bucket beside the data, with the list of who is gone: the newest, or the one of this name. Gives its
 * path; undefined when there is none. The list lies in a folder of its own, and is read from there beside the one that is here.
 * Throws BucketProblem.
 */
export async function bringBackup(
  dataDir: string,
  bucket: NonNullable<BackupConfig['bucket']>,
  name?: string,
): Promise<string | undefined> {
  const store = openBucket(bucket)
  const wanted = name ?? newestNames((await store.list('')).map(({ key }) => key)).at(-1)
  if (!wanted) return undefined
  const folder = join(backupsFolder(dataDir), 'from-bucket')
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const path = join(folder, basename(wanted))
  if (!(await store.getFile(wanted, path))) return undefined
  await store.getFile(erasedList, join(folder, erasedList))
  return path
}
