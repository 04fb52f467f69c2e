import { createHash } from 'node:crypto'
import type { Rule } from './source-rules.ts'

/** Each file of the working tree with the hash of its content. */
export type Files = ReadonlyMap<string, string>

/** Versions, settings and the rules' own sources: where one of them changes, no rule is known any more. */
export const SETTINGS =
  /^(\.[^/]+|[^/]+\.(json|yaml|ts))$|(^|\/)(package\.json|\.gitignore|[^/]+\.config\.ts|tsconfig[^/]*\.json)$|^scripts\/(check\/|[^/]+$)/

/** Changes with the content of any file that the rule reads, with its command and with what every rule depends on. */
export function ruleKey(files: Files, { step, reads }: Rule): string {
  const hash = createHash('sha256').update(JSON.stringify([process.version, step.title, step.command[0]]))
  for (const [file, content] of files) if (reads(file) || SETTINGS.test(file)) hash.update(`\n${file}\t${content}`)
  return hash.digest('hex')
}

/** Rules of which the same was asked before and which passed; none where the files are not known. */
export function findKnownRules(
  rules: readonly Rule[],
  files: Files | undefined,
  passed: Readonly<Record<string, string>>,
) {
  if (!files) return new Set<Rule>()
  return new Set(
    rules.filter(rule => Object.hasOwn(passed, rule.step.title) && passed[rule.step.title] === ruleKey(files, rule)),
  )
}
