/** The sentences of what a percentage takes off a price; `$` stands around maths. */
export const messages = {
  part: (rate: string, tex: string) => `On calcule $${rate}\\,\\%$ du prix : $${tex}$.`,
  answer: (result: string) => `Le montant est ${result}.`,
  rule: 'Prendre $p\\,\\%$ d’un prix, c’est le multiplier par $\\frac{p}{100}$. Le montant n’est pas le nouveau prix : il s’enlève du prix de départ, ou s’y ajoute.',
  hints: [
    'De quel prix prend-on le pourcentage ?',
    'Multipliez ce prix par le pourcentage, puis divisez par 100.',
    'Ne confondez pas le montant de la remise et le prix à payer.',
  ],
} as const
