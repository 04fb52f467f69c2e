import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { type Bucket, BucketProblem } from '../../../api/src/platform/bucket/bucket.ts'
import { filesBelow, inParallel } from '../../site/files.ts'
import { messages } from '../messages.ts'
import { inOneStep, Overtaken, type Storage } from './storage.ts'

const CHANGES = 'no-cache'
const STAYS = 'public, max-age=31536000, immutable'
const PROBE = '.conditions'
const AT_ONCE = 8

const TYPES: Record<string, string> = {
  css: 'text/css',
  html: 'text/html; charset=utf-8',
  jpg: 'image/jpeg',
  js: 'text/javascript',
  json: 'application/json',
  mp3: 'audio/mpeg',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  wasm: 'application/wasm',
  webmanifest: 'application/manifest+json',
  webp: 'image/webp',
  woff2: 'font/woff2',
}

/** Versions never change, so their files may be kept for ever, except those that are asked for by the same name. */
const buildHeaders = (key: string) => {
  const ending = path.extname(key).slice(1)
  const stays = !['json', 'html'].includes(ending)
  return { type: TYPES[ending] ?? 'application/octet-stream', cache: stays ? STAYS : CHANGES }
}
const TEXT = { type: 'application/json', cache: CHANGES }

/** An S3-compatible bucket. What it answers in the way of errors is said in plain words. */
export function bucketStorage(bucket: Bucket): Storage {
  const { place } = bucket
  const plain = <T>(work: Promise<T>): Promise<T> =>
    work.catch(error => {
      throw error instanceof BucketProblem ? new Error(messages.bucket(place, error.status), { cause: error }) : error
    })

  /** Without conditional writes two publishers could lose one another's work: such a bucket is not written to. */
  let checked: Promise<void> | null = null
  const keepsConditions = async () => {
    await bucket.put(PROBE, '', TEXT, 'absent')
    if (await bucket.put(PROBE, '', TEXT, 'absent')) throw new Error(messages.noConditions(place))
  }

  const storage: Storage = {
    place,
    kind: 'bucket',
    async read(key) {
      const stored = await plain(bucket.get(key))
      return stored && stored !== 'same' ? { text: stored.bytes.toString('utf8'), tag: stored.tag } : null
    },
    async bytes(key) {
      const stored = await plain(bucket.get(key))
      return stored && stored !== 'same' ? stored.bytes : null
    },
    async replace(key, text, tag) {
      checked ??= plain(keepsConditions())
      await checked
      const written = await plain(bucket.put(key, text, TEXT, tag === null ? 'absent' : { tag }))
      if (!written) throw new Overtaken(key)
    },
    append: (key, line) => inOneStep(storage, key, before => ({ text: `${before ?? ''}${line}\n`, result: undefined })),
    async upload(key, folder) {
      const files = await filesBelow(folder)
      await inParallel(files, AT_ONCE, async file => {
        const to = `${key}/${path.relative(folder, file).split(path.sep).join('/')}`
        await plain(bucket.put(to, await readFile(file), buildHeaders(to), 'absent'))
      })
    },
    async list(key) {
      const newest = new Map<string, Date>()
      for (const { key: file, changed } of await plain(bucket.list(key))) {
        const name = file.slice(key.length + 1).split('/')[0] ?? ''
        const known = newest.get(name)
        if (!known || known < changed) newest.set(name, changed)
      }
      return [...newest].map(([name, changed]) => ({ name, changed }))
    },
    async remove(key) {
      const below = await plain(bucket.list(key))
      await inParallel([key, ...below.map(one => one.key)], AT_ONCE, one => plain(bucket.remove(one)))
    },
  }
  return storage
}
