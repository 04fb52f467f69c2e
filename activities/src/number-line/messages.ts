const graduations = (n: number) => (n === 1 ? 'une graduation' : `${n} graduations`)

/** Where a point stands, told by the numbers that are written on the line. */
export const place = {
  on: (label: string) => `sur la graduation ${label}`,
  after: (n: number, label: string) => `${graduations(n)} après ${label}`,
  before: (n: number, label: string) => `${graduations(n)} avant ${label}`,
} as const

export const statement = {
  instruction: (title: string) => `${title}\n\nPlacez chaque point sur la droite graduée, à son abscisse.`,
}

/** What the screen says. */
export const screen = {
  how: 'Choisissez un point, puis touchez la droite là où il va. Vous pouvez aussi le faire glisser, ou le déplacer avec les flèches.',
  points: 'Points et leur abscisse',
  line: (labels: readonly string[]) => `Droite graduée, où sont écrits les nombres ${labels.join(' ; ')}`,
  point: (name: string, value: string) => `Point ${name}, d’abscisse ${value}`,
  waiting: 'pas encore placé',
  placed: (name: string, where: string) => `Le point ${name} est placé ${where}.`,
  toPlace: 'Points à placer',
  none: 'Tous les points sont placés.',
  back: (name: string) => `Reculer le point ${name} d’une graduation`,
  forth: (name: string) => `Avancer le point ${name} d’une graduation`,
} as const
