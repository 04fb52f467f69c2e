type Value = { value?: { boolValue?: boolean } }
type Node = {
  sourcePosition: { line: number; currentOffset: number; endOffset: number }
  values?: Value[]
  children?: Node[]
}
type Report = { rules: { files: { content: string }[] }; report: Node[] }

/** Conditions of the rules that all cases passed, or that all cases failed: nothing shows what they are for. */
export function undecided(answer: unknown): string[] {
  const { rules, report } = answer as Report
  const source = rules.files[0]?.content ?? ''
  const outcomes = new Map<string, Set<boolean>>()
  const visit = ({ sourcePosition, values = [], children = [] }: Node) => {
    const { line, currentOffset, endOffset } = sourcePosition
    const place = `line ${line}: ${source.slice(currentOffset, endOffset + 1).replaceAll(/\s+/g, ' ')}`
    for (const { value } of values)
      if (value?.boolValue !== undefined) outcomes.set(place, (outcomes.get(place) ?? new Set()).add(value.boolValue))
    children.forEach(visit)
  }
  report.forEach(visit)
  if (outcomes.size < 100) throw new Error(`only ${outcomes.size} conditions were reported`)
  return [...outcomes].filter(([, seen]) => seen.size < 2).map(([place, seen]) => `${place}: always ${[...seen][0]}`)
}
