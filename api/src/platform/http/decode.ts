import type { AnyRoute } from '@ariane/shared/contracts/route'
import type { z } from 'zod'
import { fail } from '../errors.ts'
import { isStorableText } from './json.ts'

type Issue = z.core.$ZodIssue

/** A hostile body may be wrong in a million places. */
const MOST_FIELDS = 50

/** Paths of the refused fields; of a union, those of the branch that came closest. */
function refusedFields(issues: readonly Issue[], prefix: PropertyKey[] = []): string[] {
  const paths = issues.flatMap(issue => {
    const path = [...prefix, ...issue.path]
    if (issue.code === 'unrecognized_keys') return issue.keys.map(key => [...path, key].join('.'))
    if (issue.code !== 'invalid_union') return [path.join('.')]
    const closest = [...issue.errors].sort((a, b) => a.length - b.length)[0]
    return closest ? refusedFields(closest, path) : [path.join('.')]
  })
  return [...new Set(paths.filter(path => path !== ''))].slice(0, MOST_FIELDS)
}

/**
 * The decoded input of a call. Fails with `not_found` for parameters that name nothing possible, with `invalid_input` and
 * the fields for a body the contract refuses.
 */
export async function decode(row: AnyRoute, params: unknown, body: unknown) {
  if (!Object.values(params ?? {}).every(value => isStorableText(String(value)))) fail('not_found')
  const readParams = await (row.params as z.ZodType | undefined)?.safeParseAsync(params)
  if (readParams && !readParams.success) fail('not_found')
  const readBody = await (row.body as z.ZodType | undefined)?.safeParseAsync(body ?? {})
  if (readBody && !readBody.success) fail('invalid_input', refusedFields(readBody.error.issues))
  return { params: readParams?.data ?? {}, body: readBody?.data ?? {} }
}
