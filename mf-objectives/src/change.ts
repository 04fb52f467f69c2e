import { type Objective, objectivesRoutes } from '@ariane/shared/contracts/objectives'
import { ApiError, call, logOnly } from '@ariane/shared/http'
import { $activeUser, KeptForLater } from '@ariane/shared/session'
import { type Difference, differences } from './differences.ts'
import { objectives } from './store.ts'

/** Edits the list of one user; nothing happens when another user is active by then. */
function edit(uid: string | undefined, change: (list: readonly Objective[]) => Objective[]) {
  const now = objectives.$data.get()
  if (uid && now.state === 'ready' && uid === $activeUser.get()?.uid) objectives.set(change(now.data), uid)
}

/** Puts a created objective before the others. */
export const addObjective = (created: Objective) =>
  edit($activeUser.get()?.uid, list => [created, ...list.filter(({ id }) => id !== created.id)])

/** Deletes an objective. Throws ApiError or NetworkFailure, for instance because it was finished meanwhile. */
export async function removeObjective(id: string): Promise<void> {
  const uid = $activeUser.get()?.uid
  try {
    await call(objectivesRoutes.deleteObjective, { id })
  } catch (error) {
    // Another user deleted it first, which is the wanted result.
    if (!(error instanceof ApiError && error.code === 'not_found')) {
      void objectives.reload()
      throw error
    }
  }
  edit(uid, list => list.filter(objective => objective.id !== id))
}

/**
 * The result of a change: done; refused because the objective has changed since it was shown, with the differences;
 * refused because it was deleted; or failed. Only the first changed anything on the server.
 */
export type Outcome =
  | { kind: 'done'; objective: Objective }
  /** On the device, to be sent once there is a connection. */
  | { kind: 'kept' }
  | { kind: 'overtaken'; differences: Difference[] }
  | { kind: 'gone' }
  | { kind: 'failed' }

/**
 * Sends a change made on the version that was `seen`, and shows the objective of the answer. When it is refused because
 * another user was faster, the objective is read again, so that the next try starts from what is shown then.
 */
export async function change(
  seen: Objective,
  send: (version: number) => Promise<{ data: Objective }>,
): Promise<Outcome> {
  const uid = $activeUser.get()?.uid
  const show = (now: Objective) => edit(uid, list => list.map(one => (one.id === now.id ? now : one)))
  try {
    const { data } = await runInOrder(seen, send)
    show(data)
    return { kind: 'done', objective: data }
  } catch (error) {
    if (error instanceof KeptForLater) return { kind: 'kept' }
    if (!(error instanceof ApiError) || !OVERTAKEN.has(error.code)) return failure(error)
    try {
      const { data } = await call(objectivesRoutes.readObjective, { id: seen.id })
      show(data)
      if (data.version === seen.version) return failure(error)
      return { kind: 'overtaken', differences: differences(seen, data) }
    } catch (missing) {
      if (!(missing instanceof ApiError) || missing.code !== 'not_found') return failure(missing)
      edit(uid, list => list.filter(({ id }) => id !== seen.id))
      return { kind: 'gone' }
    }
  }
}

/** Refusals that mean: the objective is no longer what was shown. */
const OVERTAKEN = new Set(['stale', 'locked', 'not_found'])

function failure(error: unknown): Outcome {
  logOnly('objectives', error)
  return { kind: 'failed' }
}

/** The pending change of each objective, and the version that each of our own changes led to. */
const running = new Map<string, Promise<unknown>>()
const next = new Map<string, number>()

/** Changes of one objective run one after the other: a second tap before the first answer is no conflict. */
async function runInOrder(seen: Objective, send: (version: number) => Promise<{ data: Objective }>) {
  const { id } = seen
  const before = running.get(id)
  const mine = (async () => {
    await before?.catch(() => undefined)
    let { version } = seen
    for (let own = next.get(`${id} ${version}`); own !== undefined; own = next.get(`${id} ${version}`)) version = own
    const answer = await send(version)
    if (answer.data.version === version + 1) next.set(`${id} ${version}`, answer.data.version)
    return answer
  })()
  running.set(id, mine)
  return mine
}
