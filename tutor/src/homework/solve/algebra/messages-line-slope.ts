/** The sentences of slopes of lines; `$` stands around maths. */
export const messages = {
  formula: 'Le coefficient directeur est le quotient de la différence des ordonnées par celle des abscisses.',
  line: (tex: string) => `On calcule : $${tex}$.`,
  slopeIs: (result: string) => `Le coefficient directeur est $${result}$.`,
  rule: 'Coefficient directeur de la droite $(AB)$ : $a = \\frac{y_B - y_A}{x_B - x_A}$.',
  hints: [
    'Quelles sont l’abscisse et l’ordonnée de chaque point ?',
    'De combien varie l’ordonnée d’un point à l’autre ? Et l’abscisse ?',
    'Gardez le même ordre des points en haut et en bas.',
  ],
} as const
