import { z } from 'zod'
import { BUCKET, type BucketPlace, bucketPlace } from './bucket/place.ts'
import { isPublicKey } from './db/dump/seal.ts'

/** The variables of the copies that are kept of the database. */
export const backupVariables = {
  BACKUP_HOURS: z.coerce.number().positive().max(168).default(6),
  BACKUP_DAYS: z.coerce.number().int().min(1).max(365).default(30),
  /** One key, or several with commas between them. */
  BACKUP_KEY: z
    .string()
    .refine(keys => keys.split(',').every(key => isPublicKey(key.trim())))
    .optional(),
  BACKUP_DRILL_DAYS: z.coerce.number().int().min(0).max(90).default(7),
  BACKUP_STORAGE: z.string().regex(BUCKET).optional(),
  BACKUP_COUNT: z.coerce.number().int().min(1).max(1000).default(7),
}
const Variables = z.object(backupVariables)

/** What an installation keeps of its database. */
export interface BackupConfig {
  /** How old the newest dump may get. */
  everyMs: number
  /** Older copies are removed. */
  days: number
  /** How many dumps of each kind are kept. */
  count: number
  /** How often one is restored for a try; 0: never. */
  drillDays: number
  /** Whoever has one of the private keys can read the dumps, nobody else; none: they are not encrypted. */
  publicKeys: string[]
  /** Where each dump is copied to; none: they stay on this machine. */
  bucket?: BucketPlace | undefined
}

type Environment = z.output<typeof Variables> & Record<string, unknown>

const readPlace = ({ BACKUP_STORAGE, ...keys }: Partial<Environment>) =>
  BACKUP_STORAGE ? bucketPlace(BACKUP_STORAGE, keys as Record<string, string | undefined>) : null

function readBucket(env: Environment): BucketPlace | undefined {
  const place = readPlace(env)
  return place && !('wrong' in place) ? place : undefined
}

/** The variable that is missing for a bucket. */
export function backupProblem(env: Partial<Environment>): string | undefined {
  const place = readPlace(env)
  return place && 'wrong' in place ? place.wrong : undefined
}

/** What the environment says of backups. */
export const backupConfig = (env: Environment): BackupConfig => ({
  everyMs: env.BACKUP_HOURS * 3_600_000,
  days: env.BACKUP_DAYS,
  count: env.BACKUP_COUNT,
  drillDays: env.BACKUP_DRILL_DAYS,
  publicKeys: env.BACKUP_KEY?.split(',').map(key => key.trim()) ?? [],
  bucket: readBucket(env),
})

/** What counts where nothing is said. */
export const BACKUP_DEFAULTS = backupConfig(Variables.parse({}))
