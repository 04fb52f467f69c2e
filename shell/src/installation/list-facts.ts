import type { Installation } from '@ariane/shared/contracts/installation'
import { formatInstant } from '../health/format-instant.ts'
import { messages } from './messages.ts'

const text = messages.facts
const GIGABYTE = 1e9

const toGigabytes = (bytes: number) => (bytes / GIGABYTE).toLocaleString('fr-FR', { maximumFractionDigits: 1 })

/** What the installation has, as names and values. */
export function listFacts(installation: Installation): [string, string][] {
  const { registration, waitingAdults, consents, mail, backupAt, restoredAt, disk, versions } = installation
  return [
    [text.registration, text.setting(text.registrations[registration.kind](registration.domains))],
    [text.waiting, text.waitingCount(waitingAdults)],
    [text.consents, text.consentsCount(consents.asked, consents.missing)],
    [text.mail, mail ? text.mailCount(mail.from, mail.sent, mail.perDay) : text.noMail],
    [text.backup, backupAt ? formatInstant(backupAt) : text.none],
    [text.restore, restoredAt ? formatInstant(restoredAt) : text.none],
    [text.disk, disk ? text.free(toGigabytes(disk.freeBytes), toGigabytes(disk.totalBytes)) : text.unknown],
    [text.versions, text.versionList(versions.product, versions.commit, versions.node, versions.database)],
  ]
}
