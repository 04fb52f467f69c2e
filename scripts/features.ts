// docs/features.md: each row of the product with the journeys that show it, read from the tags in e2e/journeys.
// `node scripts/features.ts` writes it, `--check` fails when it is not up to date.
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { rows } from './features/rows.ts'

const root = path.join(import.meta.dirname, '..')
const target = path.join(root, 'docs', 'features.md')
const MOST_IDS = 3

type Journey = { file: string; title: string; ids: string[] }

const journeys: Journey[] = globSync(
  [
    'e2e/journeys/**/*.spec.ts',
    'e2e/firebase/{accounts,chat,rules}/*.test.ts',
    'e2e/engines/journeys.ts',
    '{activities,api,tutor,shared,shell}/src/**/*.test.ts',
    'scripts/**/*.test.ts',
    'importer/*.test.ts',
  ],
  {
    cwd: root,
  },
)
  .sort()
  .flatMap(file => {
    const text = readFileSync(path.join(root, file), 'utf8')
    return [...text.matchAll(/\b(?:test|it|describe)(?:\.each\(\w+\))?\(\s*(['"`])((?:\\.|(?!\1).)*)\1/gs)].map(
      match => {
        const whole = (match[2] ?? '').replace(/\\(.)/g, '$1')
        return {
          file: file.startsWith('e2e/journeys') ? path.basename(file, '.spec.ts') : file,
          title: whole.replace(/\s*@[A-Z]\d\d/g, '').trim(),
          ids: [...whole.matchAll(/@([A-Z]\d\d)/g)].map(([, id]) => id ?? ''),
        }
      },
    )
  })
  .filter(({ file, ids }) => ids.length > 0 || !file.includes('/'))

const problems: string[] = []
const known = new Set(rows.map(row => row.id))
for (const { title, ids } of journeys) {
  if (ids.length > MOST_IDS) problems.push(`'${title}' has ${ids.length} ids, at most ${MOST_IDS} say what it shows`)
  for (const id of ids) if (!known.has(id)) problems.push(`'${title}' names the unknown row ${id}`)
}

function line({ id, what, state }: (typeof rows)[number]): string {
  const shown = journeys.filter(journey => journey.ids.includes(id))
  if (state === 'built' && shown.length === 0)
    problems.push(`${id} is said to be built, but no journey or test shows it`)
  const proof = shown.map(({ file, title }) => `${title} (${file})`).join('<br>')
  return `| ${id} | ${what} | ${{ built: 'yes', part: 'in part', no: 'no' }[state]} | ${proof} |`
}

const text = `# Features

Written by \`node scripts/features.ts\` from the tags in the titles of journeys (\`e2e/journeys\`) and tests: do not edit.

| Id | What | Built | Shown by |
| --- | --- | --- | --- |
${rows.map(line).join('\n')}
`

for (const problem of problems) console.error(problem)
if (process.argv.includes('--check')) {
  const same = readFileSync(target, 'utf8') === text
  if (!same) console.error('docs/features.md is out of date: run `node scripts/features.ts`')
  process.exit(same && problems.length === 0 ? 0 : 1)
}
writeFileSync(target, text)
console.log(`${rows.length} rows, ${journeys.length} journeys, ${problems.length} problems`)
