import path from 'node:path'
import { openBucket } from '../../platform/bucket/bucket.ts'
import type { SiteConfig } from '../../platform/config-site.ts'
import type { Log } from '../../platform/log.ts'
import type { RegistrySource } from '../registry-source.ts'
import { type Mirror, siteMirror } from './mirror.ts'

/** With the 45 s in which an open tab asks, a change reaches everybody within a minute. */
const POLL_MS = 10_000
/** A start waits this long for the newest; then what is in the folder is served. */
const FIRST_MS = 30_000

/** Keeps the folder like the bucket from now until `stop`; null where the site is a folder. */
export async function startMirror(
  config: SiteConfig,
  registry: RegistrySource,
  log: Log,
): Promise<(Mirror & { stop(): void }) | null> {
  if (!config.siteBucket) return null
  const mirror = siteMirror({
    bucket: openBucket(config.siteBucket),
    folder: path.resolve(config.siteDir),
    registry,
    registryKey: config.registryKey,
    now: () => new Date(),
    onWrong: (what, error) => log.error({ err: error, what }, 'the bucket was not followed, the last good state stays'),
  })
  let timer: NodeJS.Timeout | undefined
  let stopped = false
  const follow = async (): Promise<void> => {
    await mirror.poll()
    if (!stopped) timer = setTimeout(() => void follow(), POLL_MS).unref()
  }
  const late = Promise.withResolvers<void>()
  const limit = setTimeout(() => late.resolve(), FIRST_MS)
  await Promise.race([follow(), late.promise])
  clearTimeout(limit)
  const stop = () => {
    stopped = true
    clearTimeout(timer)
  }
  return { ...mirror, stop }
}
