/** What the screen says. */
export const screen = { listen: 'Écouter cette page' } as const
