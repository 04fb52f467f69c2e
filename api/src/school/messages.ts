export const messages = {
  /** What an account is called from when another one took its place. */
  earlierAccount: (n: number) => (n === 1 ? 'Compte précédent' : `Compte précédent ${n}`),
  exempted: 'Dispensé de ce cours',
  modified: 'Cours modifié',
} as const
