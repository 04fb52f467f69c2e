const MARK = /(?<=^|\s)(?:\(?([a-h]|\d{1,2})\)|([a-h]|\d{1,2})\.(?=\s))\s*/g
const LABELLED = /(?<=^|[\s;])([A-H])\s?=(?=\s?[^=])/g
const MAX_PARTS = 30

/** How many parentheses stand open in front of a place. */
const depthAt = (line: string, place: number) => {
  let depth = 0
  for (let i = 0; i < place; i++) {
    if (line[i] === '(' || line[i] === '[') depth++
    else if ((line[i] === ')' || line[i] === ']') && depth > 0) depth--
  }
  return depth
}

const next = (label: string) =>
  /\d/.test(label) ? String(Number(label) + 1) : String.fromCharCode(label.charCodeAt(0) + 1)

/** The places of a), b), c)… or 1), 2)…: in order from the first, outside parentheses. */
const sequence = (line: string) => {
  const found: { label: string; from: number; to: number }[] = []
  for (const match of line.matchAll(MARK)) {
    const label = match[1] ?? match[2] ?? ''
    const last = found.at(-1)
    if (last ? label !== next(last.label) : label !== 'a' && label !== '1') continue
    if (!match[0].startsWith('(') && depthAt(line, match.index) > 0) continue
    found.push({ label, from: match.index, to: match.index + match[0].length })
    if (found.length === MAX_PARTS) break
  }
  return found.length > 1 ? found : []
}

/** « Calcule : a) 2 + 3 b) 4 × 5 » as its three lines; a line without such a list stays whole. */
export const splitInline = (line: string): string[] => {
  const marks = sequence(line)
  if (marks.length > 0) {
    const head = line.slice(0, marks[0]?.from).trim()
    const parts = marks.map(({ from }, i) =>
      line
        .slice(from, marks[i + 1]?.from)
        .replace(/[;,]\s*$/, '')
        .trim(),
    )
    return [...(head === '' ? [] : [head]), ...parts]
  }
  return splitLabelled(line)
}

/** « A = 3 + 4   B = 5 × 2 » as its lines. */
const splitLabelled = (line: string): string[] => {
  const marks = [...line.matchAll(LABELLED)]
  const labels = marks.map(match => match[1] ?? '')
  const inOrder = labels.length > 1 && labels.every((label, i) => i === 0 || label === next(labels[i - 1] ?? ''))
  if (!inOrder) return [line]
  const head = line.slice(0, marks[0]?.index).trim()
  const parts = marks.map((match, i) =>
    line
      .slice(match.index, marks[i + 1]?.index)
      .replace(/(?:[;,]|\bet)\s*$/, '')
      .trim(),
  )
  return [...(head === '' ? [] : [head]), ...parts]
}
