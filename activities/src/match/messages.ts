export const statement = {
  pairs: (title: string) => `${title} : associez chaque élément à celui qui lui correspond.`,
  columns: (title: string) => `${title}\n\nAssociez chaque élément de la première colonne à un élément de la deuxième.`,
}

/** What the screen says. */
export const screen = {
  how: 'Choisissez un élément de la première liste, puis celui qui va avec.',
  many: 'Choisissez un élément de la première liste, puis celui qui va avec. Un élément de la deuxième liste peut servir plusieurs fois.',
  left: 'Première liste',
  right: 'Deuxième liste',
  chosen: (text: string) => `« ${text} » est choisi. Choisissez ce qui va avec.`,
  paired: (left: string, right: string) => `« ${left} » va avec « ${right} ».`,
  undo: (text: string) => `Défaire la paire de « ${text} »`,
  undone: (text: string) => `La paire de « ${text} » est défaite.`,
  with: (letter: string) => `Paire ${letter}`,
} as const

/** What the paper says. */
export const paper = { with: 'À associer avec :' } as const
