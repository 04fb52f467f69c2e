// `npm run check`: the rules over the sources, then the tests that the change concerns. `-- --all` trusts nothing kept and
// runs all quick tests.
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { runSteps, type Step, tool } from '../steps.ts'
import { findAffectedTests, findImporters, type Module } from './affected.ts'
import { hashWorkingTree, keepPassed, listChanges, listFiles, readPassedRules } from './changes.ts'
import { findKnownRules, ruleKey, SETTINGS } from './known.ts'
import { content, lint, type Rule, sourceRules } from './source-rules.ts'

const root = path.join(import.meta.dirname, '..', '..')
const graphFile = path.join(root, '.build', 'check', 'modules.json')
/** With so many files the rules that look at one at a time read everything. */
const MAX_FILES = 100

/** What is read of the sources without running them. */
export const rules: Step[] = [lint(), ...sourceRules()].map(({ step }) => step)

/** The unit and API tests: those of the given files, or all. */
export const unitTests = (...files: string[]): Step => ({
  ...tool('Tests unitaires et API', 'vitest', 'run', ...files),
  counts: 'vitest',
})

const readGraph = (): Module[] | undefined =>
  existsSync(graphFile) ? JSON.parse(readFileSync(graphFile, 'utf8')) : undefined

/** The rules, those that look at one file at a time for what changed and, where types matter, what imports it. */
function rulesFor(changed: readonly string[] | undefined): Rule[] {
  const graph = readGraph()
  if (!changed || !graph || changed.length > MAX_FILES || changed.some(file => SETTINGS.test(file)))
    return [lint(), ...sourceRules(), content]
  const there = changed.filter(file => existsSync(path.join(root, file)))
  const sources = [...there, ...findImporters(graph, changed)].filter(file => /\.(ts|tsx|mjs)$/.test(file))
  const linted = [...new Set(sources)].filter(file => existsSync(path.join(root, file)))
  return [
    ...(linted.length === 0 ? [] : [lint(linted.length > MAX_FILES ? [] : linted)]),
    ...sourceRules(there),
    content,
  ]
}

/** Checks what changed since the last check that passed, in a new clone since what landed; everything quick where that is not known, or with `all`. */
export async function runCheck(all: boolean): Promise<void> {
  const tree = hashWorkingTree()
  const files = listFiles(tree)
  const changed = all ? undefined : listChanges(tree)
  if (changed?.length === 0) console.log('Rien n’a changé depuis ce qui a réussi.')
  const asked = rulesFor(changed)
  const passed = all ? {} : readPassedRules()
  const known = findKnownRules(asked, existsSync(graphFile) ? files : undefined, passed)
  for (const { step } of known) console.log(`= ${step.title} (déjà réussi : rien de ce que cette règle lit n’a changé)`)
  let complete = false
  process.on('exit', () => keepPassed(tree, passed, complete))
  const toRun = asked.filter(rule => !known.has(rule))
  await runSteps([
    toRun.map(rule => ({
      ...rule.step,
      onPass: () => {
        if (files) passed[rule.step.title] = ruleKey(files, rule)
      },
    })),
  ])
  // Tests that take long (`*.long.test.ts`) run before every stop, not at every save: vitest.config.ts leaves them out.
  process.env.QUICK = '1'
  const tests = changed && findAffectedTests(readGraph() ?? [], changed)
  if (tests) console.log(`Fichiers de tests concernés : ${tests.length}. Tous : npm run check -- --all`)
  if (tests?.length !== 0) await runSteps([unitTests(...(tests ?? []))])
  complete = true
}
