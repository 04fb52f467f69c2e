/** Where a point stands between two axes. */
export const place = {
  both: (across: string, up: string) => `abscisse : ${across} ; ordonnée : ${up}`,
} as const

export const correction = {
  near: 'Presque : c’est à une graduation près.',
  exchanged: 'L’abscisse et l’ordonnée sont échangées : l’abscisse se lit sur l’axe horizontal.',
  opposite: 'Le signe est faux : les nombres négatifs sont de l’autre côté de 0.',
  oppositeAcross: 'Le signe de l’abscisse est faux.',
  oppositeUp: 'Le signe de l’ordonnée est faux.',
  oppositeBoth: 'Les signes des deux coordonnées sont faux.',
} as const

/** What the screen says. */
export const screen = {
  how: 'Choisissez un point, puis touchez la figure là où il va. Vous pouvez aussi le faire glisser, ou le déplacer avec les flèches.',
  points: 'Points à placer',
  point: (name: string, text: string) => `Point ${name} (${text})`,
  waiting: 'pas encore placé',
  placed: (name: string, where: string) => `Le point ${name} est placé : ${where}.`,
  left: (name: string) => `Déplacer le point ${name} vers la gauche`,
  right: (name: string) => `Déplacer le point ${name} vers la droite`,
  up: (name: string) => `Déplacer le point ${name} vers le haut`,
  down: (name: string) => `Déplacer le point ${name} vers le bas`,
  belongs: (name: string) => `${name} va ici`,
} as const
