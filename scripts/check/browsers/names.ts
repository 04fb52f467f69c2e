import bcd from '@mdn/browser-compat-data' with { type: 'json' }
import type { CompatStatement, Identifier } from '@mdn/browser-compat-data'
import type { Uses } from './uses.ts'

type Targets = Readonly<Record<string, string>>

/** Interfaces of the page whose methods are looked for by name alone; those of all others share theirs with any library. */
const INTERFACES =
  /^(?:AbortSignal|Blob|Document|Element|HTMLElement|Headers|Node|ReadableStream|Response|URL|URLSearchParams)$/

/** The names of MDN's data that one of these browsers lacks, and what of them a script uses without asking first. */
export function newerThan(targets: Targets) {
  const has = (statement: CompatStatement | undefined) => !statement || isIn(statement, targets)
  const globals = new Set<string>()
  const statics = new Set<string>()
  const methods = new Set<string>()
  const older = new Set<string>()
  const { builtins = {} } = bcd.javascript as Identifier
  for (const [object, entry] of [...entries(builtins), ...entries(bcd.api)]) {
    if (object === '__compat') continue
    const byName = object in builtins || INTERFACES.test(object)
    const isOld = has(entry.__compat)
    if (!isOld) globals.add(object)
    for (const [member, { __compat }] of entries(entry)) {
      if (!__compat || member.includes('@@') || member === object) continue
      const name = member.replace(/_(?:static|event)$/, '')
      const isNew = !isOld || !has(__compat)
      if (isNew && isOld) statics.add(`${object}.${name}`)
      if (member.endsWith('_static')) continue
      if (!isNew) older.add(name)
      else if (byName) methods.add(`.${name}`)
    }
  }
  // A name that something older has too tells nothing.
  for (const name of older) methods.delete(`.${name}`)
  return {
    count: globals.size + statics.size + methods.size,
    in: ({ called, read, globals: free, constructed }: Uses) => [
      ...[...called].filter(name => (statics.has(name) || methods.has(name)) && !read.has(name)),
      ...[...constructed].filter(name => globals.has(name) && !free.has(name)),
    ],
  }
}

const entries = (group: object) => Object.entries(group) as [string, Identifier][]

/** Whether every one of the browsers has it, without a flag. */
function isIn({ support }: CompatStatement, targets: Targets): boolean {
  return Object.entries(targets).every(([browser, version]) => {
    const entries = [support[browser as keyof typeof support] ?? []].flat()
    return entries.some(
      ({ version_added: added, version_removed: removed, flags, prefix, alternative_name: other }) =>
        typeof added === 'string' &&
        (typeof removed !== 'string' || !isUpTo(removed, version)) &&
        !flags &&
        !prefix &&
        !other &&
        isUpTo(added, version),
    )
  })
}

function isUpTo(added: string, version: string): boolean {
  if (added === 'preview') return false
  const [a, b] = [added, version].map(text => text.replace('≤', '').split('.').map(Number))
  const [major = 0, minor = 0] = a ?? []
  const [most = 0, least = 0] = b ?? []
  return major < most || (major === most && minor <= least)
}
