import type { AnyRoute } from '@ariane/shared/contracts/route'
import { fail } from '../errors.ts'
import type { Log } from '../log.ts'

/** An answer without the fields that its contract does not name. Fails with `internal`, logged by its fields alone. */
export async function checkAnswer(call: string, row: AnyRoute, answer: unknown, log: Pick<Log, 'error'>) {
  const checked = await row.answer.safeParseAsync(answer)
  if (checked.success) return checked.data
  const broken = checked.error.issues.map((issue: { path: PropertyKey[]; code: string }) => ({
    field: issue.path.join('.'),
    code: issue.code,
  }))
  log.error({ call, broken }, 'an answer breaks its contract')
  return fail('internal')
}
