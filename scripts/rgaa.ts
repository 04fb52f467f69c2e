// docs/accessibility/rgaa.md: the 106 criteria with their results, from rgaa.json. `node scripts/rgaa.ts` writes it and prints the
// rate, `--check` fails when it is not up to date or when what it names as evidence is not there.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import * as z from 'zod'

const root = path.join(import.meta.dirname, '..')
const target = path.join(root, 'docs', 'accessibility', 'rgaa.md')

const RESULTS = ['conforme', 'non conforme', 'non applicable', 'non testé'] as const
const Criterion = z.strictObject({
  id: z.string().regex(/^\d{1,2}\.\d{1,2}$/),
  about: z.string().min(1),
  result: z.enum(RESULTS),
  how: z.string().optional(),
  screens: z.string().optional(),
  /** A test file, and words of the title of one of its tests. */
  evidence: z.array(z.string().regex(/^\S+ :: .+/)).optional(),
  note: z.string().optional(),
})
type Criterion = z.infer<typeof Criterion>

/** How many criteria each of the thirteen themes has. */
const THEMES = [9, 2, 3, 13, 8, 2, 5, 10, 4, 14, 13, 11, 12]

const file = path.join(root, 'docs', 'accessibility', 'rgaa.json')
const criteria = z.array(Criterion).parse(JSON.parse(readFileSync(file, 'utf8')))
const problems: string[] = []

const expected = THEMES.flatMap((count, theme) => Array.from({ length: count }, (_, n) => `${theme + 1}.${n + 1}`))
if (criteria.map(({ id }) => id).join() !== expected.join())
  problems.push('the grid does not have its 106 criteria in order')

for (const { id, result, evidence = [], note } of criteria) {
  if (result === 'conforme' && evidence.length === 0) problems.push(`${id} is said to hold, but nothing shows it`)
  if (result !== 'conforme' && result !== 'non testé' && !note)
    problems.push(`${id} does not say why it is « ${result} »`)
  for (const one of evidence) {
    const [name = '', title = ''] = one.split(' :: ')
    if (!existsSync(path.join(root, name))) problems.push(`${id} names ${name}, which is not there`)
    else if (!readFileSync(path.join(root, name), 'utf8').includes(title))
      problems.push(`${id}: ${name} has no « ${title} »`)
  }
}

const count = (...results: Criterion['result'][]) => criteria.filter(({ result }) => results.includes(result)).length
const applicable = criteria.length - count('non applicable')
const percent = (part: number, whole: number) => Math.round((1000 * part) / whole) / 10
const held = count('conforme')
const tested = held + count('non conforme')
/** Tests that run in a browser, by where they are: Chromium plays the journeys, Firefox and WebKitGTK the engines. */
const runsIn = (folder: string) => (one: string) => one.startsWith(`e2e/${folder}/`)
const inThree = criteria.filter(
  ({ result, evidence = [] }) =>
    result === 'conforme' && evidence.some(runsIn('journeys')) && evidence.some(runsIn('engines')),
).length
const inNone = criteria.filter(
  ({ result, evidence = [] }) => result === 'conforme' && !evidence.some(one => one.startsWith('e2e/')),
).length
const summary = [
  `${criteria.length} criteria: ${RESULTS.map(result => `${count(result)} ${result}`).join(', ')}`,
  `${held} of the ${applicable} that apply are shown to hold: ${percent(held, applicable)} %`,
  `${inThree} of them are shown in Chromium, Firefox and WebKitGTK: ${percent(inThree, applicable)} %; ${inNone} more by sources alone`,
  `${held} of the ${tested} that were tested: ${percent(held, tested)} %`,
]

const cell = (text = '') => text.replaceAll('|', '\\|')
const row = ({ id, about, result, how, screens, evidence = [], note }: Criterion) =>
  `| ${[id, about, result, how, screens, evidence.join('<br>'), note].map(cell).join(' | ')} |`

const text = `# RGAA 4.1, criterion by criterion

Written by \`node scripts/rgaa.ts\` from \`rgaa.json\`: do not edit. Short names of our own stand for the criteria; their text is on
accessibilite.numerique.gouv.fr. « non testé » is neither: nobody may count it as held. This is no audit.

${summary.map(line => `- ${line}`).join('\n')}

| Critère | Objet | Résultat | Comment | Écrans | Preuve | Remarque |
| --- | --- | --- | --- | --- | --- | --- |
${criteria.map(row).join('\n')}
`

for (const problem of problems) console.error(problem)
if (process.argv.includes('--check')) {
  const same = existsSync(target) && readFileSync(target, 'utf8') === text
  if (!same) console.error('docs/accessibility/rgaa.md is out of date: run `node scripts/rgaa.ts`')
  if (!same || problems.length > 0) process.exitCode = 1
} else writeFileSync(target, text)
console.log(summary.join('\n'))
