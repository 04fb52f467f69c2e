import { node, type Step, tool } from '../steps.ts'

/** A rule over the sources, and the files whose content decides what it says. */
export interface Rule {
  step: Step
  reads: (file: string) => boolean
}

/** Lessons and exercises are read from the disk, pages by people: no code imports them. */
const isCode = (file: string) => !/^(tutor\/content|docs)\/|\.md$/.test(file)
/** What the tutor may import of the rest is held by the import rules. */
const isContent = (file: string) =>
  /^(tutor|activities|scripts\/(content|figures)|shared\/src\/(contracts|catalogue|dates))\/|^scripts\/check-content\.ts$/.test(
    file,
  )
const anything = () => true

/**
 * Declarations are written although nobody reads them: without them the compiler does not know that a change left a
 * module's types as they were, and reads again whatever depends on it.
 */
const KEPT_TYPES = ['--noEmit', 'false', '--declaration', '--emitDeclarationOnly', '--incremental']
const FORMAT = ['ci', '--error-on-warnings', '--colors=off', '--no-errors-on-unmatched']

function types(title: string, project: string, name: string): Rule {
  const folder = `.build/check/${name}`
  const places = ['--outDir', folder, '--tsBuildInfoFile', `${folder}.tsbuildinfo`]
  return { step: tool(title, 'tsc', '-p', project, ...KEPT_TYPES, ...places), reads: isCode }
}

/** The rules that look at one file at a time may be asked of some only; none given means all. */
export const lint = (files: readonly string[] = []): Rule => ({
  step: tool('Règles avec types (oxlint)', 'oxlint', '--type-aware', '--deny-warnings', ...files),
  reads: isCode,
})
const format = (files: readonly string[]): Rule => ({
  step: tool('Format et règles (Biome)', 'biome', ...FORMAT, ...files),
  reads: anything,
})
export const content: Rule = { step: node('Contenu', 'scripts/check-content.ts', '--quick'), reads: isContent }

/** The rules over all sources, the longest first; Biome asks the given files only. */
export const sourceRules = (formatted: readonly string[] = []): Rule[] => [
  { step: tool('Code inutilisé (knip)', 'knip'), reads: isCode },
  {
    step: tool('Code que seuls les tests emploient (knip)', 'knip', '-c', 'knip.production.ts', '--production'),
    reads: isCode,
  },
  { step: node('Tables lues par un texte du dehors', 'scripts/check/lookups.ts'), reads: isCode },
  { step: node('Imports permis', 'scripts/check/imports.ts'), reads: isCode },
  types('Types (serveur)', 'tsconfig.node.json', 'types-server'),
  types('Types (navigateur)', 'tsconfig.json', 'types-browser'),
  { step: node('Migrations qui ajoutent', 'scripts/check/migrations.ts'), reads: isCode },
  { step: node('Formulaires faits d’une seule façon', 'scripts/check/forms.ts'), reads: isCode },
  format(formatted),
  { step: node('Soutien des tests à sa place', 'scripts/check/test-support.ts'), reads: isCode },
  { step: node('Mots des langues enseignées', 'scripts/taught-words.ts', '--check'), reads: isContent },
  { step: node('Grille du RGAA', 'scripts/rgaa.ts', '--check'), reads: anything },
]
