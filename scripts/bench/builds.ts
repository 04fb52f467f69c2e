import { spawn } from 'node:child_process'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Registry } from '../../shared/src/contracts/registry.ts'
import { compress } from '../site/compress.ts'
import { filesBelow, hashFiles, inParallel } from '../site/files.ts'
import { withLock } from '../site/lock.ts'
import { buildSite } from '../site/main.ts'
import { BUILD, listSources, PACKAGES, ROOT, SITE } from '../site/packages.ts'

const BUNDLE = path.join(BUILD, 'bundle')
const BUNDLE_SITE = path.join(BUILD, 'bundle-site')
const STAMP = path.join(BUNDLE_SITE, 'sources')
const CONFIG = 'rsbuild.bundle.config.ts'
/** A shell without a registry is not served. */
const NO_REMOTES: Registry = { schema: 1, issued: '2026-01-01T00:00:00.000Z', remotes: [], signature: null }

export type Builds = {
  /** Folders for `SITE_DIR`: the product's site, and the same sources as one bundle. */
  federated: string
  bundle: string
  remove: () => Promise<void>
}

/**
 * Both builds of today's sources, copied aside, so that a build in the meantime changes nothing.
 * @throws Error when one of them cannot be built
 */
export async function bothBuilds(): Promise<Builds> {
  if (!(await buildSite(PACKAGES))) throw new Error('Le site n’a pas pu être construit.')
  await withLock(BUILD, buildBundle)
  const folder = await mkdtemp(path.join(tmpdir(), 'ariane-bench-'))
  const [federated, bundle] = [path.join(folder, 'federated'), path.join(folder, 'bundle')]
  await cp(SITE, federated, { recursive: true })
  await cp(BUNDLE_SITE, bundle, { recursive: true })
  return { federated, bundle, remove: () => rm(folder, { recursive: true, force: true }) }
}

/** Shaped like the site of a shell without remotes, so that the API serves it as it serves the product. */
async function buildBundle(): Promise<void> {
  const others = ['pnpm-lock.yaml', path.join('shell', CONFIG)].map(file => path.join(ROOT, file))
  const sources = new Set([...PACKAGES.flatMap(listSources), ...others])
  const read = await Promise.all([...sources].sort().map(filesBelow))
  const stamp = await hashFiles(read.flat(), ROOT)
  if ((await readFile(STAMP, 'utf8').catch(() => '')) === stamp) return
  const start = performance.now()
  await rsbuild(stamp.slice(0, 8))
  await rm(BUNDLE_SITE, { recursive: true, force: true })
  await cp(BUNDLE, path.join(BUNDLE_SITE, 'shell'), { recursive: true })
  await writeFile(path.join(BUNDLE_SITE, 'remotes.json'), JSON.stringify(NO_REMOTES))
  const files = await filesBelow(BUNDLE_SITE)
  await inParallel(
    files.filter(file => !/(?:index\.html|remotes\.json)$/.test(file)),
    4,
    compress,
  )
  await writeFile(STAMP, stamp)
  console.log(`un seul paquet … ${((performance.now() - start) / 1000).toFixed(1).replace('.', ',')} s`)
}

function rsbuild(buildId: string): Promise<void> {
  const tool = path.join(ROOT, 'node_modules/@rsbuild/core/bin/rsbuild.js')
  const child = spawn(process.execPath, [tool, 'build', '-c', CONFIG], {
    cwd: path.join(ROOT, 'shell'),
    env: { ...process.env, NODE_ENV: 'production', ARIANE_BUILD: buildId, FORCE_COLOR: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk
    })
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', code => (code === 0 ? resolve() : reject(new Error(output.trim()))))
  })
}
