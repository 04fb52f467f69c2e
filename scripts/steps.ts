import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'

const root = path.join(import.meta.dirname, '..')
const reports = path.join(root, '.build', 'reports')

export type Step = {
  title: string
  command: string[]
  /** Show what it prints as it comes, rather than only when it fails. */
  live?: boolean
  /** Add its tests to the closing line. */
  counts?: 'vitest' | 'playwright'
  /** Called when it passed. */
  onPass?: () => void
  env?: Readonly<Record<string, string>>
}

/** A step that runs a script of this repository, and one that runs an installed tool. */
export const node = (title: string, ...args: string[]): Step => ({ title, command: ['node', ...args] })
export const tool = (title: string, ...command: string[]): Step => ({ title, command })

/** `flaky`: failed once, then passed. */
type Count = { passed: number; failed: number; skipped: number; flaky: number }

/** Steps that depend on nothing but the sources run side by side in this many lanes. */
const LANES = 2

/** Runs the steps one after the other, those of a list side by side, and ends the process at the first failure. */
export async function runSteps(plan: (Step | Step[])[]): Promise<void> {
  const total: Count = { passed: 0, failed: 0, skipped: 0, flaky: 0 }
  for (const entry of plan) {
    const failed = (await runSideBySide([entry].flat(), total)).filter(({ code }) => code !== 0)
    if (failed.length === 0) continue
    for (const { step, output } of failed) {
      console.error(output)
      console.error(`\nÉchec : ${step.title}. La commande était : ${step.command.join(' ')}`)
    }
    closingLine(plan.flat(), total)
    process.exit(1)
  }
  closingLine(plan.flat(), total)
}

type Outcome = { step: Step; code: number; output: string }

async function runSideBySide(steps: readonly Step[], total: Count): Promise<Outcome[]> {
  const waiting = [...steps]
  const outcomes: Outcome[] = []
  const lane = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const started = Date.now()
      const { code, output } = await run(step)
      const seconds = ((Date.now() - started) / 1000).toFixed(1)
      if (step.counts) add(total, readCount(step.counts))
      if (!step.live) console.log(`${code === 0 ? '✓' : '✗'} ${step.title} (${seconds} s)`)
      if (code === 0) step.onPass?.()
      outcomes.push({ step, code, output })
    }
  }
  await Promise.all(Array.from({ length: LANES }, lane))
  return outcomes
}

function closingLine(steps: readonly Step[], { passed, failed, skipped, flaky }: Count): void {
  if (!steps.some(step => step.counts)) return
  const more = [skipped > 0 && `${skipped} skipped`, flaky > 0 && `${flaky} passed at the second try`].filter(Boolean)
  console.log(`\n${[`${passed} passed`, `${failed} failed`, ...more].join(', ')}`)
}

const reportPath = (kind: NonNullable<Step['counts']>) => path.join(reports, `${kind}.json`)

async function run(step: Step): Promise<{ code: number; output: string }> {
  const [command = '', ...args] = step.command
  if (step.counts) {
    mkdirSync(reports, { recursive: true })
    rmSync(reportPath(step.counts), { force: true })
  }
  if (step.counts === 'vitest')
    args.push('--reporter=default', '--reporter=json', `--outputFile.json=${reportPath('vitest')}`)
  const env = {
    ...process.env,
    PATH: `${path.join(root, 'node_modules', '.bin')}${path.delimiter}${path.join(root, 'e2e', 'node_modules', '.bin')}${path.delimiter}${process.env.PATH}`,
    PLAYWRIGHT_JSON_OUTPUT_NAME: reportPath('playwright'),
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
  return { code, output }
}

function readCount(kind: NonNullable<Step['counts']>): Count {
  if (!existsSync(reportPath(kind))) return { passed: 0, failed: 1, skipped: 0, flaky: 0 }
  const report = JSON.parse(readFileSync(reportPath(kind), 'utf8'))
  return kind === 'vitest'
    ? { passed: report.numPassedTests, failed: report.numFailedTests, skipped: report.numPendingTests, flaky: 0 }
    : {
        passed: report.stats.expected + report.stats.flaky,
        failed: report.stats.unexpected,
        skipped: report.stats.skipped,
        flaky: report.stats.flaky,
      }
}

function add(total: Count, more: Count): void {
  total.passed += more.passed
  total.failed += more.failed
  total.skipped += more.skipped
  total.flaky += more.flaky
}
