/** What the screen says. */
export const screen = {
  instruction: 'Trouvez chaque mot, dites-le à voix haute, ou écrivez-le.',
  item: (n: number, total: number) => `Mot ${n} sur ${total}`,
  answer: 'Le mot',
  listen: 'Écouter',
  speak: 'Dire le mot',
  previous: 'Mot précédent',
  following: 'Mot suivant',
} as const

/** What the paper says. */
export const paper = { aloud: 'À dire à voix haute :' } as const
