export const statement = {
  corners: (question: string, count: number) =>
    `${question}\n\nMarquez les ${count} sommets de l’image sur les nœuds du quadrillage.`,
  cells: (question: string, count: number) => `${question}\n\nColoriez les ${count} carreaux de l’image.`,
}

export const correction = {
  right: 'Bravo, c’est juste !',
  wrong: 'Ce n’est pas encore cela : regardez les corrections, puis réessayez.',
  some: (right: number, total: number, extra: number) =>
    `${right} sur ${total}${extra > 0 ? `, et ${extra} en trop` : ''} : regardez les corrections, puis réessayez.`,
  missing: 'il manquait',
  extra: 'en trop',
} as const

/** What the screen says. */
export const screen = {
  corners: 'Touchez les nœuds du quadrillage. Au clavier : les flèches déplacent le curseur, Espace marque ou efface.',
  cells: 'Touchez les carreaux. Au clavier : les flèches déplacent le curseur, Espace colorie ou efface.',
  node: (x: number, y: number) => `nœud à ${x} vers la droite et ${y} vers le haut`,
  cell: (x: number, y: number) => `carreau de la colonne ${x + 1}, ligne ${y + 1} depuis le bas`,
  marked: 'marqué',
  free: 'vide',
  counted: (marked: number, count: number) => `${marked} sur ${count} marqués`,
  toggle: 'Marquer ou effacer',
  mark: 'Marquer',
  erase: 'Effacer',
  clear: 'Tout effacer',
  left: 'Curseur vers la gauche',
  right: 'Curseur vers la droite',
  up: 'Curseur vers le haut',
  down: 'Curseur vers le bas',
  legend: { right: 'Juste', extra: 'En trop', missing: 'Il manquait' },
  counting:
    'Les nœuds et les carreaux sont comptés depuis le coin en bas à gauche : vers la droite, puis vers le haut.',
  place: (x: number, y: number) => `(${x} ; ${y})`,
} as const
