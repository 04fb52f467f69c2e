import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing'
import type { Actors } from './actors.ts'

type Try = (as: Actors) => Promise<unknown>
type Verdict = 'allow' | 'deny'
export type Case = { rule: string; verdict: Verdict; title: string; run: (as: Actors) => Promise<unknown> }

/** Cases of one rule: what it lets through, and what it stops. `never` marks what no rule allows to anybody. */
export function rule(name: string, allow: Record<string, Try>, deny: Record<string, Try>): Case[] {
  return [
    ...Object.entries(allow).map(([title, attempt]) => oneCase(name, 'allow', title, attempt)),
    ...Object.entries(deny).map(([title, attempt]) => oneCase(name, 'deny', title, attempt)),
  ]
}

export const never = (name: string, deny: Record<string, Try>) => rule(`never: ${name}`, {}, deny)

const oneCase = (name: string, verdict: Verdict, title: string, attempt: Try): Case => ({
  rule: name,
  verdict,
  title,
  run: as => (verdict === 'allow' ? assertSucceeds(attempt(as)) : assertFails(attempt(as))),
})

export type Row = { rule: string; allow: number; deny: number; failed: number; hole: string }

/** One row a rule. A hole: a declared rule without a case that passes it and two that it stops, or a case that failed. */
export function buildTable(declared: string[], cases: Case[], failed: Set<Case>): Row[] {
  const tried = [...new Set(cases.map(one => one.rule))]
  const missing = declared.filter(name => !tried.some(one => one.split(' · ')[0] === name))
  return [...tried, ...missing].map(name => {
    const own = cases.filter(one => one.rule === name)
    const count = (verdict: Verdict) => own.filter(one => one.verdict === verdict).length
    const row = {
      rule: name,
      allow: count('allow'),
      deny: count('deny'),
      failed: own.filter(one => failed.has(one)).length,
    }
    return { ...row, hole: findHole(row, declared) }
  })
}

function findHole({ rule: name, allow, deny, failed }: Omit<Row, 'hole'>, declared: string[]): string {
  const unknown = !name.startsWith('never: ') && !declared.includes(name.split(' · ')[0] ?? '')
  if (unknown) return 'no such rule'
  if (failed > 0) return 'failed'
  if (deny < 2) return 'fewer than two denials'
  return allow < 1 && !name.startsWith('never: ') ? 'nothing allowed' : ''
}

/** The table as text. */
export function printed(rows: Row[]): string {
  const lines = rows.map(row => [row.rule, `${row.allow}`, `${row.deny}`, row.hole || 'ok'])
  const all = [['rule of firestore.rules', 'allowed', 'denied', ''], ...lines]
  const widths = [0, 1, 2].map(column => Math.max(...all.map(line => line[column]?.length ?? 0)))
  return all.map(line => line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')).join('\n')
}
