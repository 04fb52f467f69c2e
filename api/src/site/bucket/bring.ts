import { createHash, randomUUID } from 'node:crypto'
import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliDecompress, gunzip } from 'node:zlib'
import type { Bucket } from '../../platform/bucket/bucket.ts'

/** A file that is missing from the bucket, or is not the published one. */
class WrongFile extends Error {
  constructor(key: string) {
    super(`${key} is not the published file`)
    this.name = 'WrongFile'
  }
}

const AT_ONCE = 6
/** No file of ours is larger; what unpacks to more is not ours. */
const LARGEST = 50 * 2 ** 20

const unpack: Record<string, (bytes: Buffer) => Promise<Buffer>> = {
  '': async bytes => bytes,
  '.br': bytes => promisify(brotliDecompress)(bytes, { maxOutputLength: LARGEST }),
  '.gz': bytes => promisify(gunzip)(bytes, { maxOutputLength: LARGEST }),
}

const digest = (bytes: Uint8Array) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`
const exists = (file: string) =>
  stat(file).then(
    () => true,
    () => false,
  )

export interface Folder {
  /** Key of the folder in the bucket. */
  key: string
  /** Its files with their digests. */
  files: Record<string, string>
  /** Where it goes. */
  target: string
}

/**
 * Brings a folder from the bucket, with the compressed forms that are stored beside its files, each checked against its
 * digest. It appears whole or not at all; one that is there is not asked for again.
 * @throws WrongFile, or BucketProblem
 */
export async function bring(bucket: Bucket, { key, files, target }: Folder): Promise<void> {
  if (await exists(target)) return
  const stored = new Set((await bucket.list(key)).map(one => one.key.slice(key.length + 1)))
  const half = `${target}.${randomUUID()}.half`
  try {
    const waiting = Object.entries(files)
    const worker = async () => {
      for (let next = waiting.pop(); next; next = waiting.pop()) await bringFile(next[0], next[1])
    }
    // All of them end before anything is removed; what failed first is told, and nothing further begun.
    const ended = await Promise.allSettled(
      Array.from({ length: AT_ONCE }, () =>
        worker().catch(error => {
          waiting.length = 0
          throw error
        }),
      ),
    )
    const failed = ended.find(one => one.status === 'rejected')
    if (failed) throw failed.reason
    // Another process on the same folder may have been faster, with the same bytes.
    await rename(half, target).catch(async error => {
      if (!(await exists(target))) throw error
    })
  } finally {
    await rm(half, { recursive: true, force: true })
  }

  async function bringFile(file: string, expected: string): Promise<void> {
    for (const [ending, plain] of Object.entries(unpack)) {
      if (ending && !stored.has(file + ending)) continue
      const from = `${key}/${file}${ending}`
      const found = await bucket.get(from)
      const bytes = found && found !== 'same' ? found.bytes : null
      const unpacked = bytes && (await plain(bytes).catch(() => null))
      if (!bytes || !unpacked || digest(unpacked) !== expected) throw new WrongFile(from)
      const to = path.join(half, file + ending)
      await mkdir(path.dirname(to), { recursive: true })
      await writeFile(to, bytes)
    }
  }
}
