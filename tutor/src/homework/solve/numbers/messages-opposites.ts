/** The sentences of opposites and inverses; `$` stands around maths. */
export const messages = {
  opposite: (number: string, result: string) =>
    `L’opposé de $${number}$ est le nombre qui donne $0$ quand on l’ajoute à lui : c’est $${result}$.`,
  inverse: (number: string, result: string) =>
    `L’inverse de $${number}$ est le nombre qui donne $1$ quand on le multiplie par lui : c’est $${result}$.`,
  rule: 'La somme d’un nombre et de son opposé est 0 ; le produit d’un nombre non nul et de son inverse est 1. L’inverse de $\\frac{a}{b}$ est $\\frac{b}{a}$.',
  hints: [
    'L’opposé change le signe, l’inverse échange le numérateur et le dénominateur.',
    'Un nombre et son inverse ont le même signe.',
    'Vérifiez : la somme avec l’opposé est 0, le produit avec l’inverse est 1.',
  ],
} as const
