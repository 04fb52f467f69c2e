import { isSwitchedOff } from '@ariane/shared/federation'
import { isOwnPage } from '../own-pages.ts'
import { findScreens } from './find-screens.ts'
import { lazyScreen } from './lazy-screen.ts'
import { start } from './load.ts'
import { findRemote } from './remotes.ts'

/**
 * Starts loading the screens of an address while session and layout are still being fetched; the screen is then under
 * way when it is drawn. Done once they can be drawn, or have failed, which they show themselves.
 */
export async function preloadScreen(address: string): Promise<void> {
  // The menu has the entries of the registry on the shell's own pages too.
  await start()
  if (isOwnPage(address)) return
  const wanted = findScreens(address).filter(id => !isSwitchedOff(findRemote(id)))
  await Promise.allSettled(wanted.map(id => lazyScreen(id).ready))
}
