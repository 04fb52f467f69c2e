import { remotes, type ScreenId, screenIds } from './remotes.ts'

/** The screens that an address belongs to: those with the longest matching prefix. */
export function findScreens(address: string): ScreenId[] {
  const covers = (route: string) => route === '/' || address === route || address.startsWith(`${route}/`)
  const matchLength = (id: ScreenId) => Math.max(0, ...remotes[id].routes.filter(covers).map(route => route.length))
  const longest = Math.max(...screenIds.map(matchLength))
  return screenIds.filter(id => matchLength(id) === longest)
}
