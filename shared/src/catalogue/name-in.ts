import { fold } from './written.ts'

type Listed = { userId?: string; fullName: string; login: string }
type Named = Pick<Listed, 'userId' | 'fullName'> & { login?: string }

/** Names are compared once for a list, however many of its pupils are named. */
const known = new WeakMap<readonly Listed[], Map<string, Listed[]>>()
function byName(pupils: readonly Listed[]) {
  const found = known.get(pupils) ?? new Map<string, Listed[]>()
  if (!known.has(pupils))
    for (const pupil of pupils) {
      const name = fold(pupil.fullName)
      found.set(name, [...(found.get(name) ?? []), pupil])
    }
  known.set(pupils, found)
  return found
}

/** What tells a pupil of these apart from another of the same name: ' (lina-martin2)', nothing where nobody else has it. */
export function markIn(pupils: readonly Listed[], { userId, fullName, login }: Named): string {
  const same = byName(pupils).get(fold(fullName)) ?? []
  const own = login ?? same.find(pupil => pupil.userId === userId)?.login
  return same.length > 1 && own ? ` (${own})` : ''
}

/** How a pupil of these is called wherever somebody picks, reads or prints them: with the login where two have the same name. */
export const nameIn = (pupils: readonly Listed[], pupil: Named) => pupil.fullName + markIn(pupils, pupil)

/** A list in which no two pupils are called the same, beside others who are shown with them. */
export const tellApart = <Pupil extends Listed>(pupils: readonly Pupil[], beside: readonly Listed[] = []): Pupil[] => {
  const all = [...pupils, ...beside]
  return pupils.map(pupil => ({ ...pupil, fullName: nameIn(all, pupil) }))
}
