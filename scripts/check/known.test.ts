import { expect, test } from 'vitest'
import { type Files, findKnownRules, ruleKey } from './known.ts'
import { content, lint, type Rule, sourceRules } from './source-rules.ts'

const FILES: Files = new Map([
  ['api/src/objectives/rules.ts', 'a1'],
  ['docs/teams.md', 'd1'],
  ['mf-learning/src/screen.tsx', 's1'],
  ['package.json', 'p1'],
  ['scripts/check/imports.ts', 'i1'],
  ['tutor/content/packs/fractions/questions.json', 'q1'],
])
const RULES: Rule[] = [lint(), ...sourceRules(), content]
const passed = Object.fromEntries(RULES.map(rule => [rule.step.title, ruleKey(FILES, rule)]))

/** Titles of the rules that run after a change. */
const runsAfter = (change: readonly (readonly [string, string])[], files = FILES) => {
  const known = findKnownRules(RULES, new Map([...files, ...change]), passed)
  return RULES.filter(rule => !known.has(rule)).map(({ step }) => step.title)
}

test('A rule whose files all stayed the same is known.', () => {
  expect(runsAfter([])).toEqual([])
})

test('Changed code is read by every rule but that of the lessons.', () => {
  for (const file of ['api/src/objectives/rules.ts', 'mf-learning/src/screen.tsx'])
    expect(runsAfter([[file, 'new']])).toEqual([
      'Règles avec types (oxlint)',
      'Code inutilisé (knip)',
      'Code que seuls les tests emploient (knip)',
      'Tables lues par un texte du dehors',
      'Imports permis',
      'Types (serveur)',
      'Types (navigateur)',
      'Migrations qui ajoutent',
      'Formulaires faits d’une seule façon',
      'Format et règles (Biome)',
      'Soutien des tests à sa place',
      'Grille du RGAA',
    ])
})

test('A changed lesson is read by the rules of content and format, not by those of code.', () => {
  const change = [['tutor/content/packs/fractions/questions.json', 'new']] as const
  expect(runsAfter(change)).toEqual([
    'Format et règles (Biome)',
    'Mots des langues enseignées',
    'Grille du RGAA',
    'Contenu',
  ])
})

test('A new file and a removed one are changes.', () => {
  expect(runsAfter([['tutor/content/packs/fractions/lesson.json', 'new']])).toContain('Contenu')
  const fewer = new Map([...FILES].filter(([file]) => !file.startsWith('api/')))
  expect(runsAfter([], fewer)).toContain('Types (serveur)')
})

test.each([
  'package.json',
  'api/package.json',
  'pnpm-lock.yaml',
  '.oxlintrc.json',
  'tsconfig.base.json',
  'scripts/check/imports.ts',
])('A change of %s makes every rule run again.', file => {
  expect(runsAfter([[file, 'new']])).toHaveLength(RULES.length)
})

test('A file that nobody thought of is read by the rules of code.', () => {
  expect(runsAfter([['somewhere/new/thing.wasm', 'new']])).toContain('Imports permis')
})

test('A rule that did not pass, or with files that are not known, runs.', () => {
  const { Noms: _, ...others } = passed
  expect([...findKnownRules(RULES, FILES, others)].map(({ step }) => step.title)).not.toContain('Noms')
  expect(findKnownRules(RULES, undefined, passed).size).toBe(0)
})
