import { statfs } from 'node:fs/promises'
import type { Installation, MissingKind, RegistrationRules } from '@ariane/shared/contracts'
import { localDay } from '@ariane/shared/dates'
import { type Kysely, sql } from 'kysely'
import { type Config, isSecure } from '../platform/config.ts'
import type { BackupTables } from '../platform/db/backup-runs.ts'
import type { MailTables } from '../platform/mail-budget.ts'
import { type Facts, findMissing } from './find-missing.ts'
import { readSafety } from './safety.ts'
import { readVersions } from './versions.ts'

type Settings = Pick<
  Config,
  'backups' | 'dataDir' | 'firebase' | 'mail' | 'mailBudgetPerDay' | 'operator' | 'publicUrl' | 'tls'
>

/** What the state of an installation is read from. */
interface StatePorts {
  config: Settings
  q(): Kysely<BackupTables & MailTables>
  now(): Date
  registration: RegistrationRules
  countWaiting(): Promise<number>
  countConsents(): Promise<Installation['consents']>
}

async function readDisk(dataDir: string): Promise<Installation['disk']> {
  const disk = await statfs(dataDir).catch(() => undefined)
  return disk ? { freeBytes: disk.bavail * disk.bsize, totalBytes: disk.blocks * disk.bsize } : null
}

/** What an installation has and lacks. */
export function installationState({ config, q, now, registration, countWaiting, countConsents }: StatePorts) {
  async function readFacts(): Promise<Facts> {
    return {
      hasContact: config.operator.name !== undefined && config.operator.contact !== undefined,
      sendsMail: config.mail !== undefined,
      isSecure: isSecure(config),
      backupEveryMs: config.backups.everyMs,
      disk: await readDisk(config.dataDir),
      ...(await readSafety(q(), config.dataDir)),
    }
  }

  async function readMail(): Promise<Installation['mail']> {
    if (!config.mail) return null
    const day = localDay(now())
    const row = await q().selectFrom('mail_days').select('sent').where('day', '=', day).executeTakeFirst()
    return { from: config.mail.from, sent: row?.sent ?? 0, perDay: config.mailBudgetPerDay }
  }

  async function readDatabaseVersion(): Promise<string> {
    const { rows } = await sql<{ server_version: string }>`show server_version`.execute(q())
    return rows[0]?.server_version ?? ''
  }

  return {
    findMissing: async (): Promise<MissingKind[]> => findMissing(await readFacts(), now()),

    async read(): Promise<Installation> {
      const facts = await readFacts()
      const { backupAt, restoredAt, disk } = facts
      return {
        missing: findMissing(facts, now()),
        hosted: config.firebase !== undefined,
        registration,
        waitingAdults: await countWaiting(),
        consents: await countConsents(),
        mail: await readMail(),
        backupAt,
        restoredAt,
        disk,
        versions: { ...(await readVersions()), database: await readDatabaseVersion() },
      }
    },
  }
}
export type InstallationState = ReturnType<typeof installationState>
