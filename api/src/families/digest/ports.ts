import type { UnitOfWork } from '../../platform/db/unit-of-work.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import type { BudgetedMailer } from '../../platform/mail-budget.ts'
import type { childrenReader } from '../children/reader.ts'
import type { FamilyPorts } from '../ports.ts'
import type { FamiliesTables } from '../tables.ts'

/** What the digest by mail is built from. */
export interface DigestPorts extends Pick<FamilyPorts, 'now' | 'looked'> {
  db: UnitOfWork<FamiliesTables>
  jobs: Pick<Jobs, 'enqueue' | 'cancel'>
  mail: BudgetedMailer | undefined
  /** Where mail reaches an adult who has an account still, if it does. */
  mailboxOf(uid: string): Promise<string | undefined>
  readChildren: ReturnType<typeof childrenReader>
  productName: string
  publicUrl: string | undefined
  /** What the link that ends it is signed with. */
  secret: string
}
