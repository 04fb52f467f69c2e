import { parseUrl } from '@ariane/shared/contracts/url'
import { $screens, findScreen } from '../remotes/remotes.ts'

const BASE = '/simulateur'
/** Screens whose address needs more than its prefix. */
const PATTERNS = new Map([['path', '/path/:pathId']])

/** A screen and the address that it believes it is at, read from the browser's address. */
export type Simulated = { id: string; address: string }

/** '/simulateur/school/planning/4' is the screen `school` at '/planning/4'; null without a known screen. */
export function parseSimulatorAddress(pathname: string): Simulated | null {
  const [, name, rest] = /^\/simulateur\/([^/]+)(.*)$/.exec(pathname) ?? []
  if (!name || !$screens.get().has(name)) return null
  return { id: name, address: rest || startAddress(name) }
}

/** The address of a screen when none is given. */
export const startAddress = (id: string) => findScreen(id).routes[0] ?? '/'

/** The router of a screen is mounted below this path. */
export const basename = (id: string) => `${BASE}/${id}`

/** The address of the simulator's page for a screen at an address. */
export const simulatorAddress = ({ id, address }: Simulated) => basename(id) + address

/** Route patterns under which the shell draws a screen. */
export const routePatterns = (id: string): string[] => {
  const pattern = PATTERNS.get(id)
  // A part of another screen has no address of its own: it is shown wherever it is asked for.
  if (findScreen(id).fills) return ['/*']
  return pattern ? [pattern] : findScreen(id).routes.map(route => (route === '/' ? '/*' : `${route}/*`))
}

/** A typed address without its origin, beginning with a slash. */
export function parseTypedAddress(text: string): string {
  const url = parseUrl(text.trim(), 'http://page')
  return url ? url.pathname + url.search + url.hash : '/'
}
