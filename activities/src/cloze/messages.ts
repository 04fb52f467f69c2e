/** What the screen says. */
export const screen = {
  typed: 'Complétez les textes.',
  bank: 'Choisissez un mot, puis touchez le trou où il va. Vous pouvez aussi le faire glisser.',
} as const
