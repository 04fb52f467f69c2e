/** The sentences of enlargements and reductions; `$` stands around maths. */
export const messages = {
  rules: [
    'Dans un agrandissement ou une réduction de rapport k, les longueurs sont multipliées par k.',
    'Dans un agrandissement ou une réduction de rapport k, les aires sont multipliées par $k^{2}$.',
    'Dans un agrandissement ou une réduction de rapport k, les volumes sont multipliés par $k^{3}$.',
  ],
  compute: (tex: string) => `On calcule $${tex}$.`,
  converted: (from: string, to: string) => `On convertit : ${from} = ${to}.`,
  resultIs: (result: string) => `La réponse est ${result}.`,
  rule: 'Dans un agrandissement ou une réduction de rapport k, les longueurs sont multipliées par k, les aires par $k^{2}$, les volumes par $k^{3}$ ; les angles ne changent pas.',
  hints: [
    'Quel est le rapport k ?',
    'S’agit-il d’une longueur, d’une aire ou d’un volume ?',
    'Faut-il k, $k^{2}$ ou $k^{3}$ ?',
  ],
} as const
