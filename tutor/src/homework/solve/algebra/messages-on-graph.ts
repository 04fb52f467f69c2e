/** The sentences that say whether a point is on a graph; `$` stands around maths. */
export const messages = {
  condition: (name: string, x: string, y: string) =>
    `Un point est sur la représentation graphique de $${name}$ si l’image de son abscisse est son ordonnée : on compare $${name}(${x})$ et $${y}$.`,
  computed: (tex: string) => `On calcule : $${tex}$.`,
  concludes: (point: string, name: string, isOn: boolean) =>
    isOn
      ? `C’est l’ordonnée de ${point} : **oui**, ${point} appartient à la représentation graphique de $${name}$.`
      : `Ce n’est pas l’ordonnée de ${point} : **non**, ${point} n’appartient pas à la représentation graphique de $${name}$.`,
  answer: (isOn: boolean, tex: string) => `${isOn ? 'Oui' : 'Non'}, car $${tex}$.`,
  rule: 'Le point de coordonnées $(x ; y)$ appartient à la représentation graphique de la fonction $f$ si, et seulement si, $f(x) = y$.',
  hints: [
    'Quelle est l’abscisse du point ? Et son ordonnée ?',
    'Calculez l’image de l’abscisse par la fonction.',
    'Cette image est-elle l’ordonnée du point ?',
  ],
} as const
