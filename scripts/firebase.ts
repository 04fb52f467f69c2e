// The suites on the official Firebase emulators. What they need is installed here, when they are asked for and not before.
import { missing } from '../e2e/firebase/emulators/jar.ts'
import type { Step } from './steps.ts'

const HOME = 'e2e/firebase'

/**
 * The steps of `npm run test:firebase`; `site` builds the screens of the journeys, which play at one width here, at both with
 * our own accounts. None, with the reason said, on a machine without Java or the emulator; where changes are landed (CI)
 * that reason ends the process with 1.
 */
export function firebaseSteps(site: Step): Step[] {
  const reason = missing()
  if (reason) {
    console.error(`Suites Firebase non exécutées. ${reason}`)
    if (process.env.CI) process.exit(1)
    return []
  }
  return [
    { title: 'Outils de Firebase', command: ['pnpm', '-C', HOME, 'install', '--frozen-lockfile'] },
    { title: 'Types (Firebase)', command: ['tsc', '-p', HOME, '--noEmit'] },
    {
      title: 'Suites sur les émulateurs Firebase',
      command: ['vitest', 'run', '-c', `${HOME}/vitest.config.ts`],
      counts: 'vitest',
      live: true,
    },
    site,
    {
      title: 'Parcours sur les émulateurs Firebase',
      command: ['playwright', 'test', '-c', `${HOME}/journeys.config.ts`, '--project=large'],
      counts: 'playwright',
    },
  ]
}
