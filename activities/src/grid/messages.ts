export const statement = {
  instruction: (title: string) => `${title}\n\nCochez une case par ligne.`,
}

/** What the screen says. */
export const screen = {
  how: 'Dans chaque ligne, cochez la case qui convient.',
  element: 'Élément',
  cell: (row: string, column: string) => `${row} : ${column}`,
} as const
