import { ONCE_KEPT_MS } from '@ariane/shared/contracts/once'
import type { UnitOfWork } from '../db/unit-of-work.ts'
import { fail } from '../errors.ts'
import { receiptStore } from './store.ts'
import type { ReceiptTables } from './tables.ts'

/** A call that may be repeated, by what tells it from another one. */
interface OnceCall {
  uid: string
  key: string
  route: string
  inputHash: string
  /** The pupil, where somebody else acts for him. */
  pupil: string | undefined
}

/** Makes a repeated call count once. */
export interface Receipts {
  /** What was answered when the same call came before. Fails with `key_reused` when the key came with another call. */
  find(call: OnceCall): Promise<string | undefined>
  /**
   * Runs `write` and keeps the JSON that it gives, in one transaction. When the same call came first meanwhile, nothing
   * runs and its answer is given. When `write` fails nothing is kept. Without a call it is a plain transaction.
   */
  once(call: OnceCall | undefined, write: () => Promise<string>): Promise<{ json: string; isRepeat: boolean }>
  /** Forgets what is older than a week. */
  forgetOld(): Promise<void>
}

/** Receipts in the database of the product, shared by all its processes. */
export function createReceipts<Tables extends ReceiptTables>(work: UnitOfWork<Tables>, now: () => Date): Receipts {
  const { q, tx } = work as unknown as UnitOfWork<ReceiptTables>
  const store = receiptStore(q)

  async function find({ uid, key, route, inputHash }: OnceCall): Promise<string | undefined> {
    const found = await store.find({ user_id: uid, key })
    if (found && (found.route !== route || found.input_hash !== inputHash)) fail('key_reused')
    return found?.answer ?? undefined
  }

  return {
    find,
    once: (call, write) =>
      tx(async () => {
        if (!call) return { json: await write(), isRepeat: false }
        const { uid, key, route, inputHash, pupil = null } = call
        const receipt = { user_id: uid, key, route, input_hash: inputHash, pupil_uid: pupil, created_at: now() }
        if (!(await store.add(receipt))) return { json: (await find(call)) ?? fail('conflict'), isRepeat: true }
        const json = await write()
        await store.answered({ user_id: uid, key }, json)
        return { json, isRepeat: false }
      }),
    forgetOld: () => store.forgetBefore(new Date(now().getTime() - ONCE_KEPT_MS)),
  }
}
