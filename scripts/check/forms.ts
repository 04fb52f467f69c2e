// Forms and calls behind buttons are made in one way, `@ariane/shared/form` (docs/decisions/021): a second way is refused.
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { findHandMade } from './hand-made-forms.ts'

const root = path.join(import.meta.dirname, '..', '..')
const MIN_FILES = 400
/** The kit itself, tests, and the tools of development: the simulator and a remote alone. */
const TOOLS = /^shared\/src\/form\/|\.test\.tsx?$|\/testing\/|^shell\/src\/simulator\/|\/standalone\.tsx$/

/** What loads code, follows steps, pages or devices: states of their own, more than busy and a sentence. */
const OWN_STATES = new Set([
  'mf-learning/src/dashboard/home/use-pupil-pages.ts',
  'mf-learning/src/parts/lazy-part.tsx',
  'mf-planner/src/sync/use-sync.ts',
  'shared/src/ui/media/camera/camera-dialog.tsx',
  'shared/src/ui/media/crop/crop-dialog.tsx',
  'shared/src/ui/media/record/use-recorder.ts',
  'shell/src/sign-in/use-dialog.ts',
])

const files = globSync(['{shared,shell}/src/**/*.{ts,tsx}', 'mf-*/src/**/*.{ts,tsx}'], { cwd: root })
if (files.length < MIN_FILES) throw new Error(`only ${files.length} files found: the pattern is wrong`)

const found = files
  .filter(file => !TOOLS.test(file))
  .map(file => ({ file, problems: findHandMade(readFileSync(path.join(root, file), 'utf8'), file.endsWith('x')) }))
  .filter(({ problems }) => problems.length > 0)
const problems = found
  .filter(({ file }) => !OWN_STATES.has(file))
  .flatMap(({ file, problems }) => problems.map(problem => `${file}: ${problem}`))
const outdated = [...OWN_STATES].filter(file => !found.some(one => one.file === file))
if (outdated.length > 0) problems.push(...outdated.map(file => `${file}: does nothing by hand any more: take it out`))
for (const problem of problems) console.error(problem)
console.log(`${files.length} files, ${problems.length} forms or actions by hand`)
process.exit(problems.length > 0 ? 1 : 0)
