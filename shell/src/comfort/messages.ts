export const messages = {
  ruler: {
    label: 'Règle de lecture',
    move: 'Déplacer la règle de lecture',
    hint: 'Faites glisser, ou utilisez Alt et les flèches haut et bas',
    at: (percent: number) => `${percent} % de la hauteur`,
    hide: 'Masquer la règle de lecture',
  },
} as const
