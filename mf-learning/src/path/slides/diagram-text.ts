/** The words of a diagram, line by line, for whoever cannot see it. */
export function diagramText(source: string): string[] {
  const [, ...rest] = source.split('\n')
  const lines = rest
    .map(line =>
      line
        .replace(/^\s*(?:title|section|subgraph)\s+/, '')
        .replace(/\b\w+\s*[[({]+"?([^\])}"]*)"?[\])}]+/g, '$1')
        .replace(/\s*(?:-->|---|==>|-\.->)\s*(?:\|([^|]*)\|\s*)?/g, (_, label?: string) =>
          label ? ` (${label}) → ` : ' → ',
        )
        .trim(),
    )
    .filter(line => line !== '' && line !== 'end')
  return lines.length > 0 ? lines : [source.trim()]
}
