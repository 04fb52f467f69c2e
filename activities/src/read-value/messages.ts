export const statement = {
  instruction: (title: string) => `${title}\n\nLisez chaque valeur sur la figure.`,
}

export const correction = {
  near: 'Presque : regardez entre quelles graduations cela se trouve.',
  noNumber: 'Écrivez un nombre.',
  turned: 'Attention au signe.',
} as const

/** What the screen says. */
export const screen = {
  how: 'Regardez combien vaut une graduation. Une réponse à une demi-graduation près est juste.',
} as const
