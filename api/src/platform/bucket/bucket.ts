import { createHash, randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream, openAsBlob } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { AwsClient } from 'aws4fetch'
import type { BucketPlace } from './place.ts'

export interface Stored {
  bytes: Buffer
  /** The ETag, by which a later write or read knows whether it is still the same. */
  tag: string
}

/** What has to be true for a write: the object has this tag, or there is none. */
type Condition = { tag: string } | 'absent'

export interface Bucket {
  /** For messages: `s3://bucket/prefix`. */
  place: string
  /** The object; null when there is none, `same` when it still has the known tag. */
  get(key: string, known?: string): Promise<Stored | null | 'same'>
  /** Writes an object; false when the condition does not hold. */
  put(key: string, body: Uint8Array | string, headers: PutHeaders, condition?: Condition): Promise<boolean>
  /** Writes a file of any size, without reading it into memory; for what nobody serves. */
  putFile(key: string, file: string): Promise<void>
  /** Brings an object into a file; false when there is none. */
  getFile(key: string, file: string): Promise<boolean>
  /** Every object below a key; of the whole place for an empty one. */
  list(below: string): Promise<{ key: string; changed: Date }[]>
  remove(key: string): Promise<void>
}

interface PutHeaders {
  type: string
  cache: string
}

/** A bucket that cannot be reached (`status` 0) or refuses; the message names status and S3's own code. */
export class BucketProblem extends Error {
  readonly status: number

  constructor(status: number, message: string, cause?: unknown) {
    super(message, { cause })
    this.name = 'BucketProblem'
    this.status = status
  }
}

const REQUEST_MS = 20_000
/** A dump of years on a slow line. */
const FILE_MS = 3_600_000
const RETRIES = 2

/** The few calls of S3 that publishing and backups need, on any compatible server. Every call throws BucketProblem. */
export function openBucket(place: BucketPlace): Bucket {
  const client = new AwsClient({ ...place.keys, region: place.region, service: 's3', retries: RETRIES })
  const root = `${place.endpoint.replace(/\/$/, '')}/${place.bucket}`
  const whole = (key: string) => (place.prefix ? `${place.prefix}/${key}` : key)
  const at = (key: string) => `${root}/${whole(key).split('/').map(encodeURIComponent).join('/')}`
  const name = `s3://${place.bucket}${place.prefix && `/${place.prefix}`}`

  async function ask(
    url: string,
    init: RequestInit,
    expected: readonly number[],
    limitMs = REQUEST_MS,
  ): Promise<Response> {
    const answer = await client.fetch(url, { ...init, signal: AbortSignal.timeout(limitMs) }).catch(cause => {
      throw new BucketProblem(0, `${name} cannot be reached at ${place.endpoint}`, cause)
    })
    if (answer.ok || expected.includes(answer.status)) return answer
    const code = /<Code>(\w+)<\/Code>/.exec(await answer.text().catch(() => ''))?.[1]
    throw new BucketProblem(answer.status, `${name} answered ${answer.status}${code ? ` ${code}` : ''}`)
  }

  return {
    place: name,
    async get(key, known) {
      const headers = known ? { 'if-none-match': known } : {}
      const answer = await ask(at(key), { headers }, [304, 404])
      if (answer.status === 304) return 'same'
      const bytes = Buffer.from(await answer.arrayBuffer())
      if (answer.status === 200) return { bytes, tag: answer.headers.get('etag') ?? '' }
      if (bytes.includes('NoSuchBucket')) throw new BucketProblem(404, `${name} answered 404 NoSuchBucket`)
      return null
    },
    async put(key, body, { type, cache }, condition) {
      const headers = {
        'content-type': type,
        'cache-control': cache,
        // The server then refuses bytes that changed on the way.
        'x-amz-content-sha256': createHash('sha256').update(body).digest('hex'),
        ...(condition === 'absent' && { 'if-none-match': '*' }),
        ...(typeof condition === 'object' && { 'if-match': condition.tag }),
      }
      const sent = { method: 'PUT', headers, body: Buffer.from(body) }
      // 409: another conditional write at the same moment. 404: what had the tag was removed.
      const answer = await ask(at(key), sent, condition ? [404, 409, 412] : [])
      const text = await answer.text()
      if (text.includes('NoSuchBucket')) throw new BucketProblem(404, `${name} answered 404 NoSuchBucket`)
      return answer.ok
    },
    async putFile(key, file) {
      const digest = createHash('sha256')
      await pipeline(createReadStream(file), digest)
      const headers = { 'content-type': 'application/octet-stream', 'x-amz-content-sha256': digest.digest('hex') }
      // A blob says its length, which S3 wants to know before the first byte.
      const body = await openAsBlob(file)
      await ask(at(key), { method: 'PUT', headers, body }, [], FILE_MS)
    },
    async getFile(key, file) {
      const answer = await ask(at(key), {}, [404], FILE_MS)
      if (answer.status === 404 || !answer.body) return false
      const partial = `${file}.${randomUUID()}.part`
      try {
        await pipeline(answer.body, createWriteStream(partial, { mode: 0o600, flush: true }))
        await rename(partial, file)
      } finally {
        await rm(partial, { force: true })
      }
      return true
    },
    async list(below) {
      const found: { key: string; changed: Date }[] = []
      for (let token: string | undefined, more = true; more; more = token !== undefined) {
        const query = new URLSearchParams({ 'list-type': '2', prefix: whole(below && `${below}/`) })
        if (token) query.set('continuation-token', token)
        const text = await (await ask(`${root}?${query}`, {}, [])).text()
        for (const [, one = ''] of text.matchAll(/<Contents>(.*?)<\/Contents>/gs)) {
          const key = inXml(one, 'Key')?.slice(whole('').length)
          if (key) found.push({ key, changed: new Date(inXml(one, 'LastModified') ?? 0) })
        }
        token = inXml(text, 'NextContinuationToken')
      }
      return found
    },
    async remove(key) {
      await ask(at(key), { method: 'DELETE' }, [404])
    },
  }
}

/** Our keys hold nothing that XML has to write in another way. */
const inXml = (text: string, name: string) => new RegExp(`<${name}>([^<]*)</${name}>`).exec(text)?.[1]
