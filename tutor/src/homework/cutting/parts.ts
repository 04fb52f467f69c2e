import { type Level, nextLabel, nextRoman, readRoman } from './labels.ts'

type Labelled = { level: Level | undefined; label: string; opens: boolean }

const isRoman = (label: string) => /^[IV]+$/.test(label)
const follows = (last: string, label: string) =>
  last !== '' && label === (isRoman(last) ? nextRoman(last) : nextLabel(last))

/** The lines that « I. », « II. », … begin, in sequence: a lone « V. Hugo » is none. */
export const romanLines = (lines: readonly string[]): Set<number> => {
  const found = lines.flatMap((line, n) => {
    const label = readRoman(line)?.label
    return label === undefined ? [] : [{ n, label }]
  })
  return new Set(
    found
      .filter(
        ({ label }, i) => follows(found[i - 1]?.label ?? '', label) || (label === 'I' && found[i + 1]?.label === 'II'),
      )
      .map(({ n }) => n),
  )
}

/** « A. Vrai ou faux ? 1. … 2. … B. … », « I) … a) … II) … »: capital letters and Roman numbers over labels that begin anew. */
export const withParts = <T extends Labelled>(pieces: readonly T[]): T[] => {
  let last = ''
  return pieces.map((one, i) => {
    const isCapital = one.level === 'letter' && one.opens && /^(?:[A-H]|I{1,3}|IV|VI{0,3})$/.test(one.label)
    const below = isCapital ? pieces.slice(i + 1).find(({ level }) => level) : undefined
    const opensPart = (below?.level === 'number' && below.label === '1') || (isRoman(one.label) && below?.label === 'a')
    if (!opensPart && !(isCapital && follows(last, one.label))) return one
    last = one.label
    return { ...one, level: 'part' }
  })
}
