/** The sentences of worked questions on functions; `$` stands around maths. */
export const messages = {
  replaced: (letter: string, at: string, tex: string) => `On remplace $${letter}$ par $${at}$ : $${tex}$.`,
  computed: (tex: string) => `On calcule : $${tex}$.`,
  imageIs: (at: string, name: string, result: string) => `L’image de $${at}$ par $${name}$ est $${result}$.`,
  equation: (tex: string, equation: string) => `On cherche le nombre qui vérifie $${tex}$ : $${equation}$.`,
  moved: (tex: string) => `On isole le terme avec la lettre : $${tex}$.`,
  divided: (tex: string) => `On divise : $${tex}$.`,
  antecedentIs: (of: string, name: string, result: string) => `L’antécédent de $${of}$ par $${name}$ est $${result}$.`,
  imageRule: 'Si $f(a) = b$, alors $b$ est l’image de $a$, et $a$ est un antécédent de $b$ par la fonction $f$.',
  imageHints: [
    'Quel nombre remplace la lettre ?',
    'Écrivez des parenthèses autour d’un nombre négatif.',
    'Respectez les priorités de calcul.',
  ],
  antecedentHints: [
    'Connaît-on le nombre de départ ou le résultat ?',
    'Écrivez l’équation : expression de la fonction = nombre donné.',
    'Résolvez cette équation, puis vérifiez en calculant l’image du résultat.',
  ],
  form: 'Une fonction affine s’écrit $f(x) = ax + b$ : $a$ est le coefficient directeur, $b$ l’ordonnée à l’origine.',
  linearForm: 'Une fonction linéaire s’écrit $f(x) = ax$.',
  slope: (tex: string) => `On calcule le coefficient : $${tex}$.`,
  constant: (tex: string, result: string) => `On remplace pour trouver $b$ : $${tex}$, donc $${result}$.`,
  functionIs: (tex: string) => `Donc $${tex}$.`,
  slopeIs: (tex: string, value: string) =>
    `Dans $${tex}$, le coefficient directeur est le nombre qui multiplie $x$ : $${value}$.`,
  constantIs: (tex: string, value: string) =>
    `Dans $${tex}$, l’ordonnée à l’origine est le nombre ajouté : $${value}$.`,
  affineRule:
    'Fonction affine : $f(x) = ax + b$, avec $a = \\frac{f(x_2) - f(x_1)}{x_2 - x_1}$. Elle est linéaire quand $b = 0$.',
  affineHints: [
    'De quelle forme est l’expression d’une fonction affine ? Et d’une fonction linéaire ?',
    'Le coefficient est l’accroissement des images divisé par l’accroissement des nombres.',
    'Remplacez ensuite par un couple connu pour trouver $b$.',
  ],
} as const
