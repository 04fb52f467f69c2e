/** Sentences about the result of an answer that several engines share. */
export const correction = {
  allRight: 'Bravo, tout est juste !',
  noneRight: 'Ce n’est pas encore cela : regardez les corrections, puis réessayez.',
  rightSoFar: (right: number, answered: number) => `${right} sur ${answered} pour l’instant.`,
  someRight: (right: number, total: number) => `${right} sur ${total} : regardez les corrections, puis réessayez.`,
  mindTheAccent: (expected: string) => `Attention aux accents : on écrit « ${expected} ».`,
  written: (expected: string) => `On attendait « ${expected} ».`,
  read: 'Lecture terminée.',
}

/** What the screens of several engines say. */
export const screen = {
  loading: 'Chargement de l’activité…',
  right: 'Juste',
  wrong: 'À revoir',
  expected: (text: string) => `Réponse attendue : ${text}`,
  hint: 'Voir l’indice',
  hideHint: 'Cacher l’indice',
  nextHint: (n: number, total: number) => `Indice suivant (${n} sur ${total})`,
  gaps: {
    words: 'Mots à placer',
    gap: (n: number) => `Trou ${n}`,
    empty: (n: number) => `Trou ${n}, vide`,
    filled: (n: number, word: string) => `Trou ${n} : ${word}. Touchez pour l’enlever.`,
    chosen: (word: string) => `« ${word} » est choisi. Touchez un trou.`,
    placed: (word: string, n: number) => `« ${word} » est placé dans le trou ${n}.`,
    removed: (word: string) => `« ${word} » est revenu avec les mots à placer.`,
    none: 'Tous les mots sont placés.',
  },
} as const

/** What the paper says of several engines. */
export const paper = { words: 'Mots à placer :' } as const
