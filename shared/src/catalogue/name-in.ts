import { fold } from './written.ts'

type Listed = { userId?: string; fullName: string; login: string }
type Named = Pick<Listed, 'userId' | 'fullName'> & { login?: string }

/** Names are compared once for a list, however many of its pupils are named. */
const known = new WeakMap<readonly Listed[], Map<string, Listed[]>>()
const byName = (pupils: readonly Listed[]) => {
  const found = known.get(pupils) ?? Map.groupBy(pupils, ({ fullName }) => fold(fullName))
  known.set(pupils, found)
  return found
}

/** How a pupil of these is called wherever somebody picks, reads or prints them: with the login where two have the same name. */
export function nameIn(pupils: readonly Listed[], { userId, fullName, login }: Named): string {
  const same = byName(pupils).get(fold(fullName)) ?? []
  const own = login ?? same.find(pupil => pupil.userId === userId)?.login
  return same.length > 1 && own !== undefined ? `${fullName} (${own})` : fullName
}
