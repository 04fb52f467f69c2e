/** What the screen says, of events as of other elements. */
export const screen = {
  up: (text: string) => `Monter « ${text} »`,
  down: (text: string) => `Descendre « ${text} »`,
  moved: (text: string, n: number, total: number) => `« ${text} » : position ${n} sur ${total}`,
  instruction: 'Faites glisser les éléments dans l’ordre, ou utilisez les flèches.',
  list: 'Éléments à mettre dans l’ordre',
  before: (text: string) => `Mettre avant : « ${text} »`,
  after: (text: string) => `Mettre après : « ${text} »`,
  pictures: 'Faites glisser les cartes dans l’ordre, de la première à la dernière, ou utilisez les flèches.',
  lit: (where: string) => `Sur le dessin : ${where}.`,
  drawing: 'Dessin',
  low: 'En haut :',
  high: 'En bas :',
} as const
