export const statement = {
  instruction: (title: string) => `${title}\n\nRemettez les textes à leur place dans le tableau.`,
}

/** What the screen says. */
export const screen = {
  how: 'Choisissez un texte, puis touchez la case où il va. Vous pouvez aussi le faire glisser.',
  bank: 'Textes à placer',
} as const
