import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { Published, Registry } from '@ariane/shared/contracts/registry'
import Fastify, { type FastifyInstance } from 'fastify'
import type { startBucket } from '../../../../../e2e/support/bucket.ts'
import { type Release, release } from '../../../../../scripts/release/commands.ts'
import { upload, uploadChecked } from '../../../../../scripts/release/publish.ts'
import { changeRegistry } from '../../../../../scripts/release/registry.ts'
import { nameShell } from '../../../../../scripts/release/shell.ts'
import { makeKeys } from '../../../../../scripts/release/signature.ts'
import { openStorage } from '../../../../../scripts/release/storage/open.ts'
import { inOneStep } from '../../../../../scripts/release/storage/storage.ts'
import { digest } from '../../../../../scripts/site/files.ts'
import { openBucket } from '../../../platform/bucket/bucket.ts'
import { bucketPlace } from '../../../platform/bucket/place.ts'
import { registerSite } from '../../index.ts'
import { registrySource } from '../../registry-source.ts'
import { type Mirror, siteMirror } from '../mirror.ts'

export const REMOTE = 'mf-chat'
const PAGE = (id: string) => `<!doctype html><html><head><!--site:head--></head><body>${id}</body></html>`
export const ENTRY = 'remoteEntry.0a1b2c3d.js'

interface Node {
  app: FastifyInstance
  mirror: Mirror
  folder: string
}

/** A team, its bucket, and servers that follow it; `close` ends them. */
export function workshop(bucket: Awaited<ReturnType<typeof startBucket>>, prefix: string) {
  const folder = mkdtempSync(path.join(tmpdir(), 'ariane-bucket-'))
  const keyFile = path.join(folder, 'release.pem')
  const registryKey = makeKeys(keyFile)
  const nodes: Node[] = []
  const wrong: string[] = []
  let today = new Date('2026-11-21T10:00:00Z')
  const storage = openStorage({ ...bucket.environment, RELEASE_STORAGE: bucket.folder(prefix) }, '')
  const context: Release = { storage, by: 'equipe', keyFile, now: () => today, say: () => {} }

  const run = (...words: string[]) => release(context, words)

  /** A version with the bytes of its name, stored as `release publish` does after the build. */
  async function publish(version: string, key = keyFile, share = 100) {
    const from = path.join(folder, version)
    mkdirSync(from)
    const contents: Record<string, string> = { 'mf-manifest.json': `{"of":"${version}"}`, [ENTRY]: `run(${version})` }
    for (const [file, text] of Object.entries(contents)) writeFileSync(path.join(from, file), text)
    writeFileSync(path.join(from, `${ENTRY}.br`), brotliCompressSync(contents[ENTRY] ?? ''))
    writeFileSync(path.join(from, `${ENTRY}.gz`), gzipSync(contents[ENTRY] ?? ''))
    const published: Published = {
      version,
      manifest: `/remotes/${REMOTE}/${version}/mf-manifest.json`,
      entry: ENTRY,
      files: Object.fromEntries(Object.entries(contents).map(([file, text]) => [file, digest(Buffer.from(text))])),
      exposes: {},
      contract: { provides: '1.0.0', needs: '^1.0.0' },
      build: { id: version, time: today.toISOString(), commit: null },
    }
    const prepared = { version, published, folder: from, entry: undefined, isStored: false, done: async () => {} }
    const apply = await upload(context.storage, REMOTE, prepared, key)
    await changeRegistry(context.storage, {
      command: 'publish',
      remote: REMOTE,
      by: 'e',
      now: today,
      keyFile: key,
      apply: before => apply(before, share),
    })
  }

  async function publishShell(id: string) {
    const from = path.join(folder, `shell-${id}`)
    mkdirSync(path.join(from, 'static'), { recursive: true })
    const contents: Record<string, string> = {
      'index.html': PAGE(id),
      'kits.json': '{}',
      [`static/${id}.0a1b2c3d.js`]: id,
    }
    for (const [file, text] of Object.entries(contents)) writeFileSync(path.join(from, file), text)
    const files = Object.fromEntries(Object.entries(contents).map(([file, text]) => [file, digest(Buffer.from(text))]))
    await uploadChecked(context.storage, `shell/${id}`, from, files)
    const contract = JSON.stringify({ of: id })
    await inOneStep(context.storage, `shell/${id}/contract.json`, () => ({ text: contract, result: undefined }))
    await nameShell(
      context.storage,
      { id, time: today.toISOString(), commit: null, files },
      { by: 'e', now: today, keyFile },
    )
  }

  /** A server with a folder of its own, or of one that stopped. */
  async function startNode(own = mkdtempSync(path.join(folder, 'node-'))) {
    const place = bucketPlace(context.storage.place, bucket.environment)
    if (!place || 'wrong' in place) throw new Error('no bucket')
    const registry = registrySource({ file: path.join(own, 'remotes.json'), keptFile: `${own}.kept.json` })
    const mirror = siteMirror({
      bucket: openBucket(place),
      folder: own,
      registry,
      registryKey,
      now: () => today,
      onWrong: (what, error) => wrong.push(`${what}: ${error}`),
    })
    await mirror.poll()
    await registry.kept()
    const app = Fastify()
    app.setNotFoundHandler((_request, reply) => reply.code(404).send())
    await registerSite(app, { siteDir: own, mirror, registry })
    const node = { app, mirror, folder: own }
    nodes.push(node)
    return node
  }

  const page = async ({ app }: Node) => {
    const { body, statusCode } = await app.inject({ url: '/', headers: { accept: 'text/html' } })
    const inlined = /id="remotes"[^>]*>(.*?)<\/script>/s.exec(body)?.[1]
    const [entry] = inlined ? (JSON.parse(inlined) as Registry).remotes : []
    return {
      statusCode,
      shell: /<body>(\w+)/.exec(body)?.[1],
      active: entry?.active,
      disabled: entry?.disabled?.reason,
    }
  }
  const file = async ({ app }: Node, version: string, name = ENTRY, encoding = 'identity') => {
    const url = `/remotes/${REMOTE}/${version}/${name}`
    const { statusCode, body, headers } = await app.inject({ url, headers: { 'accept-encoding': encoding } })
    return { statusCode, body, encoding: headers['content-encoding'] }
  }
  /** Changes a byte of what is stored, past every tool. */
  const tamper = async (key: string) => {
    const at = `${bucket.environment.AWS_ENDPOINT_URL_S3}/${context.storage.place.slice('s3://'.length)}/${key}`
    await fetch(at, { method: 'PUT', body: 'evil()' })
  }

  return {
    folder,
    context,
    wrong,
    run,
    publish,
    publishShell,
    startNode,
    page,
    file,
    tamper,
    days(count: number) {
      today = new Date(today.getTime() + count * 86_400_000)
    },
    async close() {
      for (const { app } of nodes) await app.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
