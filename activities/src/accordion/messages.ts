/** What the screen says. */
export const screen = {
  instruction: 'Dépliez chaque partie et lisez-la.',
  opened: (n: number, total: number) => (n === total ? 'Tout est lu.' : `${n} sur ${total} parties lues`),
  read: 'Lu',
} as const
