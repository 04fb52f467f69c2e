/** What the screen says. */
export const screen = {
  instruction: 'Retrouvez le mot de chaque définition, puis écrivez-le.',
  card: (n: number, total: number) => `Carte ${n} sur ${total}`,
  answer: 'Votre mot',
  previous: 'Carte précédente',
  following: 'Carte suivante',
} as const
