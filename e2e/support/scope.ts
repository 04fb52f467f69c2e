/** Which journeys run. `smoke`: before each change lands, each at one width. `all`: before a release, at both widths. */
const SCOPES = ['smoke', 'all'] as const
export type Scope = (typeof SCOPES)[number]
export type Width = 'large' | 'phone'

/** Every area and role once; at most 60. */
export const SMOKE = '@smoke'
/** What the width of the window has no part in: run once, in the large one. */
export const ONE_WIDTH = '@one-width'
/** What is about touch and little room: run on the phone alone. */
export const PHONE = '@phone'

/** Patterns of Playwright over a journey's title and tags: it runs when one of `grep` and none of `grepInvert` matches. */
export type Selection = { grep: RegExp[]; grepInvert: RegExp[] }

const has = (...tags: string[]) => new RegExp(tags.map(tag => `(?=.*${tag}(?![\\w-]))`).join(''))
const EVERY = /^/
/** Journeys of the phone alone. */
export const ON_PHONE: RegExp = has(PHONE)

/** The journeys of a scope at a width. Most pupils hold a phone: a journey of both widths is on the phone in `smoke`. */
export function selectJourneys(scope: Scope, width: Width): Selection {
  const grepInvert = [has(width === 'large' ? PHONE : ONE_WIDTH)]
  if (scope === 'all') return { grep: [EVERY], grepInvert }
  return { grep: [width === 'large' ? has(SMOKE, ONE_WIDTH) : has(SMOKE)], grepInvert }
}

/** Reads the scope asked for. @throws for a name that is none */
export function readScope(asked = 'all'): Scope {
  const scope = SCOPES.find(one => one === asked)
  if (!scope) throw new Error(`JOURNEYS is one of ${SCOPES.join(', ')}, not ${asked}`)
  return scope
}
