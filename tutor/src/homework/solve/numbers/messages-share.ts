/** The sentences of worked fractions of a quantity; `$` stands around maths. */
export const messages = {
  asked: (fraction: string, of: string) => `Calculez $${fraction}$ de ${of}.`,
  take: (fraction: string, product: string) =>
    `Prendre $${fraction}$ d’un nombre, c’est le multiplier par $${fraction}$ : $${product}$.`,
  compute: (tex: string) => `On divise par le dénominateur, puis on multiplie par le numérateur : $${tex}$.`,
  answer: (result: string) => `La réponse est ${result}.`,
  rule: 'Prendre une fraction d’une quantité, c’est multiplier la quantité par la fraction : $\\frac{a}{b} \\times c = (c \\div b) \\times a$.',
  hints: [
    'Partagez la quantité en autant de parts égales que le dénominateur l’indique.',
    'Prenez autant de parts que le numérateur l’indique.',
    'Vérifiez : la moitié est $\\frac{1}{2}$, le quart $\\frac{1}{4}$. Votre résultat est-il vraisemblable ?',
  ],
} as const
