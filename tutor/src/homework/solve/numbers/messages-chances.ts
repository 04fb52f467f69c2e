/** The sentences of contrary events and of two throws of a coin; `$` stands around maths. */
export const messages = {
  contrary: 'La somme des probabilités d’un événement et de son contraire est 1 (ou 100 %).',
  line: (tex: string) => `Donc la probabilité cherchée est $${tex}$.`,
  four: 'Il y a 4 issues équiprobables : pile-pile, pile-face, face-pile et face-face.',
  favourable: (count: number) => `${count} ${count === 1 ? 'issue réalise' : 'issues réalisent'} l’événement.`,
  rule: 'Probabilité = nombre d’issues favorables ÷ nombre d’issues possibles, quand les issues sont équiprobables. Un événement et son contraire ont des probabilités dont la somme est 1.',
  hints: [
    'Quel est l’événement contraire ?',
    'Écrivez toutes les issues possibles.',
    'Combien d’issues réalisent l’événement ?',
  ],
} as const
