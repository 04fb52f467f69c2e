import { isSwitchedOff } from '@ariane/shared/federation'
import { isOwnPage } from '../own-pages.ts'
import { findScreens } from './find-screens.ts'
import { lazyScreen } from './lazy-screen.ts'
import { start } from './load.ts'
import { remotes } from './remotes.ts'

/** Loads what an address opens with while session and frame are still on their way; who draws it finds it begun. */
export async function preloadScreen(address: string): Promise<void> {
  if (isOwnPage(address)) return
  await start()
  for (const id of findScreens(address)) if (!isSwitchedOff(remotes[id].remote)) lazyScreen(id)
}
