import { $screens } from './remotes.ts'

/** The screens that an address belongs to: those with the longest matching prefix. */
export function findScreens(address: string): string[] {
  const covers = (route: string) => route === '/' || address === route || address.startsWith(`${route}/`)
  const matches = [...$screens.get().values()].map(({ id, routes }) => ({
    id,
    length: Math.max(0, ...routes.filter(covers).map(route => route.length)),
  }))
  const longest = Math.max(...matches.map(({ length }) => length))
  return matches.filter(({ length }) => length === longest).map(({ id }) => id)
}
