/** What an account is called from when another one took its place. */
export const messages = {
  earlierAccount: (n: number) => (n === 1 ? 'Compte précédent' : `Compte précédent ${n}`),
} as const
