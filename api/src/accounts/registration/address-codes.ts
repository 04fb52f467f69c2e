import { createHmac, randomInt } from 'node:crypto'
import { hasMailbox } from '@ariane/shared/catalogue'
import { type Kysely, sql } from 'kysely'
import { z } from 'zod'
import type { UnitOfWork } from '../../platform/db/unit-of-work.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import { MAIL_JOB } from '../../platform/jobs/lanes.ts'
import type { JobHandler } from '../../platform/jobs/types.ts'
import type { BudgetedMailer } from '../../platform/mail-budget.ts'
import { identityStore } from '../sign-in/identities.ts'
import type { SignInTables } from '../sign-in/tables.ts'
import { messages } from './messages.ts'

export const ADDRESS_MAIL = 'address-mail'
const DIGITS = 6
const TRIES = 10
const LIFETIME_MINUTES = 30
const Data = z.object({ address: z.string() })

interface AddressPorts {
  db: UnitOfWork<SignInTables>
  jobs: Jobs
  mail: BudgetedMailer
  secret: string
  productName: string
  publicUrl: string | undefined
}

/**
 * A code mailed to an address that registers: whoever has it reads that address. Somebody with an account gets a mail that
 * says so in place of a code, so that a page learns nothing of whose address is known.
 */
export function addressCodes({ db, jobs, mail, secret, productName, publicUrl = '' }: AddressPorts) {
  const identities = identityStore(db.q)
  const digest = (text: string) => createHmac('sha256', secret).update(`address ${text}`).digest('base64url')
  const keyFor = (email: string) => digest(email.trim().toLowerCase())

  async function newCode(email: string): Promise<string> {
    const code = String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0')
    const key = keyFor(email)
    await sql`insert into address_codes (address_key, code_hash, expires_at)
      values (${key}, ${digest(`${key} ${code}`)}, now() + ${LIFETIME_MINUTES} * interval '1 minute')
      on conflict (address_key) do update set code_hash = excluded.code_hash, expires_at = excluded.expires_at, tries = 0`.execute(
      db.q(),
    )
    return code
  }

  const send: JobHandler = {
    ...MAIL_JOB,
    async run(job) {
      const { address } = Data.parse(job.data)
      const isKnown = (await identities.findByEmail(address)) !== undefined
      const text = isKnown
        ? messages.known(productName, publicUrl)
        : messages.code(productName, await newCode(address), LIFETIME_MINUTES)
      await mail.send({ to: address, subject: messages.subject(productName), text }, 'asked')
    },
  }

  return {
    job: send,
    /** `from`: the address of the call. Beyond a few mails a day nothing is sent, and the answer stays the same. */
    async ask(email: string, from: string): Promise<void> {
      const address = email.trim().toLowerCase()
      if (!hasMailbox(address)) return
      if (await mail.admit('asked', { from, to: { address, about: 'code' } }))
        await jobs.enqueue(ADDRESS_MAIL, { address })
    },
    /** Whether this is the code of the address; it works once, and not any more after ten wrong ones. */
    async use(email: string, code: string): Promise<boolean> {
      const key = keyFor(email)
      const tried = await sql<{ code_hash: string }>`update address_codes set tries = tries + 1
        where address_key = ${key} and tries < ${TRIES} and expires_at > now() returning code_hash`.execute(db.q())
      if (tried.rows[0]?.code_hash !== digest(`${key} ${code.replace(/\s/g, '')}`)) return false
      const used = await sql`delete from address_codes where address_key = ${key}
        and code_hash = ${tried.rows[0].code_hash} returning address_key`.execute(db.q())
      return used.rows.length > 0
    },
  }
}
export type AddressCodes = ReturnType<typeof addressCodes>

/** Forgets the codes whose time is over. */
export async function forgetOldAddressCodes(q: Kysely<SignInTables>): Promise<void> {
  await q.deleteFrom('address_codes').where(sql<boolean>`expires_at <= now()`).execute()
}
