import { spawn } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { type Report, type ReportKind, readReport } from './reports.ts'

const root = path.join(import.meta.dirname, '..')
const reports = path.join(root, '.build', 'reports')

export type Step = {
  title: string
  command: string[]
  /** Show what it prints as it comes, rather than only when it fails. */
  live?: boolean
  /** Add its tests to the closing line. */
  counts?: ReportKind
  /** Called when it passed. */
  onPass?: () => void
  env?: Readonly<Record<string, string>>
}

/** A step that runs a script of this repository, and one that runs an installed tool. */
export const node = (title: string, ...args: string[]): Step => ({ title, command: ['node', ...args] })
export const tool = (title: string, ...command: string[]): Step => ({ title, command })

/** Steps that depend on nothing but the sources run side by side in this many lanes. */
const LANES = 2

type Outcome = { step: Step; passed: boolean; seconds: number; output: string; report?: Report }

/** Runs the steps one after the other, those of a list side by side, and ends the process at the first failure. */
export async function runSteps(plan: (Step | Step[])[]): Promise<void> {
  const outcomes: Outcome[] = []
  for (const entry of plan) {
    outcomes.push(...(await runSideBySide([entry].flat())))
    if (outcomes.some(({ passed }) => !passed)) break
  }
  tellFailures(outcomes)
  tellCounts(outcomes)
  if (process.exitCode) process.exit()
}

/** Runs all steps whatever fails, then prints a table of them; the process ends with 1 when one failed. */
export async function runToTheEnd(plan: (Step | Step[])[]): Promise<void> {
  const outcomes: Outcome[] = []
  for (const entry of plan) {
    const ended = await runSideBySide([entry].flat())
    // At once: hours may follow.
    tellFailures(ended)
    outcomes.push(...ended)
  }
  console.log('\n| Suite | Réussis | Échoués | Secondes |\n| --- | --- | --- | --- |')
  for (const { step, passed, seconds, report } of outcomes) {
    const counts = report ? `${report.passed} | ${report.failed.length}` : passed ? 'oui | 0' : 'non | 1'
    console.log(`| ${step.title} | ${counts} | ${seconds.toFixed(0)} |`)
    for (const title of report?.failed ?? []) console.log(`|   ✗ ${title} | | | |`)
  }
  tellCounts(outcomes)
}

async function runSideBySide(steps: readonly Step[]): Promise<Outcome[]> {
  const waiting = [...steps]
  const outcomes: Outcome[] = []
  const lane = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const outcome = await run(step)
      if (!step.live) console.log(`${outcome.passed ? '✓' : '✗'} ${step.title} (${outcome.seconds.toFixed(1)} s)`)
      if (outcome.passed) step.onPass?.()
      outcomes.push(outcome)
    }
  }
  await Promise.all(Array.from({ length: LANES }, lane))
  return outcomes
}

function tellFailures(outcomes: readonly Outcome[]): void {
  for (const { step, output } of outcomes.filter(({ passed }) => !passed)) {
    console.error(output)
    console.error(`\nÉchec : ${step.title}. La commande était : ${step.command.join(' ')}`)
    process.exitCode = 1
  }
}

/** The closing line, and in `.build/reports/second-try.txt` the tests that passed at the second try only. */
function tellCounts(outcomes: readonly Outcome[]): void {
  if (!outcomes.some(({ step }) => step.counts)) return
  const counted = outcomes.flatMap(({ report }) => report ?? [])
  const sum = (count: (report: Report) => number) => counted.reduce((total, report) => total + count(report), 0)
  const skipped = sum(report => report.skipped)
  const retried = counted.flatMap(report => report.retried)
  writeFileSync(path.join(reports, 'second-try.txt'), retried.map(title => `${title}\n`).join(''))
  for (const title of retried) console.log(`Réussi au second essai : ${title}`)
  const more = [skipped > 0 && `${skipped} skipped`, retried.length > 0 && `${retried.length} passed at the second try`]
  const line = [`${sum(report => report.passed)} passed`, `${sum(report => report.failed.length)} failed`, ...more]
  console.log(`\n${line.filter(Boolean).join(', ')}`)
}

/** Each suite has a report of its own, named after its title. */
const reportPath = ({ title }: Step) =>
  path.join(reports, `${title.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll(/\W+/g, '-').toLowerCase()}.json`)

async function run(step: Step): Promise<Outcome> {
  const started = Date.now()
  const file = reportPath(step)
  const [command = '', ...args] = step.command
  if (step.counts) {
    mkdirSync(reports, { recursive: true })
    rmSync(file, { force: true })
  }
  if (step.counts === 'vitest') args.push('--reporter=default', '--reporter=json', `--outputFile.json=${file}`)
  const env = {
    ...process.env,
    PATH: `${path.join(root, 'node_modules', '.bin')}${path.delimiter}${path.join(root, 'e2e', 'node_modules', '.bin')}${path.delimiter}${process.env.PATH}`,
    ...(step.counts === 'playwright' && { PLAYWRIGHT_JSON_OUTPUT_NAME: file }),
    ...step.env,
  }
  const child = spawn(command, args, { cwd: root, env, stdio: step.live ? 'inherit' : ['ignore', 'pipe', 'pipe'] })
  let output = ''
  const keep = (text: string) => {
    output += text
  }
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => keep(chunk.toString()))
  const code = await new Promise<number>(resolve => {
    child.on('error', error => {
      keep(error.message)
      resolve(1)
    })
    child.on('close', exit => resolve(exit ?? 1))
  })
  const report = step.counts && readReport(step.counts, file)
  if (report && code !== 0 && report.failed.length === 0) report.failed.push(`ended with ${code} beside its tests`)
  const passed = code === 0 && !report?.failed.length
  return { step, passed, seconds: (Date.now() - started) / 1000, output, ...(report && { report }) }
}
