/** What the screen says. */
export const screen = {
  kind: 'Cours animé et commenté',
  what: 'Une voix de synthèse lit le cours, ligne après ligne. Des questions vous arrêtent en chemin.',
  start: 'Lancer le cours',
  line: (n: number, total: number) => `Ligne ${n} sur ${total}`,
  next: 'Ligne suivante',
  all: 'Tout afficher',
  again: 'Réécouter',
  lines: 'Lignes du cours',
} as const
