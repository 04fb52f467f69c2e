import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter'
import { ENGINE, MODULE } from './plays.ts'

type Line = { engine: string; results: string[] }
const NAMES: Partial<Record<TestResult['status'], string>> = { passed: 'joué', skipped: 'sauté' }

/** Prints each module type that was played to its end: type → engine → result in each window. */
export default class PlayedTypes implements Reporter {
  readonly #lines = new Map<string, Line>()

  onTestEnd({ annotations, parent }: TestCase, result: TestResult): void {
    const noted = [...annotations, ...result.annotations]
    const type = noted.find(note => note.type === MODULE)?.description
    if (!type) return
    const engine = noted.find(note => note.type === ENGINE)?.description ?? ''
    const line = this.#lines.get(type) ?? { engine, results: [] }
    if (engine) line.engine = engine
    line.results.push(`${parent.project()?.name ?? ''} ${NAMES[result.status] ?? 'ÉCHEC'}`)
    this.#lines.set(type, line)
  }

  onEnd(): void {
    if (this.#lines.size === 0) return
    const rows = [...this.#lines].sort(([a], [b]) => a.localeCompare(b))
    const widest = Math.max(...rows.map(([, { engine }]) => engine.length))
    console.log(`\n${rows.length} types de module joués jusqu’au bout :`)
    for (const [type, { engine, results }] of rows)
      console.log(`  ${type.padEnd(24)} → ${engine.padEnd(widest)} → ${results.sort().join(', ')}`)
  }

  printsToStdio(): boolean {
    return false
  }
}
