import { readAllScreens } from './screens.ts'

/** A screen whose title is not its name. */
const OTHER_TITLES: Record<string, RegExp> = { '/': /^Bonjour / }

/** Where each remote is met first: its first screen that has a page of its own, the address and title of that page. */
export const REMOTES = new Map(
  [...readAllScreens().values()]
    .filter(({ overlay }) => !overlay)
    .map(({ id, remote, title, routes }) => {
      const address = routes[0] ?? '/'
      return [remote, { screen: id, address, title: OTHER_TITLES[address] ?? title }] as const
    })
    // The first of a remote stays.
    .reverse(),
)
export const NAMES = [...REMOTES.keys()].sort()

export function findRemote(name: string) {
  const found = REMOTES.get(name)
  if (!found) throw new Error(`no such remote: ${name}`)
  return found
}

/** All ways to choose at least one of them, the small ones first. */
export const SUBSETS: string[][] = Array.from({ length: 2 ** NAMES.length - 1 }, (_, n) =>
  NAMES.filter((_name, bit) => ((n + 1) >> bit) & 1),
).sort((a, b) => a.length - b.length)
