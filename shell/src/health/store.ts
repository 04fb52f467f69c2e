import { type Health, healthRoutes } from '@ariane/shared/contracts/health'
import { isSwitchedOff, type RemoteState, remoteStates } from '@ariane/shared/federation'
import { ApiError, call, failed, LOADING, type Loadable, ready } from '@ariane/shared/http'
import { atom } from '@ariane/shared/session'
import { complete, load, start } from '../remotes/load.ts'
import { $screens } from '../remotes/remotes.ts'

/** The state of the server; null where the caller is not an operator. */
export const $health = atom<Loadable<Health | null>>(LOADING)
/** Whether the operator has to set up a second factor first. */
export const $factorMissing = atom(false)
export const $remotes = atom<RemoteState[]>([])
export const $checking = atom(false)

async function readHealth(): Promise<void> {
  try {
    $health.set(ready((await call(healthRoutes.readHealth, {})).data))
    $factorMissing.set(false)
  } catch (error) {
    $factorMissing.set(error instanceof ApiError && error.code === 'second_factor_missing')
    $health.set(error instanceof ApiError && error.status === 404 ? ready(null) : failed(error))
  }
}

/** Loads one screen of each remote, as a pupil's page would; what already runs is there at once. */
async function loadRemotes(): Promise<void> {
  await start()
  await complete()
  const first = new Map<string, string>()
  for (const { id, remote } of $screens.get().values()) if (!first.has(remote)) first.set(remote, id)
  $remotes.set(remoteStates())
  const tried = [...first].map(async ([name, id]) => {
    if (isSwitchedOff(name)) return
    const before = remoteStates().find(state => state.name === name)
    await load(id, before?.status === 'failed' ? 'again' : 'first').catch(() => undefined)
    $remotes.set(remoteStates())
  })
  await Promise.all(tried)
  $remotes.set(remoteStates())
}

/** Reads everything again. Only an operator loads remotes without opening them. */
export async function checkHealth(): Promise<void> {
  $checking.set(true)
  await readHealth()
  const health = $health.get()
  if (health.state === 'ready' && health.data) await loadRemotes().catch(() => undefined)
  $checking.set(false)
}
