import { createHmac, randomInt } from 'node:crypto'
import { sql } from 'kysely'
import { Secret, TOTP } from 'otpauth'
import type { UnitOfWork } from '../../platform/db/unit-of-work.ts'
import { fail } from '../../platform/errors.ts'
import type { Guesses } from '../../platform/http/guesses.ts'
import { createSeal } from '../../platform/seal.ts'
import type { SignInTables } from '../sign-in/tables.ts'

const SECRET_BYTES = 20
const PERIOD_SECONDS = 30
const BACKUP_CODES = 10
const BACKUP_CHARS = 10
/** No sign that is taken for another one. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789'
const FREE_GUESSES = 5

interface FactorPorts {
  db: UnitOfWork<SignInTables>
  now(): Date
  guesses: Guesses
  secret: string
  productName: string
}

/** Codes of an app (TOTP, RFC 6238) with backup codes; the secret lies sealed in the database, the backup codes as digests. */
export function secondFactors({ db: { q, tx }, now, guesses, secret, productName }: FactorPorts) {
  const seal = createSeal(secret, 'second factor')
  const codeHash = (uid: string, code: string) =>
    createHmac('sha256', secret).update(`backup code ${uid} ${code}`).digest('base64url')
  const find = (uid: string) => q().selectFrom('second_factors').selectAll().where('uid', '=', uid).executeTakeFirst()

  function totp(bytes: Uint8Array, label: string) {
    const key = new Secret({ buffer: new Uint8Array(bytes).buffer })
    return new TOTP({ issuer: productName, label, secret: key, period: PERIOD_SECONDS })
  }
  function opened(uid: string, sealed: Uint8Array) {
    const bytes = seal.open(sealed, uid)
    return bytes ? totp(bytes, uid) : undefined
  }

  /** The step of a code that is right now, one step earlier or later; a step counts once. */
  async function useStep(uid: string, sealed: Uint8Array, code: string): Promise<boolean> {
    const app = opened(uid, sealed)
    const timestamp = now().getTime()
    const delta = app?.validate({ token: code, timestamp, window: 1 }) ?? null
    if (delta === null) return false
    const step = Math.floor(timestamp / (PERIOD_SECONDS * 1000)) + delta
    const used = await q()
      .updateTable('second_factors')
      .set({ last_step: step })
      .where('uid', '=', uid)
      .where('last_step', '<', step)
      .returning('uid')
      .executeTakeFirst()
    return used !== undefined
  }

  async function useBackupCode(uid: string, code: string): Promise<boolean> {
    const plain = code.toLowerCase().replace(/[\s-]/g, '')
    const used = await q()
      .deleteFrom('backup_codes')
      .where('uid', '=', uid)
      .where('code_hash', '=', codeHash(uid, plain))
      .returning('uid')
      .executeTakeFirst()
    return used !== undefined
  }

  function newCodes() {
    const letter = () => ALPHABET[randomInt(ALPHABET.length)]
    return Array.from({ length: BACKUP_CODES }, () => Array.from({ length: BACKUP_CHARS }, letter).join(''))
  }

  /** Counted before it is tried, like a password. */
  async function counted(uid: string, work: () => Promise<boolean>): Promise<void> {
    const key = `second-factor:${uid}`
    await guesses.begin(key, FREE_GUESSES, uid)
    if (!(await work())) fail('invalid_input', ['code'])
    await guesses.forget(key)
  }

  return {
    async has(uid: string): Promise<boolean> {
      return ((await find(uid))?.confirmed_at ?? null) !== null
    },

    async read(uid: string) {
      const row = await find(uid)
      if (!row?.confirmed_at) return { since: null, codesLeft: 0 }
      const left = await q()
        .selectFrom('backup_codes')
        .select(sql<number>`count(*)::integer`.as('n'))
        .where('uid', '=', uid)
        .executeTakeFirstOrThrow()
      return { since: row.confirmed_at, codesLeft: left.n }
    },

    /** Fails with `conflict` while one is on. */
    async begin(uid: string, label: string) {
      const key = new Secret({ size: SECRET_BYTES })
      const sealed = seal.seal(key.bytes, uid)
      const begun = await q()
        .insertInto('second_factors')
        .values({ uid, sealed, confirmed_at: null })
        .onConflict(conflict =>
          conflict.column('uid').doUpdateSet({ sealed, last_step: 0 }).where('second_factors.confirmed_at', 'is', null),
        )
        .returning('uid')
        .executeTakeFirst()
      if (!begun) fail('conflict')
      return { secret: key.base32, uri: totp(key.bytes, label).toString() }
    },

    /** Switches it on; gives the backup codes, which are kept nowhere as they are. */
    async confirm(uid: string, code: string): Promise<string[]> {
      const row = await find(uid)
      if (!row || row.confirmed_at) fail('conflict')
      await counted(uid, () => useStep(uid, row.sealed, code))
      const codes = newCodes()
      await tx(async () => {
        await q().updateTable('second_factors').set({ confirmed_at: now() }).where('uid', '=', uid).execute()
        await q().deleteFrom('backup_codes').where('uid', '=', uid).execute()
        await q()
          .insertInto('backup_codes')
          .values(codes.map(one => ({ uid, code_hash: codeHash(uid, one) })))
          .execute()
      })
      return codes.map(one => `${one.slice(0, BACKUP_CHARS / 2)}-${one.slice(BACKUP_CHARS / 2)}`)
    },

    /** A code of the app or a backup code, each once. Fails with `invalid_input` and the field `code`, or `too_many_requests`. */
    async check(uid: string, code: string): Promise<void> {
      const row = await find(uid)
      if (!row?.confirmed_at) return
      await counted(uid, async () => (await useStep(uid, row.sealed, code)) || useBackupCode(uid, code))
    },

    async end(uid: string): Promise<void> {
      await q().deleteFrom('second_factors').where('uid', '=', uid).execute()
    },
  }
}
export type SecondFactors = ReturnType<typeof secondFactors>
