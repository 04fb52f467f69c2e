import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { ONCE_HEADER, ONCE_KEY } from '@ariane/shared/contracts/once'
import type { AnyRoute } from '@ariane/shared/contracts/route'
import { fail } from '../errors.ts'
import type { Log } from '../log.ts'
import type { Receipts } from '../receipts/receipts.ts'
import { checkAnswer } from './answer.ts'
import type { AnyHandler, AnyOnceHandler } from './handlers.ts'
import { OnceAnswer } from './once-answer.ts'

/** A call of a `once` row, after its policy. */
interface Repeatable {
  name: string
  row: AnyRoute
  handler: AnyOnceHandler
  call: Parameters<AnyHandler>[0]
  /** The pupil, where somebody else acts for him. */
  pupil: string | undefined
  headers: IncomingHttpHeaders
  log: Pick<Log, 'error'>
}

/** Answers a call, or gives the answer of the same call that came before. */
export async function serveOnce(receipts: Receipts, { name, row, handler, call, pupil, headers, log }: Repeatable) {
  const { params, body, caller } = call
  const key = readOnceKey(headers)
  const repeatable = key
    ? { uid: caller.uid, key, route: name, inputHash: hashInput({ params, body }), pupil }
    : undefined
  let isWriting = false

  async function repeated() {
    const before = repeatable && (await receipts.find(repeatable))
    return before === undefined ? undefined : new OnceAnswer<unknown>(before, true)
  }
  async function once(write: () => Promise<unknown>) {
    isWriting = true
    const answer = async () => JSON.stringify(await checkAnswer(name, row, await write(), log))
    const { json, isRepeat } = await receipts.once(repeatable, answer)
    return new OnceAnswer<unknown>(json, isRepeat)
  }

  try {
    return await handler({ ...call, once, repeated })
  } catch (error) {
    // What refuses the call now may be what it did when it came first.
    const before = isWriting ? undefined : await repeated()
    if (before) return before
    throw error
  }
}

/** The key that a call came with; undefined without one. Fails with `invalid_input` for what is none. */
function readOnceKey(headers: IncomingHttpHeaders): string | undefined {
  const key = headers[ONCE_HEADER]
  if (key === undefined) return undefined
  return typeof key === 'string' && ONCE_KEY.test(key) ? key : fail('invalid_input', ['Idempotency-Key'])
}

/** The same for the same input, whatever the order of its fields. */
function hashInput(input: object): string {
  return createHash('sha256').update(JSON.stringify(input, sortFields)).digest('base64url')
}

function sortFields(_field: string, value: unknown): unknown {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
}
