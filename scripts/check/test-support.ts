// What only tests use stands in a folder `testing/`: among production files it would be read as the product's own code.
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

const root = path.join(import.meta.dirname, '..', '..')
const MIN_FILES = 1000
const KINDS = 'testing|samples?|seeds?|verdicts?|cases|fixtures?|fakes?|mocks?|stubs?'
/** `policy.samples.ts`, `samples.ts` or `cases-numbers.ts`: names that say what a file is for, not what is in it. */
const SUPPORT = new RegExp(`(^|/)([^/]+[.-])?(${KINDS})\\.[cm]?tsx?$|(^|/)(${KINDS})-[^/]+$`)
/** Tests themselves; e2e holds nothing else. */
const TESTS = /\.(test|spec)\.tsx?$|\/testing\/|^e2e\/(?!firebase\/rules\/)/

const files = globSync(['{activities,api,e2e,scripts,shared,shell,speech,tutor}/**/*.{ts,tsx}', 'mf-*/**/*.{ts,tsx}'], {
  cwd: root,
  exclude: name => /node_modules|(^|\/)dist$/.test(name),
})
if (files.length < MIN_FILES) throw new Error(`only ${files.length} files found: the pattern is wrong`)

const misplaced = files.filter(file => SUPPORT.test(file) && !TESTS.test(file))
for (const file of misplaced) console.error(`${file}: test support belongs in a folder testing/`)

/** What a file replaces stays replaced for the files after it in its process, unless it has a process of its own. */
const REPLACES = /\bvi\.mock\(\s*'\.{1,2}\//
const leaking = files.filter(
  file =>
    file.endsWith('.test.ts') &&
    !file.endsWith('.isolated.test.ts') &&
    REPLACES.test(readFileSync(path.join(root, file), 'utf8')),
)
for (const file of leaking) console.error(`${file}: replaces a module, so its name ends in .isolated.test.ts`)

console.log(
  `${files.length} files, ${misplaced.length} with test support among production files, ${leaking.length} that replace modules for others`,
)
process.exit(misplaced.length + leaking.length > 0 ? 1 : 0)
