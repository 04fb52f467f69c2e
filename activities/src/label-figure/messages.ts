export const statement = {
  instruction: (title: string) => `${title}\n\nPlacez chaque légende sur son numéro.`,
}

/** What the screen says. */
export const screen = {
  how: 'Choisissez une légende, puis touchez son numéro sur la figure. Vous pouvez aussi la faire glisser.',
  labels: 'Légendes à placer',
  none: 'Toutes les légendes sont placées.',
  slots: 'Numéros de la figure',
  slot: (n: string, total: number) => `numéro ${n} sur ${total}`,
  holds: (label: string) => `légende « ${label} »`,
  empty: 'sans légende',
  putHere: (label: string) => `y mettre « ${label} »`,
  chosen: (text: string) => `« ${text} » est choisi. Choisissez un numéro sur la figure.`,
  chooseFirst: 'Choisissez d’abord une légende.',
  placed: (text: string, n: string) => `« ${text} » est placé au numéro ${n}.`,
  takeOut: (text: string) => `Retirer « ${text} »`,
  removed: (text: string) => `« ${text} » est revenu avec les légendes à placer.`,
  list: 'Légendes placées',
} as const
