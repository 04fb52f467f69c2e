import type { Generated } from 'kysely'

/** Parents who get the digest of the week by mail. */
interface DigestsTable {
  parent_uid: string
  since: Date
  /** The Monday of the last week for which a mail was asked. */
  taken_week: Generated<string | null>
  /** That of the last week of which the mail server took the mail. */
  sent_week: Generated<string | null>
  /** The last one was given up. */
  failed: Generated<boolean>
}

export interface FamiliesTables {
  digests: DigestsTable
}
