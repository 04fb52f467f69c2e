import { isTaught, LOOSE, type TaughtWords } from './is-taught.ts'

/** A stretch of a text, and whether it is of the taught language. */
export type Stretch = { text: string; isTaught: boolean }

/** What stands between two groups of words; the end of a sentence is one. */
const BETWEEN = /([«»“”„()=→:;/—–|]+|[.!?…]+(?=[\s»”)]|$)|\n+)/
/** What keeps two groups of the same language together. */
const JOINS = /^[.!?…;]+$/

/** Whether a group stands between quotes and alone in them. */
const isQuoted = (groups: readonly string[], n: number) =>
  /[«“„]$/.test(groups[n - 1] ?? '') && /^[.!?…]*[»”“]/.test(groups[n + 1] ?? '')

/** Cuts a text, mostly French, at the groups of words that are wholly of the taught language; spaces stay outside. */
export function splitTaught(text: string, words: TaughtWords): Stretch[] {
  const found: Stretch[] = []
  const add = (part: string, taught: boolean) => {
    if (part === '') return
    const last = found.at(-1)
    if (last?.isTaught === taught) last.text += part
    else found.push({ text: part, isTaught: taught })
  }
  const groups = text.split(BETWEEN)
  for (const [n, group] of groups.entries()) {
    if (n % 2 === 1) {
      const joins = JOINS.test(group) && found.at(-1)?.isTaught === true
      add(group, joins)
    } else if (isTaught(group, words, isQuoted(groups, n) ? undefined : LOOSE)) {
      const core = group.trim()
      const at = group.indexOf(core)
      const before = group.slice(0, at)
      add(before, found.at(-1)?.isTaught === true && JOINS.test(groups[n - 1] ?? ''))
      add(core, true)
      add(group.slice(at + core.length), false)
    } else add(group, false)
  }
  return found
}
