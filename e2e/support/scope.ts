/**
 * Which journeys run. `telling`: in `npm test`, each at one width and tables by a few cells. `rest`: what `telling` leaves
 * out, before a change lands. `all`: both, where nothing else is asked for.
 */
const SCOPES = ['telling', 'rest', 'all'] as const
export type Scope = (typeof SCOPES)[number]
export type Width = 'large' | 'phone'

/** What the width of the window has no part in: run once, in the large one. */
export const ONE_WIDTH = '@one-width'
/** What is about touch and little room: run on the phone alone. */
export const PHONE = '@phone'
/** A cell of a table whose neighbours tell most of it, or what takes very long: run before a change lands. */
export const LANDING = '@landing'

/** Patterns of Playwright over a journey's title and tags: it runs when one of `grep` and none of `grepInvert` matches. */
export type Selection = { grep: RegExp[]; grepInvert: RegExp[] }

const has = (tag: string) => new RegExp(`${tag}(?![\\w-])`)
const lacks = (tag: string) => new RegExp(`^(?!.*${tag}(?![\\w-]))`)
const EVERY = /^/
/** Journeys of the phone alone. */
export const ON_PHONE: RegExp = has(PHONE)

/** The journeys of a scope at a width. Most pupils hold a phone: a journey of both widths is on the phone in `telling`. */
export function selectJourneys(scope: Scope, width: Width): Selection {
  const elsewhere = has(width === 'large' ? PHONE : ONE_WIDTH)
  if (scope === 'all') return { grep: [EVERY], grepInvert: [elsewhere] }
  if (scope === 'rest') {
    const grep = width === 'large' ? [lacks(ONE_WIDTH), has(LANDING)] : [has(LANDING)]
    return { grep, grepInvert: [elsewhere] }
  }
  const grep = width === 'large' ? has(ONE_WIDTH) : EVERY
  return { grep: [grep], grepInvert: [elsewhere, has(LANDING)] }
}

/** Reads the scope asked for. @throws for a name that is none */
export function readScope(asked = 'all'): Scope {
  const scope = SCOPES.find(one => one === asked)
  if (!scope) throw new Error(`JOURNEYS is one of ${SCOPES.join(', ')}, not ${asked}`)
  return scope
}
