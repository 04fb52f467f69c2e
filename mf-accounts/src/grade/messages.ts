/** Sentences of the change of grade. */
export const messages = {
  title: 'Changer de classe',
  loading: 'Chargement…',
  loadFailure: 'Cette partie n’a pas pu être chargée.',
  lead: 'Une nouvelle année ? Les chapitres, les parcours proposés et les idées suivent votre classe. Rien de ce que vous avez fait ne disparaît.',
  leadOther: (name: string) => `Les chapitres, les parcours proposés et les idées suivent la classe de ${name}.`,
  notYours:
    'Un code ne suffit pas pour changer la classe d’un élève : c’est à l’adulte qui a créé son compte, ou à un professeur de sa classe une fois l’accord d’un parent donné.',
  choose: 'Nouvelle classe',
  placeholder: 'Choisir une classe',
  ask: 'Demander le changement',
  change: 'Changer la classe',
  busy: 'Un instant…',
  missing: 'Choisissez une classe',
  pending: (grade: string, date: string) =>
    `Vous avez demandé à passer en ${grade} le ${date}. Un adulte qui vous suit répondra.`,
  takeBack: 'Annuler ma demande',
  asked: (name: string, grade: string, date: string) => `${name} demande à passer en ${grade} (le ${date}).`,
  accept: (grade: string) => `Accepter la ${grade}`,
  refuse: (grade: string) => `Garder la ${grade}`,
  done: (grade: string) => `C’est fait : classe de ${grade}.`,
  sent: 'Votre demande est envoyée.',
  kept: (grade: string) => `La classe reste la ${grade}.`,
  failure: 'La demande n’a pas abouti. Réessayez.',
  history: 'Changements passés',
  line: (from: string, to: string, date: string) => `${from} → ${to}, le ${date}`,
  by: (name: string) => ` par ${name}`,
} as const
