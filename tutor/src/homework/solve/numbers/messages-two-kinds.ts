/** The sentences about a whole made of two kinds; `$` stands around maths. */
export const messages = {
  rest: (tex: string) => `Le reste est l’autre sorte : $${tex}$.`,
  percent: (tex: string) => `On divise la partie par le tout, puis on multiplie par 100 : $${tex}$.`,
  share: (tex: string) => `On divise l’effectif de cette sorte par l’effectif total : $${tex}$.`,
  answer: (text: string) => `La réponse est ${text}.`,
  rule: 'Fréquence (ou probabilité, quand toutes les issues ont la même chance) = nombre de cette sorte ÷ nombre total.',
  hints: [
    'Combien y en a-t-il en tout ?',
    'De quelle sorte la question parle-t-elle ? Combien y en a-t-il ?',
    'Divisez par le total.',
  ],
  faces: (n: number) => `Chaque face est une issue : il y en a ${n}.`,
  allThings: (tex: string) => `Chaque objet peut être tiré : $${tex}$ issues.`,
  outcomesRule: 'Une issue est un résultat possible d’une expérience aléatoire.',
  outcomesHints: [
    'Que peut-il arriver ?',
    'Comptez tous les résultats possibles.',
    'Chaque objet (ou chaque face) compte pour une issue.',
  ],
} as const
