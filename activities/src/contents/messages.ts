/** What the screen says. */
export const screen = { title: 'Sommaire', read: 'Lu' } as const
