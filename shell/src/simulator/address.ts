import { parseUrl } from '@ariane/shared/contracts/url'
import { remotes, type ScreenId, screenIds } from '../remotes/remotes.ts'

const BASE = '/simulateur'
/** Screens whose address needs more than its beginning. */
const PATTERNS: { [K in ScreenId]?: string } = { path: '/path/:pathId' }

/** What the browser's address asks for: the screen, and the address that the screen believes to be at. */
export type Simulated = { id: ScreenId; address: string }

/** '/simulateur/school/planning/4' is the screen `school` at '/planning/4'; null without a known screen. */
export function parseSimulatorAddress(pathname: string): Simulated | null {
  const [, name, rest] = /^\/simulateur\/([^/]+)(.*)$/.exec(pathname) ?? []
  const id = screenIds.find(one => one === name)
  if (!id) return null
  return { id, address: rest || startAddress(id) }
}

/** Where a screen starts when no address is given. */
export const startAddress = (id: ScreenId) => remotes[id].routes[0] ?? '/'

/** Everything the router of this screen stands below. */
export const basename = (id: ScreenId) => `${BASE}/${id}`

/** The page that shows a screen alone at an address. */
export const simulatorAddress = ({ id, address }: Simulated) => basename(id) + address

/** Route patterns under which the shell draws a screen. */
export const routePatterns = (id: ScreenId): string[] => {
  const pattern = PATTERNS[id]
  return pattern ? [pattern] : remotes[id].routes.map(route => (route === '/' ? '/*' : `${route}/*`))
}

/** What a person typed as an address: without its origin, and beginning with a slash. */
export function parseTypedAddress(text: string): string {
  const url = parseUrl(text.trim(), 'http://page')
  return url ? url.pathname + url.search + url.hash : '/'
}
