/** The sentences of a function that is told by a table of values; `$` stands around maths. */
export const messages = {
  image: (name: string, x: string, y: string) =>
    `On cherche $${x}$ dans la première ligne ; son image est dessous : $${name}(${x}) = ${y}$.`,
  antecedent: (name: string, y: string, all: string) =>
    `On cherche $${y}$ dans la ligne de $${name}(x)$ ; les antécédents du tableau sont au-dessus : $${all}$.`,
  rule: 'Dans un tableau de valeurs, la première ligne donne les antécédents, la seconde leurs images.',
  hints: [
    'Le nombre donné est-il un antécédent ou une image ?',
    'Dans quelle ligne du tableau faut-il le chercher ?',
    'La réponse est dans l’autre ligne, même colonne.',
  ],
} as const
