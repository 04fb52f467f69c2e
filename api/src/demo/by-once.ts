import type { Caller } from '../platform/caller.ts'
import { OnceAnswer } from '../platform/http/once-answer.ts'
import { by } from './accounts.ts'
import type { Stage } from './stage.ts'

/** The same as `by` for a call that may be repeated; here it is not, and leaves no receipt. */
export const byOnce = (db: Pick<Stage['db'], 'tx'>, caller: Caller) => ({
  ...by(caller),
  repeated: async () => undefined,
  once: async <T>(write: () => Promise<T>) => new OnceAnswer<T>(JSON.stringify(await db.tx(write)), false),
})
