// `npm run check`: the rules over all sources, then the tests that the change concerns. `-- --all` runs all quick tests.
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { node, runSteps, type Step, tool } from '../steps.ts'
import { findAffectedTests, type Module } from './affected.ts'
import { hashWorkingTree, keepPassed, listChanges } from './changes.ts'

const root = path.join(import.meta.dirname, '..', '..')
const graphFile = path.join(root, '.build', 'check', 'modules.json')
/** With so many changed files the type-aware rules read everything. */
const MAX_LINTED_FILES = 100

const types = (title: string, project: string, cache: string) =>
  tool(title, 'tsc', '-p', project, '--noEmit', '--incremental', '--tsBuildInfoFile', `.build/check/${cache}`)
const lint = (files: readonly string[] = []) =>
  tool('Règles avec types (oxlint)', 'oxlint', '--type-aware', '--deny-warnings', ...files)

const sourceRules: Step[] = [
  types('Types (serveur)', 'tsconfig.node.json', 'server.tsbuildinfo'),
  types('Types (navigateur)', 'tsconfig.json', 'browser.tsbuildinfo'),
  tool('Code inutilisé (knip)', 'knip'),
  tool('Code que seuls les tests emploient (knip)', 'knip', '-c', 'knip.production.ts', '--production'),
  node('Tables lues par un texte du dehors', 'scripts/check/lookups.ts'),
  node('Imports permis', 'scripts/check/imports.ts'),
  tool('Format et règles (Biome)', 'biome', 'ci', '--error-on-warnings', '--colors=off'),
  node('Taille des fichiers', 'scripts/check/file-sizes.ts'),
  node('Soutien des tests à sa place', 'scripts/check/test-support.ts'),
  node('Noms', 'scripts/check/names.ts'),
  node('Formulaires faits d’une seule façon', 'scripts/check/forms.ts'),
  node('Table des fonctions', 'scripts/features.ts', '--check'),
]

/** What is read of the sources without running them. */
export const rules: Step[] = [lint(), ...sourceRules]

/** The unit and API tests: those of the given files, or all. */
export const unitTests = (...files: string[]): Step => ({
  ...tool('Tests unitaires et API', 'vitest', 'run', ...files),
  counts: 'vitest',
})

/** Checks what changed since the last check that passed; everything quick where that is not known, or with `all`. */
export async function runCheck(all: boolean): Promise<void> {
  const tree = hashWorkingTree()
  const changed = all ? undefined : listChanges(tree)
  if (changed?.length === 0) console.log('Rien n’a changé depuis le dernier contrôle réussi.')
  const sources = changed?.filter(file => /\.(ts|tsx|mjs)$/.test(file) && existsSync(path.join(root, file)))
  const linted = sources && sources.length <= MAX_LINTED_FILES ? sources : []
  const touchesContent =
    changed === undefined || changed.some(file => /^(activities|tutor|scripts\/content)\//.test(file))
  await runSteps([
    [
      ...(sources?.length === 0 ? [] : [lint(linted)]),
      ...sourceRules,
      ...(touchesContent ? [node('Contenu', 'scripts/check-content.ts', '--quick')] : []),
    ],
  ])
  // Tests that take long (`*.long.test.ts`) run before every stop, not at every save: vitest.config.ts leaves them out.
  process.env.QUICK = '1'
  const tests = changed && findAffectedTests(JSON.parse(readFileSync(graphFile, 'utf8')) as Module[], changed)
  if (tests) console.log(`Fichiers de tests concernés : ${tests.length}. Tous : npm run check -- --all`)
  if (tests?.length !== 0) await runSteps([unitTests(...(tests ?? []))])
  keepPassed(tree)
}
