// What each npm script does, in order. Called by bootstrap.mjs under Node 24.
import { spawn } from 'node:child_process'
import path from 'node:path'
import { readScope, type Scope } from '../e2e/support/scope.ts'
import { rules, runCheck, unitTests } from './check/run-check.ts'
import { content } from './check/source-rules.ts'
import { runUnderClocks } from './clocks.ts'
import { firebaseSteps, firestoreRules } from './firebase.ts'
import { oldestPostgres } from './oldest-postgres.ts'
import { missingForImage } from './pack/try-image.ts'
import { node, runSteps, runToTheEnd, type Step, tool } from './steps.ts'

const root = path.join(import.meta.dirname, '..')
const [task = 'start', ...rest] = process.argv.slice(2)

const site = node('Construction des écrans', 'scripts/site.ts')
const builtFiles = [
  node('Navigateurs les plus anciens', 'scripts/check/browsers.ts'),
  node('Rien du serveur dans le navigateur', 'scripts/check/browser-bundles.ts'),
]
/** Restore drills, crashes of whole processes, fuzzing, the corpus of the reader: every `*.long.test.ts`. */
const longTests: Step = { ...unitTests('.long.test.ts'), title: 'Tests longs' }
const quickTests: Step = { ...unitTests(), env: { QUICK: '1' } }
/** The journeys of a scope (e2e/support/scope.ts), or those that the arguments name. */
const journeys = (scope: Scope): Step => ({
  ...tool('Parcours dans le navigateur', 'playwright', 'test', '-c', 'e2e', ...rest),
  env: { JOURNEYS: scope },
  counts: 'playwright',
})

/** WebKit and Firefox, where they are installed; they are never looked for on the network. */
const engines = (scope: Scope): Step => ({
  ...tool('Parcours dans WebKit et Firefox', 'vitest', 'run', '-c', 'e2e/engines/vitest.config.ts'),
  env: { JOURNEYS: scope },
  counts: 'vitest',
})

/** The folder for servers, made and tried. */
const packed = node('Dossier à installer', 'scripts/pack.ts', '--try', '--uncommitted')

/** And its image, where what builds one is installed. */
const missing = missingForImage()
const packedWithImage: Step =
  missing.length > 0
    ? { ...packed, title: `${packed.title} (sans son image : il manque ${missing.join(', ')})` }
    : { ...packed, title: `${packed.title}, avec son image`, command: [...packed.command, '--image'] }

/** What reads data of the time before PostgreSQL is installed when it is asked for and not before. */
const importer = tool('Importation', 'pnpm', '-C', 'importer', 'install', '--frozen-lockfile')
const importerTests: Step[] = [
  importer,
  tool('Types (importation)', 'tsc', '-p', 'importer', '--noEmit'),
  { ...tool('Tests d’importation', 'vitest', 'run', '-c', 'importer/vitest.config.ts'), counts: 'vitest' },
]

/** The tests that reach the database once more on the oldest PostgreSQL that is supported. */
const oldestPostgresTests = (): Step => ({
  ...unitTests('api/src'),
  title: 'Tests API sur PostgreSQL 15',
  env: { QUICK: '1', TEST_POSTGRES_BIN: oldestPostgres() },
})

/** Runs in the foreground until it ends; signals reach it through the terminal or bootstrap.mjs. */
function foreground(...args: string[]): void {
  const child = spawn('node', args, { cwd: root, stdio: 'inherit' })
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => child.kill(signal))
  child.on('exit', code => process.exit(code ?? 1))
}

/** What is new in memory is looked through more often: a hundred megabytes less, which reading files may need. */
const YOUNG_SPACE = '--max-semi-space-size=2'
const live = { live: true }
/** The product's own entry knows no simulator. */
const simulated = [process.env.SIMULATOR, process.env.SCHOOL_SIMULATOR].includes('1')
const tasks: Record<string, () => void | Promise<void>> = {
  start: async () => {
    await runSteps([{ ...site, ...live }])
    foreground(YOUNG_SPACE, simulated ? 'api/src/simulator/main.ts' : 'api/src/main.ts')
  },
  demo: async () => {
    await runSteps([{ ...site, ...live }])
    foreground('api/src/demo/main.ts', ...rest)
  },
  dev: () => foreground('scripts/dev.ts', ...rest),
  new: () => foreground('scripts/new.ts', ...rest),
  build: () => runSteps([{ ...site, ...live }]),
  check: () => runCheck(rest.includes('--all')),
  test: () => runSteps([[content.step, ...rules], quickTests, site, builtFiles, journeys('smoke')]),
  /** What a change has to pass beside `npm test` before it lands. */
  'test:landing': () => runSteps([site, engines('smoke'), ...firestoreRules()]),
  /** Everything, before a release and when an issue ends. */
  'test:full': () => {
    // What is missing on this machine is red, as where a change lands.
    Object.assign(process.env, { CI: 'true', ENGINES: 'required', CROSSCHECK: 'required' })
    Object.assign(process.env, { FULL: '1', FUZZ_CASES: '2000', FUZZ_SEED: String(Date.now() % 2 ** 31) })
    return runToTheEnd([
      // The longest first, so that both lanes end together.
      [node('Contenu', 'scripts/check-content.ts'), ...rules],
      quickTests,
      longTests,
      site,
      builtFiles,
      packedWithImage,
      node('Construction de la version précédente', 'scripts/previous.ts'),
      node('API de la version précédente sur les tables d’aujourd’hui', 'scripts/previous-api.ts'),
      journeys('all'),
      engines('all'),
      oldestPostgresTests(),
      ...importerTests,
      node('PRONOTE simulé, lu par un client d’autrui', 'scripts/crosscheck.ts'),
      ...firebaseSteps(site),
      node('Un tour de chaque mesure', 'scripts/bench/main.ts', '--runs=1'),
    ])
  },
  'test:postgres': () => runSteps([oldestPostgresTests()]),
  /** API tests of the release before on the tables of today. */
  'test:previous': () => foreground('scripts/previous-api.ts', ...rest),
  'test:firebase': () => runSteps(firebaseSteps(site)),
  'test:engines': () => runSteps([site, { ...engines('all'), ...live }]),
  journeys: () => runSteps([site, { ...journeys('all'), ...live }]),
  /** Tests and journeys of every change, under clocks at which days and years end. */
  'test:clocks': async () => {
    await runSteps([{ ...site, ...live }])
    // With journeys named, those alone.
    const units = rest.length === 0 ? [quickTests] : []
    await runUnderClocks([...units, journeys(readScope(process.env.JOURNEYS ?? 'smoke'))])
  },
  bench: () => foreground('scripts/bench/main.ts', ...rest),
  grade: () => foreground('scripts/grade.ts', ...rest),
  distress: () => foreground('scripts/distress.ts', ...rest),
  tutor: () => foreground('scripts/tutor.ts', ...rest),
  pack: async () => {
    await runSteps([{ ...site, ...live }])
    foreground('scripts/pack.ts', ...rest)
  },
  release: () => foreground('scripts/release.ts', ...rest),
  admin: () => foreground('scripts/admin.ts', ...rest),
  backup: () => foreground('scripts/backup.ts', ...rest),
  drill: () => foreground('scripts/drill.ts', ...rest),
  restore: () => foreground('scripts/restore.ts', ...rest),
  upgrade: async () => {
    await runSteps([{ ...site, ...live }])
    foreground('scripts/upgrade.ts', ...rest)
  },
  import: async () => {
    await runSteps([importer])
    foreground('importer/import.ts', ...rest)
  },
  'test:importer': () => runSteps(importerTests),
  'test:crosscheck': () => foreground('scripts/crosscheck.ts'),
  'school:probe': () => foreground('scripts/school-probe.ts', ...rest),
  screens: async () => {
    await runSteps([{ ...site, ...live }])
    foreground('scripts/screens.ts', ...rest)
  },
  figures: () => foreground('scripts/figures.ts', ...rest),
  'content:check': () => foreground('scripts/check-content.ts', ...rest),
  format: () => runSteps([tool('Format', 'biome', 'check', '--write')]),
}

const chosen = tasks[task]
if (!chosen) {
  console.error(`Commande inconnue : ${task}. Commandes : ${Object.keys(tasks).join(', ')}.`)
  process.exit(1)
}
await chosen()
