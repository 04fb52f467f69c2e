/** Room to tick, and room to write in. */
export const BOX = '☐'
export const GAP = '………………'

type Named = { text: string }

export const list = (items: readonly string[]) => items.map(item => `- ${item}`).join('\n')
export const boxes = (items: readonly Named[]) => list(items.map(item => `${BOX} ${item.text}`))
export const numbered = (items: readonly string[]) => items.map((item, n) => `${n + 1}. ${item}`).join('\n')
export const words = (items: readonly Named[]) => items.map(item => item.text).join(' · ')

/** Empty lines to write on. */
export const linesToWrite = (count: number) => Array.from({ length: count }, () => GAP.repeat(4)).join('\n\n')

/** What there is of these parts, one below the other. */
export const blocks = (...parts: (string | undefined)[]) => parts.filter(part => part).join('\n\n')

const cell = (text: string) => text.replaceAll('|', '\\|').replace(/\s*\n\s*/g, ' ')
const row = (cells: readonly string[]) => `| ${cells.map(cell).join(' | ')} |`

export const table = (columns: readonly string[], rows: readonly (readonly string[])[]) =>
  [row(columns), row(columns.map(() => '---')), ...rows.map(row)].join('\n')
