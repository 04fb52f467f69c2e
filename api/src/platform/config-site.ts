import path from 'node:path'
import { z } from 'zod'
import { BUCKET, type BucketPlace, bucketPlace } from './bucket/place.ts'

/** Public keys, each alone or behind the names of what it may publish (site/signature.ts). */
const KEY = '(?:[a-z][a-z0-9,-]*=)?[A-Za-z0-9+/]{40,}={0,2}'
const KEYS = new RegExp(`^\\s*${KEY}(?:\\s+${KEY})*\\s*$`)

/** The variables of where shell and remotes come from. The names of AWS are those that every S3 tool knows. */
export const siteVariables = {
  SITE_DIR: z.string().optional(),
  SITE_STORAGE: z.string().regex(BUCKET).optional(),
  REGISTRY_KEY: z.string().regex(KEYS).optional(),
  OFFLINE: z.enum(['0', '1']).default('1'),
  AWS_ENDPOINT_URL_S3: z.url({ protocol: /^https?$/ }).optional(),
  AWS_REGION: z.string().optional(),
  AWS_ACCESS_KEY_ID: z.string().optional(),
  AWS_SECRET_ACCESS_KEY: z.string().optional(),
  AWS_SESSION_TOKEN: z.string().optional(),
}
const Variables = z.object(siteVariables)
type Variables = z.output<typeof Variables> & { DATA_DIR: string }

/** Where shell and remotes come from. */
export interface SiteConfig {
  /** Folder that is served; with a bucket, its copy. */
  siteDir: string
  /** The bucket that is published into; absent, the folder is. */
  siteBucket: BucketPlace | undefined
  /** Public keys of who may publish what; absent, the storage is trusted. */
  registryKey: string | undefined
  /** Whether a device may keep the product, for who asks for it there. */
  offline: boolean
}

const readSitePlace = ({ SITE_STORAGE, ...keys }: Partial<Variables>) =>
  SITE_STORAGE ? bucketPlace(SITE_STORAGE, keys as Record<string, string | undefined>) : null

/** The variable that is missing for a bucket. */
export function siteProblem(env: Partial<Variables>): string | undefined {
  const place = readSitePlace(env)
  return place && 'wrong' in place ? place.wrong : undefined
}

/** What `siteProblem` found nothing wrong with. */
export function siteConfig(env: Variables): SiteConfig {
  const place = readSitePlace(env)
  const siteBucket = place && !('wrong' in place) ? place : undefined
  const siteDir = env.SITE_DIR ?? (siteBucket ? path.join(env.DATA_DIR, 'site') : '.build/site')
  return { siteDir, siteBucket, registryKey: env.REGISTRY_KEY, offline: env.OFFLINE === '1' }
}
