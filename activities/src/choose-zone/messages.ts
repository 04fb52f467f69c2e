export const correction = {
  right: 'Bravo, c’est le bon endroit !',
  wrong: 'Ce n’est pas le bon endroit.',
  partlyRight: (found: number, total: number) =>
    `C’est en partie juste : ${found} ${found === 1 ? 'trouvé' : 'trouvés'} sur ${total}.`,
  chosen: (names: readonly string[]) => `Vous avez choisi : ${names.join(', ')}.`,
}

/** What the screen says. */
export const screen = {
  single: 'Touchez le bon endroit sur la figure, ou passez d’un numéro à l’autre avec les flèches.',
  multiple: 'Plusieurs endroits sont à trouver : touchez-les tous sur la figure.',
  zones: 'Zones de la figure',
  zone: (n: string, total: number) => `zone ${n} sur ${total}`,
  chosen: 'Votre choix',
  none: 'Aucune zone choisie.',
  picked: (numbers: readonly string[]) =>
    `${numbers.length === 1 ? 'Zone choisie' : 'Zones choisies'} : ${numbers.join(', ')}.`,
  correction: 'Correction, zone par zone',
  result: (n: string, name: string | undefined) => (name === undefined ? `Zone ${n}` : `Zone ${n} : ${name}`),
  found: 'Bonne réponse',
  missed: 'C’était ici',
  wrongChoice: 'Votre choix : à revoir',
} as const

/** What paper says. */
export const paper = {
  zone: (n: string) => `zone ${n}`,
}
