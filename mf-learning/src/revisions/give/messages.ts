const pupils = (count: number) => (count > 1 ? `${count} élèves` : `${count} élève`)
const quoted = (title: string) => `«\u00a0${title}\u00a0»`

export const messages = {
  open: (title: string) => `Proposer le parcours ${quoted(title)} à mes élèves`,
  short: 'Proposer',
  title: 'Proposer ce parcours',
  lead: (title: string) =>
    `Chaque élève choisi reçoit sa propre copie de ${quoted(title)}, dans ses révisions et sur son tableau de bord, avec votre nom.`,
  loading: 'Chargement de vos élèves…',
  failure: 'Vos élèves n’ont pas pu être chargés.',
  none: 'Vous n’avez pas encore d’élève.',
  manage: 'Gérer mes élèves',
  search: 'Chercher un élève',
  grades: 'Filtrer par classe',
  all: 'Tous',
  list: 'Élèves',
  everybody: 'Tout cocher',
  nobodyChosen: 'Tout décocher',
  nobody: 'Aucun élève trouvé',
  waiting: 'Proposé, pas encore commencé',
  begun: (percent: number) => `Commencé : ${percent} %`,
  done: 'Terminé',
  takeBack: 'Retirer',
  takeBackFrom: (name: string) => `Retirer le parcours à ${name}`,
  takenBack: (name: string) => `Le parcours est retiré à ${name}.`,
  locked: (name: string) => `${name} a commencé ce parcours : il lui reste.`,
  give: (count: number) => (count === 0 ? 'Choisissez des élèves' : `Proposer à ${pupils(count)}`),
  giving: 'Envoi…',
  given: (count: number) => `Parcours proposé à ${pupils(count)}.`,
  full: (names: string) =>
    `Pas de place chez ${names} : ces élèves ont déjà 500 parcours, le nombre le plus grand possible.`,
  failed: 'Le parcours n’a pas pu être proposé. Réessayez : personne ne le recevra deux fois.',
  backFailed: 'Le parcours n’a pas pu être retiré. Réessayez.',
} as const
