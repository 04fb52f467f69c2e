import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { FullConfig, FullResult, Reporter, Suite, TestCase, TestResult } from '@playwright/test/reporter'
import { CELL, type Cell, OUTCOME } from './federation/cells.ts'

const FILE = path.join(import.meta.dirname, '..', '..', '.build', 'reports', 'tables.txt')
type Table = { of: number | null; columns: Set<string>; rows: Map<string, Map<string, string>> }

/** Prints the tables that tests are cells of; a table that has to be complete and is not fails the run. */
export default class Tables implements Reporter {
  readonly #tables = new Map<string, Table>()

  /** Rows and columns stand in the order of the tests. */
  onBegin(_config: FullConfig, suite: Suite): void {
    for (const { annotations } of suite.allTests()) this.#note(annotations, '·')
  }

  onTestEnd({ annotations }: TestCase, result: TestResult): void {
    const noted = [...annotations, ...result.annotations]
    const outcome = noted.findLast(note => note.type === OUTCOME)?.description ?? '✓'
    this.#note(noted, result.status === 'passed' ? outcome : result.status === 'skipped' ? '·' : '✗')
  }

  #note(annotations: TestCase['annotations'], value: string): void {
    // The same ones stand among those of the test and of its result.
    const texts = new Set(annotations.filter(note => note.type === CELL).map(note => note.description ?? ''))
    for (const text of texts) this.#put(JSON.parse(text) as Cell, value)
  }

  #put({ table, row, column, of, value: own }: Cell, value: string): void {
    const known = this.#tables.get(table) ?? { of, columns: new Set<string>(), rows: new Map() }
    this.#tables.set(table, known)
    known.columns.add(column)
    const cells = known.rows.get(row) ?? new Map<string, string>()
    known.rows.set(row, cells)
    cells.set(column, value === '✓' ? (own ?? value) : value)
  }

  onEnd(): Promise<{ status?: FullResult['status'] } | undefined> {
    if (this.#tables.size === 0) return Promise.resolve(undefined)
    const printed = [...this.#tables].map(([name, table]) => print(name, table))
    mkdirSync(path.dirname(FILE), { recursive: true })
    writeFileSync(FILE, `${printed.map(({ text }) => text).join('\n\n')}\n`)
    for (const { text } of printed) console.log(`\n${text}`)
    return Promise.resolve(printed.some(({ holes }) => holes > 0) ? { status: 'failed' } : undefined)
  }

  printsToStdio(): boolean {
    return false
  }
}

function print(name: string, { of, columns, rows }: Table): { text: string; holes: number } {
  const cells = [...rows.values()].flatMap(row => [...row.values()])
  const good = cells.filter(cell => cell !== '✗' && cell !== '·').length
  const holes = of === null ? 0 : of - good
  const heads = [...columns]
  const first = Math.max(...[...rows.keys()].map(row => row.length), 0)
  const width = (head: string) => Math.max(head.length, ...[...rows.values()].map(row => row.get(head)?.length ?? 1))
  const line = (row: string, values: string[]) =>
    `  ${row.padEnd(first)}  ${values.map((value, n) => value.padEnd(width(heads[n] ?? ''))).join('  ')}`.trimEnd()
  const lines = [...rows].map(([row, values]) =>
    line(
      row,
      heads.map(head => values.get(head) ?? '·'),
    ),
  )
  const sum = of === null ? `${good} of ${cells.length} cells of the sample` : `${good} of ${of} cells, ${holes} holes`
  return { text: [`${name}: ${sum}`, line('', heads), ...lines].join('\n'), holes }
}
