import { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { fairTurns } from '../../platform/fair-turns.ts'

const hashOf = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt)

/** Work of one hash: memory is 128 · n · r bytes. */
export interface HashCost {
  n: number
  r: number
  p: number
}

export const STRONG: HashCost = { n: 16_384, r: 16, p: 1 }
/** For tests only: hundreds of accounts a second. */
export const CHEAP: HashCost = { n: 16, r: 1, p: 1 }

const KEY_BYTES = 32

/**
 * Each takes a processor and 32 MiB: some of both are for everybody else. A network may have a class and another one that
 * wait; all together wait no longer than signing in may take, at 400 ms each.
 */
export const HASHING = { atOnce: 2, waiting: { network: 60, all: 80 }, retrySeconds: 5 }
/** The turns of all hashes of this process. */
export const hashInTurn = fairTurns(HASHING)

/** Fails with `unavailable` while too many wait, which says nothing of other calls. */
async function derive(password: string, salt: Buffer, { n, r, p }: HashCost): Promise<Buffer> {
  const options = { N: n, r, p, maxmem: 256 * n * r }
  return hashInTurn(() => hashOf(password.normalize('NFKC'), salt, KEY_BYTES, options))
}

/** Hashes and verifies passwords; each hash says its own cost, so the cost may grow later. */
export function passwords(cost: HashCost) {
  const prepared = new AsyncLocalStorage<{ password: string; hash: string }>()

  async function compute(password: string): Promise<string> {
    const salt = randomBytes(16)
    const key = await derive(password, salt, cost)
    return ['scrypt', cost.n, cost.r, cost.p, salt.toString('base64url'), key.toString('base64url')].join('$')
  }

  return {
    async hash(password: string): Promise<string> {
      const ahead = prepared.getStore()
      return ahead?.password === password ? ahead.hash : compute(password)
    },

    async verify({ hash, password }: { hash: string; password: string }): Promise<boolean> {
      const [kind, n, r, p, salt, key] = hash.split('$')
      if (kind !== 'scrypt' || !salt || !key) return false
      const expected = Buffer.from(key, 'base64url')
      const actual = await derive(password, Buffer.from(salt, 'base64url'), {
        n: Number(n),
        r: Number(r),
        p: Number(p),
      })
      return actual.length === expected.length && timingSafeEqual(actual, expected)
    },

    /** Hashes first, then works: the database transaction of a registration is not held open meanwhile. */
    async ahead<T>(password: string, work: () => Promise<T>): Promise<T> {
      return prepared.run({ password, hash: await compute(password) }, work)
    },
  }
}

export type Passwords = ReturnType<typeof passwords>
