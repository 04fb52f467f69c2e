/** The sentences of laps; `$` stands around maths. */
export const messages = {
  times: (tex: string) => `Chaque tour a la même longueur : on multiplie, $${tex}$.`,
  converted: (from: string, to: string) => `On convertit : ${from} = ${to}.`,
  distanceIs: (result: string) => `La distance parcourue est ${result}.`,
  rule: 'La distance parcourue en plusieurs tours est la longueur d’un tour multipliée par le nombre de tours.',
  hints: [
    'Quelle est la longueur d’un tour ?',
    'Combien de tours sont faits ?',
    'Dans quelle unité faut-il répondre ?',
  ],
} as const
