import { atom, onMount } from 'nanostores'
import { tellApart } from '../catalogue/name-in.ts'
import type { StudentSummary } from '../contracts/accounts.ts'
import { call, failed, LOADING, type Loadable, logOnly, ready } from '../http/index.ts'
import { $manager, $switched, backToMe, switchTo } from './session.ts'

const NONE = ready<StudentSummary[]>([])
const $data = atom<Loadable<StudentSummary[]>>(NONE)
let owner: string | null = null
let running: AbortController | undefined

/** Loaded with the first list, because schemas are heavy. */
const listStudents = async () =>
  (await import(/* webpackChunkName: "signed-in" */ '../contracts/accounts.ts')).accountsRoutes.listStudents

async function load(): Promise<void> {
  running?.abort()
  const manager = $manager.get()
  const quiet = manager === owner && $data.get().state === 'ready'
  owner = manager
  if (!manager) return $data.set(NONE)
  const mine = new AbortController()
  running = mine
  if (!quiet) $data.set(LOADING)
  try {
    const { data } = await call(await listStudents(), { userId: manager }, { signal: mine.signal })
    // Nobody watched who came after him.
    if (mine.signal.aborted || $manager.get() !== manager) return
    const list = tellApart(data.students)
    $data.set(ready(list))
    followSwitched(list)
  } catch (error) {
    if (mine.signal.aborted) return
    if (quiet) logOnly('students', error)
    else $data.set(failed(error))
  }
}

/** The viewed pupil may have a new name, or may no longer be followed. */
function followSwitched(list: readonly StudentSummary[]): void {
  const viewed = $switched.get()
  if (!viewed) return
  const known = list.find(({ userId }) => userId === viewed.uid)
  if (!known) backToMe()
  else if (known.fullName !== viewed.displayName || known.grade !== viewed.grade) switchTo(asSwitched(known))
}

onMount($data, () => {
  const stop = $manager.subscribe(() => void load())
  return () => {
    stop()
    running?.abort()
  }
})

/** The data needed to view as this pupil. */
export const asSwitched = ({ userId, fullName, grade }: StudentSummary) => ({
  uid: userId,
  displayName: fullName,
  grade,
})

/**
 * The pupils of the signed-in manager, one list for the shell and the remotes; empty for other users. Fetched when
 * first watched; call `reload` after a change.
 */
export const students = { $data, reload: load }

/** Reloads a ready list without showing it, because pupils may have been added since. */
export const refreshStudents = (): void => {
  if ($data.get().state === 'ready') void load()
}
