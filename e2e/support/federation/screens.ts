import { REMOTES } from '../../../scripts/site/packages.ts'
import { readScreens } from '../../../scripts/site/screens.ts'
import type { Screen } from '../../../shell/src/remotes/compose-screens.ts'

/** The screens that the remotes of this checkout declare, by name. */
export const readAllScreens = (): ReadonlyMap<string, Screen> =>
  new Map(REMOTES.flatMap(readScreens).map(screen => [screen.id, screen]))
