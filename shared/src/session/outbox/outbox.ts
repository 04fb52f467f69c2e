import type { AnswerOf, AnyRoute, Arguments } from '../../contracts/route.ts'
import { type CallOptions, call, logOnly } from '../../http/index.ts'
import { $activeUser, $session } from '../session.ts'
import { $waiting, type About, keptOwner } from './state.ts'

/** Loaded where a device keeps things: most keep none. */
const load = () => import(/* webpackChunkName: "kept" */ './sender.ts')

/**
 * Calls a row that counts once, or that is safe to repeat. Where there is no way to the server, a device that keeps things
 * keeps the call too and sends it later, once.
 * @throws KeptForLater then; else what `call` throws
 */
export async function callOrKeep<R extends AnyRoute>(
  route: R,
  args: Arguments<R>,
  about: About,
  options: Omit<CallOptions, 'key'> = {},
): Promise<AnswerOf<R>> {
  const owner = keptOwner()
  if (!owner) return call(route, args, options)
  const { sendOrKeep } = await load()
  return sendOrKeep({ owner, pupil: $activeUser.get()?.uid ?? owner }, route, args, about, options)
}

/** Takes what was refused off the device. */
export const dropWaiting = async (id: string): Promise<void> => {
  const owner = keptOwner()
  if (owner) await (await load()).drop(owner, id)
}

/** Runs as long as the page does. */
export function startOutbox(): void {
  let owner: string | null = null
  $session.subscribe(() => {
    const next = keptOwner()
    if (next === owner) return
    owner = next
    $waiting.set([])
    if (next)
      load().then(
        ({ begin }) => begin(),
        (error: unknown) => logOnly('outbox', error),
      )
  })
}
