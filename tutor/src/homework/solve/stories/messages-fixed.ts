/** The sentences of a fixed price and a price for each; `$` stands around maths. */
export const messages = {
  each: (tex: string) => `On calcule d’abord ce qui dépend du nombre : $${tex}$.`,
  fixed: (tex: string) => `On ajoute la partie fixe : $${tex}$.`,
  costs: (result: string) => `Le prix total est de ${result}.`,
  without: (tex: string) => `On retire la partie fixe : $${tex}$.`,
  count: (tex: string) => `On divise par le prix de chacun : $${tex}$.`,
  answer: (result: string) => `La réponse est ${result}.`,
  rule: 'Quand une partie du prix est fixe : prix total = partie fixe + nombre × prix de chacun.',
  hints: [
    'Quelle partie du prix ne change pas ?',
    'Quelle partie dépend du nombre ?',
    'Calculez d’abord la partie qui dépend du nombre, puis ajoutez l’autre.',
  ],
} as const
