import type { Registry } from '@ariane/shared/contracts/registry'
import { atom } from '@ariane/shared/session'
import { builtIn } from './built-in.ts'
import { composeScreens, type Screen, type Screens } from './compose-screens.ts'

/** The screens of this page, read by menu, routes, preloads and simulator. */
export const $screens = atom<Screens>(composeScreens(builtIn, []))

/** Takes over what a registry declares. What the page knew already stays, so that nothing goes away under a person. */
export function declareScreens({ remotes }: Registry): void {
  const known = $screens.get()
  const declared = new Map([...known, ...composeScreens(builtIn, remotes)])
  // An open page looks every 45 s: it is drawn anew only where something is.
  if (JSON.stringify([...declared]) !== JSON.stringify([...known])) $screens.set(declared)
}

/** @throws Error for a name that no screen has */
export function findScreen(id: string): Screen {
  const screen = $screens.get().get(id)
  if (!screen) throw new Error(`there is no screen ${id}`)
  return screen
}

/** The package that exposes a screen. */
export const findRemote = (id: string): string => findScreen(id).remote

/** The name under which a remote exposes a screen. */
export const exposedName = (id: string): string => `./${id}`

/** The screen that a remote exposes under a name. */
export const findExposedScreen = (remote: string, exposed: string): string | undefined =>
  [...$screens.get().values()].find(screen => screen.remote === remote && exposedName(screen.id) === exposed)?.id
