/** What the screen says, of events as of other elements. */
export const screen = {
  up: (text: string) => `Monter « ${text} »`,
  down: (text: string) => `Descendre « ${text} »`,
  moved: (text: string, n: number, total: number) => `« ${text} » : position ${n} sur ${total}`,
  instruction: 'Utilisez les flèches pour mettre les éléments dans l’ordre.',
  list: 'Éléments à mettre dans l’ordre',
  before: (text: string) => `Mettre avant : « ${text} »`,
  after: (text: string) => `Mettre après : « ${text} »`,
  pictures: 'Utilisez les flèches pour mettre les cartes dans l’ordre, de la première à la dernière.',
  lit: (where: string) => `Sur le dessin : ${where}.`,
  drawing: 'Dessin',
  low: 'En haut :',
  high: 'En bas :',
} as const
