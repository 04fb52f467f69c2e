/** What the screen says. */
export const screen = {
  describe: 'Décrire la figure',
  enlarge: 'Agrandir',
  close: 'Fermer',
  source: (source: string) => `Source : ${source}`,
} as const
