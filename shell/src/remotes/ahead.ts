import { lazyScreen } from './lazy-screen.ts'
import { ownersOf } from './owners.ts'

/** Loads what an address opens with while session and frame are still on their way; who draws it finds it begun. */
export function loadAhead(address: string): void {
  for (const id of ownersOf(address)) lazyScreen(id)
}
