import { isSwitchedOff } from '@ariane/shared/federation'
import { isOwn } from '../own-pages.ts'
import { lazyScreen } from './lazy-screen.ts'
import { start } from './load.ts'
import { ownersOf } from './owners.ts'
import { remotes } from './remotes.ts'

/** Loads what an address opens with while session and frame are still on their way; who draws it finds it begun. */
export async function loadAhead(address: string): Promise<void> {
  if (isOwn(address)) return
  await start()
  for (const id of ownersOf(address)) if (!isSwitchedOff(remotes[id].remote)) lazyScreen(id)
}
