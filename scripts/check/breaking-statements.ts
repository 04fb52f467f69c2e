/**
 * What the release before cannot live with: it names a table or a column that is gone, or writes a row that is refused now.
 * Constraints may go, indexes come and go: no statement names them.
 */
const BREAKING: [RegExp, string][] = [
  [/\bdrop\s+(?:table|view|materialized\s+view|column|type|sequence|function)\b/i, 'drops'],
  [/\bdrop(?:Table|Column|View|Type|Schema)\b/, 'drops'],
  [/\brename\s+(?:to|column|[\w"]+\s+to)\b/i, 'renames'],
  [/\brename(?:Column|To)\b/, 'renames'],
  [/\balter\s+column\s+[\w"]+\s+(?:set\s+data\s+)?type\b/i, 'changes a type'],
  [/\bsetDataType\b/, 'changes a type'],
  [/\bset\s+not\s+null\b|\bsetNotNull\b/i, 'requires what may be missing'],
  [
    /\badd\s+column\b(?:(?!default|generated|,|;|`)[\s\S])*?\bnot\s+null\b(?!(?:(?!,|;|`)[\s\S])*?\b(?:default|generated)\b)/i,
    'requires what may be missing',
  ],
]

/** What the text of a migration does that the release before cannot live with; comments do not count. */
export function findBreaking(source: string): string[] {
  const code = source.replace(/\/\*[\s\S]*?\*\/|\/\/.*$|--.*$/gm, '')
  return [...new Set(BREAKING.filter(([pattern]) => pattern.test(code)).map(([, what]) => what))]
}

/** Whether a migration says why it does so. */
export const saysWhy = (source: string): boolean => /^export const breaks = ['"`].{10,}/m.test(source)
