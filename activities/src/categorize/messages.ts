export const statement = {
  instruction: (title: string) => `${title}\n\nRangez chaque élément dans son groupe.`,
}

/** What the screen says. */
export const screen = {
  how: 'Choisissez un élément, puis touchez le groupe où il va. Vous pouvez aussi le faire glisser.',
  items: 'Éléments à ranger',
  none: 'Tout est rangé.',
  empty: 'Rien pour le moment',
  group: (label: string) => `Groupe « ${label} »`,
  putHere: (text: string, label: string) => `Mettre « ${text} » dans « ${label} »`,
  chosen: (text: string) => `« ${text} » est choisi. Choisissez un groupe.`,
  placed: (text: string, label: string) => `« ${text} » est rangé dans « ${label} ».`,
  takeOut: (text: string) => `Retirer « ${text} »`,
  removed: (text: string) => `« ${text} » est revenu avec les éléments à ranger.`,
} as const
