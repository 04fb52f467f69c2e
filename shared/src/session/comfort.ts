import { atom } from 'nanostores'
import { applyTheme, readTheme } from '../ui/color-mode.ts'
import { paintComfort } from '../ui/comfort.ts'
import { type Comfort, DEFAULT_COMFORT, readComfort, writeComfort } from './comfort-storage.ts'
import { $session } from './session.ts'

/** How the page is displayed for the signed-in user, also while a manager views a pupil. */
export const $comfort = atom<Comfort>(DEFAULT_COMFORT)

let owner: string | null = null

/** Applies the choices of each user who signs in on this device. To be called once, before the first render. */
export function startComfort(): void {
  applyTheme()
  $comfort.set({ ...DEFAULT_COMFORT, theme: readTheme() })
  $comfort.subscribe(paintComfort)
  $session.subscribe(session => {
    const uid = session.status === 'signedIn' ? session.user.uid : null
    if (uid === owner) return
    owner = uid
    const theme = readTheme()
    const comfort = uid ? readComfort(uid, theme) : { ...DEFAULT_COMFORT, theme }
    if (comfort.theme !== theme) applyTheme(comfort.theme)
    $comfort.set(comfort)
  })
}

/** Changes the page at once and stores the choice for this user; the theme also for the next sign-in. */
export function setComfort(part: Partial<Comfort>): void {
  const next = { ...$comfort.get(), ...part }
  if (part.theme) applyTheme(part.theme)
  if (owner) writeComfort(owner, next)
  $comfort.set(next)
}

/** Back to the defaults. */
export const resetComfort = (): void => setComfort(DEFAULT_COMFORT)
