import type { Installation } from '@ariane/shared/contracts'
import { messages } from './messages.ts'

const text = messages.state
const GIGABYTE = 1e9

const toGigabytes = (bytes: number) => (bytes / GIGABYTE).toLocaleString('fr-FR', { maximumFractionDigits: 1 })

/** What an installation has and lacks, a line each. */
export function describeState(state: Installation): string[] {
  const { missing, registration, waitingAdults, consents, mail, backupAt, restoredAt, disk, versions } = state
  return [
    ...(missing.length === 0 ? [text.complete] : missing.map(kind => text.missing[kind])),
    text.registration(registration.kind, registration.domains, waitingAdults),
    text.consents(consents.asked, consents.missing),
    mail ? text.mail(mail.from, mail.sent, mail.perDay) : text.noMail,
    backupAt ? text.backup(backupAt) : text.noBackup,
    restoredAt ? text.restore(restoredAt) : text.noRestore,
    ...(disk ? [text.disk(toGigabytes(disk.freeBytes), toGigabytes(disk.totalBytes))] : []),
    text.versions(versions.product, versions.commit, versions.node, versions.database),
  ]
}
