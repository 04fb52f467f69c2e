// Names are the words of docs/glossary.md: the unambiguous ones of its right column are refused in declared names, and
// names in « …Of » stay few.
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { declaredNames, wordsIn } from './declared-names.ts'
import forbidden from './forbidden-words.json' with { type: 'json' }

const root = path.join(import.meta.dirname, '..', '..')
const MAX_OF_NAMES = 30
const MIN_FILES = 1000

const files = globSync(['{activities,api,e2e,scripts,shared,shell,speech,tutor}/**/*.{ts,tsx}', 'mf-*/**/*.{ts,tsx}'], {
  cwd: root,
  exclude: name => /node_modules|(^|\/)dist$/.test(name),
})
if (files.length < MIN_FILES) throw new Error(`only ${files.length} files found: the pattern is wrong`)

/** A word of the list, alone or in the plural. */
const instead = new Map<string, string>(
  Object.entries(forbidden).flatMap(([word, better]) => [
    [word, better],
    [`${word}s`, better],
  ]),
)
const problems = new Set<string>()
const relations = new Map<string, string>()
for (const file of files)
  for (const { name, kind } of declaredNames(readFileSync(path.join(root, file), 'utf8'), file.endsWith('x'))) {
    for (const word of wordsIn(name)) {
      const better = instead.get(word)
      if (better) problems.add(`${file}: ${name} (say « ${better} », see docs/glossary.md)`)
    }
    if (kind === 'value' && /^[a-z]\w*Of$/.test(name)) relations.set(name, file)
  }

for (const problem of problems) console.error(problem)
const tooMany = relations.size > MAX_OF_NAMES
if (tooMany)
  for (const [name, file] of relations) console.error(`${file}: ${name} (a verb says it better, see docs/glossary.md)`)
console.log(
  `${files.length} files, ${problems.size} forbidden names, ${relations.size} names in …Of (at most ${MAX_OF_NAMES})`,
)
process.exit(problems.size > 0 || tooMany ? 1 : 0)
