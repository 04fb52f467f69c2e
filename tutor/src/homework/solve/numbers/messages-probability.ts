/** The sentences of worked probabilities; `$` stands around maths. */
export const messages = {
  outcomes: (count: number) => `Il y a ${count} issues possibles, qui ont toutes la même chance de se réaliser.`,
  outcomesSum: (counts: readonly number[], total: number) =>
    `Il y a en tout $${counts.join(' + ')} = ${total}$ issues possibles, qui ont toutes la même chance de se réaliser.`,
  favourable: (count: number) => `${count} ${count > 1 ? 'issues réalisent' : 'issue réalise'} l’événement.`,
  favourableList: (numbers: readonly number[]) =>
    `${numbers.length} ${numbers.length > 1 ? 'issues réalisent' : 'issue réalise'} l’événement : ${numbers.join(' ; ')}.`,
  quotient: (tex: string) =>
    `La probabilité est le quotient du nombre d’issues favorables par le nombre total d’issues : $${tex}$.`,
  impossible: 'Aucune issue ne réalise cet événement : il est impossible, sa probabilité est $0$.',
  rule: 'Quand toutes les issues ont la même chance : probabilité = nombre d’issues favorables ÷ nombre total d’issues. Elle est toujours comprise entre 0 et 1.',
  hints: [
    'Combien y a-t-il d’issues possibles en tout ?',
    'Combien d’issues réalisent l’événement ?',
    'Écrivez le quotient des deux nombres, puis simplifiez la fraction.',
  ],
} as const
