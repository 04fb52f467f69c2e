import { appendFileSync, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'

const FILE = fileURLToPath(new URL('../../../.build/reports/survival.jsonl', import.meta.url))

/** A row of the table of what the product lived through. */
export interface Survived {
  what: string
  /** What callers got meanwhile. */
  seen: string
  /** How long they got it, in milliseconds. */
  lasted: number
  /** Rows that were acknowledged and are gone. */
  lost: number
  /** What became of the process of the API. */
  alive: string
}

/** Adds a row to the table. */
export function reportSurvival(row: Survived): void {
  mkdirSync(dirname(FILE), { recursive: true })
  appendFileSync(FILE, `${JSON.stringify(row)}\n`)
}
