export const statement = {
  instruction: (title: string) => `${title}\n\nRetournez deux cartes, puis dites si elles vont ensemble.`,
}

/** What the screen says. */
export const screen = {
  how: 'Les cartes vont deux par deux.',
  cards: 'Cartes',
  hidden: (n: number) => `Carte ${n}, cachée`,
  shown: (n: number, text: string) => `Carte ${n} : ${text}`,
  paired: (n: number, text: string, letter: string) =>
    `Carte ${n} : ${text}, paire ${letter}. Touchez pour la défaire.`,
  ask: 'Ces deux cartes vont-elles ensemble ?',
  yes: 'Oui, c’est une paire',
  no: 'Non, les retourner',
  turned: (text: string) => `Carte retournée : ${text}`,
  kept: (letter: string) => `La paire ${letter} est mise de côté.`,
  undone: (letter: string) => `La paire ${letter} est défaite.`,
  found: (n: number, total: number) =>
    n === total ? 'Toutes les cartes ont trouvé leur paire.' : `${n} sur ${total} paires mises de côté`,
  alone: 'pas de paire',
} as const
