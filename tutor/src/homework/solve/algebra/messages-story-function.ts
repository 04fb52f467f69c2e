/** The sentences of a function that tells a price or a size; `$` stands around maths. */
export const messages = {
  image: (letter: string, at: string, tex: string) => `On remplace $${letter}$ par $${at}$ : $${tex}$.`,
  equation: (tex: string) => `On cherche le nombre qui vérifie $${tex}$.`,
  solve: (tex: string) => `On résout : $${tex}$.`,
  answer: (result: string) => `La réponse est ${result}.`,
  rule: 'La fonction donne la seconde grandeur à partir de la première : on remplace $x$ pour trouver une image, on résout une équation pour trouver un antécédent.',
  hints: [
    'Que représente $x$ ? Que représente l’image de $x$ ?',
    'Connaît-on $x$, ou son image ?',
    'Si l’on connaît l’image, écrivez une équation et résolvez-la.',
  ],
} as const
