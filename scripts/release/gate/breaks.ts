import { findPropsBreaks } from './props-breaks.ts'
import { unreadable } from './readable.ts'
import type { Row, Surface } from './surface.ts'

/**
 * Why a remote that needs one surface cannot live with a shell and an API that give another: one line for each, with
 * the call or the kit it is about. Empty when it can.
 */
export const findBreaks = (needs: Surface, gives: Surface): string[] => [
  ...(gives.zod ? (needs.zod ?? []).filter(name => !gives.zod?.includes(name)) : []).map(
    name => `zod: ${name} is not given`,
  ),
  ...Object.entries(needs.kits).flatMap(([kit, names]) => {
    const given = gives.kits[kit]
    if (!given) return [`${kit}: is not given`]
    return names.filter(name => !given.includes(name)).map(name => `${kit}: ${name} is not given`)
  }),
  ...(gives.parts ? findPropsBreaks(needs.parts ?? {}, gives.parts) : []),
  ...Object.entries(needs.rows).flatMap(([name, row]) => {
    const given = gives.rows[name]
    return given
      ? breaksOfRow(row, given).map(line => `${row.call} (${name}): ${line}`)
      : [`${row.call} (${name}): the API has none of that name`]
  }),
]

function breaksOfRow(needs: Row, gives: Row): string[] {
  if (needs.call !== gives.call) return [`is now ${gives.call}`]
  const sent = (part: 'params' | 'body') => {
    const reader = gives[part]
    if (!reader) return []
    return unreadable(needs[part] ?? { type: 'object', properties: {} }, reader, part)
  }
  return [...sent('params'), ...sent('body'), ...unreadable(gives.answer, needs.answer, 'answer')]
}
