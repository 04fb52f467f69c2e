/** What an operator reads of texts that pupils reported. */
export const messages = {
  title: 'Messages signalés par des élèves',
  lead: 'Un adulte a écrit ceci à un élève, qui l’a signalé. Les autres adultes qui suivent l’élève le voient aussi, jamais la personne qui l’a écrit. Parlez à l’élève ou à sa famille d’abord ; en cas de danger, appelez le 119.',
  list: 'Signalements à traiter',
  loading: 'Chargement des signalements…',
  failure: 'Les signalements n’ont pas pu être chargés.',
  none: 'Aucun signalement à traiter.',
  kinds: {
    chat: 'dans le Chat Prof',
    class: 'dans un message à la classe',
    work: 'dans un travail donné',
    name: 'comme nom',
  },
  line: (pupil: string, sender: string, where: string) => `${pupil} a signalé ce que ${sender} a écrit ${where}`,
  somebody: 'un compte supprimé',
  media: 'Un fichier, à voir dans la conversation avec l’élève.',
  reason: (reason: string) => `Pourquoi : ${reason}`,
  settled: (by: string) => `${by} s’en occupe déjà.`,
  close: 'Traité',
  closeFor: (pupil: string) => `Traité : le signalement de ${pupil}`,
  closed: 'Signalement traité.',
  failed: 'Ce n’a pas pu être noté. Réessayez dans un moment.',
} as const
