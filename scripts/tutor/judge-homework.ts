// `node scripts/tutor/judge-homework.ts CASES [OUTPUT]`: compares what `npm run tutor -- homework --cases CASES --json` printed
// (OUTPUT; without it the tutor is asked here) with the labels of the cases: characters lost, cutting, results by subject and kind.

import { readCases } from './case-file.ts'
import { solveHomework } from './homework.ts'
import { type Comparison, compareAnswers, type Outcome } from './homework-cases/compare-answers.ts'
import { type Case, Cases, type CutStatement, Output } from './homework-cases/shapes.ts'

const [casesFile, outputFile] = process.argv.slice(2)
if (!casesFile) {
  console.error('node scripts/tutor/judge-homework.ts FICHIER [SORTIE DU TUTEUR]')
  process.exit(1)
}
const { statements: cases } = readCases(casesFile, Cases)
const crashed: string[] = []
const output = outputFile ? readCases(outputFile, Output).statements : cases.flatMap(ask)
const cutById = new Map(output.map(one => [one.id, one]))

/** One by one: a statement that the tutor does not survive costs no other one its answer. */
function ask({ id, subject, grade, chapter, statement }: Case): CutStatement[] {
  try {
    const typed = ['--subject', subject, '--grade', grade, `--chapter=${chapter}`, '--', statement]
    return Output.parse(solveHomework(typed)).statements.map(cut => ({ ...cut, id }))
  } catch (error) {
    crashed.push(`${id}: ${String(error)}`)
    return []
  }
}

const percent = (part: number, whole: number) =>
  `${part}/${whole} (${((100 * part) / Math.max(1, whole)).toFixed(1)} %)`
const rows = new Map<string, Record<Outcome, number>>()
const add = (group: string, outcome: Outcome) => {
  const row = rows.get(group) ?? { right: 0, wrong: 0, unsolved: 0 }
  row[outcome]++
  rows.set(group, row)
}

const wrong: string[] = []
const miscut: string[] = []
let lost = 0
let changed = 0
let missing = 0
for (const one of cases) {
  const cut = cutById.get(one.id)
  if (!cut) {
    missing++
    continue
  }
  const joined = cut.blocks.map(({ text }) => text).join('')
  if (joined !== one.statement) changed++
  lost += Math.max(0, one.statement.length - joined.length)
  if (cut.exercises.length !== one.gold.questions)
    miscut.push(`${one.id}: ${cut.exercises.length} au lieu de ${one.gold.questions}`)
  compareAnswers(one, cut).forEach((compared, i) => {
    count(one.subject, one.gold.answers[i]?.refuse ?? false, compared)
    if (compared.outcome === 'wrong')
      wrong.push(`${one.id}#${i + 1}: ${compared.found} · attendu : ${compared.expected}`)
  })
}

function count(subject: string, refuse: boolean, { kind, outcome }: Comparison): void {
  add('Tout', outcome)
  add(refuse ? 'À refuser' : `Forme ${kind}`, outcome)
  add(subject, outcome)
  if (kind === 'E' && !refuse) add(`${subject}, E`, outcome)
}

console.log(`${cases.length} énoncés, ${missing} sans sortie ; ${changed} énoncés changés, ${lost} caractères perdus`)
console.log(`Bon nombre de questions : ${percent(cases.length - missing - miscut.length, cases.length)}`)
for (const [group, { right, wrong: bad, unsolved }] of [...rows].toSorted(([a], [b]) => a.localeCompare(b)))
  console.log(
    `${group.padEnd(24)} juste ${percent(right, right + bad + unsolved).padEnd(18)} faux ${String(bad).padEnd(4)} non résolu ${unsolved}`,
  )
for (const line of crashed) console.log(`  échec      ${line}`)
for (const line of miscut) console.log(`  découpage  ${line}`)
for (const line of wrong) console.log(`  faux       ${line}`)
