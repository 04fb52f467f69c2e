/** The sentences of worked square roots; maths between dollars. */
export const messages = {
  squares: (low: string, high: string) => `On cherche deux carrés d’entiers qui se suivent : $${low}$ et $${high}$.`,
  between: (squares: string, roots: string) => `$${squares}$, donc $${roots}$.`,
  calculator: (tex: string) => `À la calculatrice : $${tex}$.`,
  rule: 'La racine carrée d’un nombre positif $a$ est le nombre positif dont le carré est $a$. Les racines se rangent comme les nombres.',
  hints: [
    'Quel nombre, multiplié par lui-même, donne le nombre sous la racine ?',
    'Écrivez les carrés des entiers : 1, 4, 9, 16, 25, 36…',
    'Entre quels carrés le nombre sous la racine se trouve-t-il ?',
  ],
} as const
