import { parseUrl } from '@ariane/shared/contracts/url'
import { remotes, type ScreenId, screenIds } from '../remotes/remotes.ts'

const BASE = '/simulateur'
/** Screens whose address needs more than its prefix. */
const PATTERNS: { [K in ScreenId]?: string } = { path: '/path/:pathId' }

/** A screen and the address that it believes it is at, read from the browser's address. */
export type Simulated = { id: ScreenId; address: string }

/** '/simulateur/school/planning/4' is the screen `school` at '/planning/4'; null without a known screen. */
export function parseSimulatorAddress(pathname: string): Simulated | null {
  const [, name, rest] = /^\/simulateur\/([^/]+)(.*)$/.exec(pathname) ?? []
  const id = screenIds.find(one => one === name)
  if (!id) return null
  return { id, address: rest || startAddress(id) }
}

/** The address of a screen when none is given. */
export const startAddress = (id: ScreenId) => remotes[id].routes[0] ?? '/'

/** The router of a screen is mounted below this path. */
export const basename = (id: ScreenId) => `${BASE}/${id}`

/** The address of the simulator's page for a screen at an address. */
export const simulatorAddress = ({ id, address }: Simulated) => basename(id) + address

/** Route patterns under which the shell draws a screen. */
export const routePatterns = (id: ScreenId): string[] => {
  const pattern = PATTERNS[id]
  return pattern ? [pattern] : remotes[id].routes.map(route => (route === '/' ? '/*' : `${route}/*`))
}

/** A typed address without its origin, beginning with a slash. */
export function parseTypedAddress(text: string): string {
  const url = parseUrl(text.trim(), 'http://page')
  return url ? url.pathname + url.search + url.hash : '/'
}
