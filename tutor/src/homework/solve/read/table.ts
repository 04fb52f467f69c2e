/** A row of a table: what it is called, and its cells. */
export type Row = { name: string; cells: string[] }

/** The rows of a table with bars; the first cell is the name of its row where it has letters. */
export const tableRows = (text: string): Row[] =>
  text
    .split('\n')
    .filter(line => line.includes('|') && !/^[\s|:-]+$/.test(line))
    .map(line => {
      const cells = line
        .replace(/^[^|]*?:\s*(?=\|)/, '')
        .replace(/^\s*\||\|\s*$/g, '')
        .split('|')
        .map(cell => cell.replace(/\\|\$/g, '').trim())
      const [first = '', ...rest] = cells
      return /\p{L}{2}/u.test(first) ? { name: first, cells: rest } : { name: '', cells }
    })
