// The suites on the official Firebase emulators. What they need is installed here, when they are asked for and not before.
import { missing } from '../e2e/firebase/emulators/jar.ts'
import type { Step } from './steps.ts'

const HOME = 'e2e/firebase'

/** What every suite on the emulators begins with. */
const TOOLS: Step[] = [
  { title: 'Outils de Firebase', command: ['pnpm', '-C', HOME, 'install', '--frozen-lockfile'] },
  { title: 'Types (Firebase)', command: ['tsc', '-p', HOME, '--noEmit'] },
]
const suites = (title: string, ...folders: string[]): Step => ({
  title,
  command: ['vitest', 'run', '-c', `${HOME}/vitest.config.ts`, ...folders],
  counts: 'vitest',
})

/** The rules of Firestore on Google's emulator. */
export const firestoreRules = (): Step[] => whereInstalled([...TOOLS, suites('Règles de Firestore', 'rules/')])

/**
 * The steps of `npm run test:firebase`; `site` builds the screens of the journeys, which play at one width here, at both with
 * our own accounts.
 */
export const firebaseSteps = (site: Step): Step[] =>
  whereInstalled([
    ...TOOLS,
    suites('Suites sur les émulateurs Firebase'),
    site,
    {
      title: 'Parcours sur les émulateurs Firebase',
      command: ['playwright', 'test', '-c', `${HOME}/journeys.config.ts`, '--project=large'],
      counts: 'playwright',
    },
  ])

/** The steps; on a machine without Java or the emulator one in their place that says why, and fails where changes are landed (CI). */
function whereInstalled(steps: Step[]): Step[] {
  const reason = missing()
  if (!reason) return steps
  const say = 'console.error(process.argv[1]); process.exitCode = process.env.CI ? 1 : 0'
  return [
    { title: 'Suites Firebase', command: ['node', '-e', say, `Suites Firebase non exécutées. ${reason}`], live: true },
  ]
}
