import type { RemoteEntry } from '@ariane/shared/contracts/registry'
import type { DeclaredScreen } from '@ariane/shared/contracts/screens'

export type Screen = DeclaredScreen & {
  id: string
  /** Package that exposes the screen, under its id: './chat'. */
  remote: string
  /** Address prefixes that open this screen: the server preloads it there and the shell begins to load it. */
  routes: string[]
}

export type Screens = ReadonlyMap<string, Screen>

const PLAIN_ROUTE = /^\/(?:[a-z][a-z0-9-]*(?:\/[a-z0-9-]+)*)?$/
const firstPart = (route: string) => route.split('/')[1] ?? ''

/** The file of a remote's screens as rows. */
export const toScreens = (remote: string, file: Record<string, DeclaredScreen & { routes: string[] }>): Screen[] =>
  Object.entries(file).map(([id, screen]) => ({ ...screen, id, remote }))

/** What the active version declares; its props also for the version that stands in for it. */
function listDeclared({ name, active, versions }: RemoteEntry): Screen[] {
  const exposes = versions.find(({ version }) => version === active)?.exposes ?? {}
  return Object.entries(exposes).flatMap(([exposed, { routes, screen }]) => {
    if (!screen) return []
    const props = new Set(versions.flatMap(one => Object.entries(one.exposes)).flatMap(propsNamed(exposed)))
    return { ...screen, props: [...props], id: exposed.replace('./', ''), remote: name, routes }
  })
}

const propsNamed =
  (exposed: string) =>
  ([other, { screen }]: [string, { screen?: DeclaredScreen | undefined }]) =>
    other === exposed ? (screen?.props ?? []) : []

/** The parts that fill a slot, in their order. */
export const listFillers = (screens: Screens, slot: string): Screen[] =>
  [...screens.values()]
    .filter(({ fills }) => fills?.slot === slot)
    .sort((a, b) => (a.fills?.order ?? 0) - (b.fills?.order ?? 0) || a.id.localeCompare(b.id))

/**
 * The screens of a page: what the registry's remotes declare, and what the shell knows of old where they say nothing. A
 * name, or the first part of an address, stays with the remote that had it first; what claims another's goes without.
 */
export function composeScreens(builtIn: readonly Screen[], entries: readonly RemoteEntry[]): Screens {
  const declared = entries.flatMap(listDeclared)
  const owners = new Map<string, Set<string>>()
  for (const { remote, routes } of builtIn)
    for (const part of routes.map(firstPart)) owners.set(part, (owners.get(part) ?? new Set()).add(remote))
  const screens = new Map<string, Screen>(builtIn.map(screen => [screen.id, screen]))
  for (const screen of declared) {
    const before = screens.get(screen.id)
    if (before && before.remote !== screen.remote) continue
    const routes = screen.routes.filter(route => {
      const part = firstPart(route)
      if (!PLAIN_ROUTE.test(route)) return false
      if (!owners.has(part)) owners.set(part, new Set([screen.remote]))
      return owners.get(part)?.has(screen.remote)
    })
    if (routes.length > 0 || screen.fills) screens.set(screen.id, { ...screen, routes })
  }
  return screens
}
