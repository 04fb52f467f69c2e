import { formatDay } from '@ariane/shared/dates'

const many = (count: number, one: string, more: string) => `${count} ${count > 1 ? more : one}`

/** Sentences of a parent's home. */
export const messages = {
  subtitle: 'La semaine de vos enfants',
  loading: 'Chargement de la semaine de vos enfants…',
  failure: 'La semaine de vos enfants n’a pas pu être chargée.',
  invite: 'Inviter l’autre parent',
  manage: 'Les comptes de mes enfants',
  empty: 'Aucun enfant pour l’instant',
  emptyHint:
    'Créez un compte à votre enfant, ou entrez le code qu’il trouve dans son profil. Sa semaine apparaîtra ici.',
  create: 'Créer le compte d’un enfant',
  code: 'Entrer un code',
  line: (grade: string, teachers: readonly string[]) =>
    teachers.length > 0 ? `${grade} · avec ${teachers.join(', ')}` : grade,
  week: 'Sa semaine',
  weekFor: (name: string) => `Sa semaine, ${name}`,
  sessions: (name: string, count: number) =>
    count === 0
      ? `${name} n’a pas encore fait de séance cette semaine.`
      : `${name} a travaillé ${count > 1 ? `${count} jours` : 'un jour'} cette semaine.`,
  goal: (goal: number | null) =>
    goal === null
      ? 'Sans but fixé, et c’est très bien ainsi.'
      : `Son but : ${many(goal, 'séance', 'séances')} par semaine.`,
  coming: 'Ce qui arrive',
  nothingComing: 'Ni contrôle ni devoir ces prochains jours.',
  more: (count: number) => (count > 1 ? `Voir aussi les ${count} suivants` : 'Voir aussi le suivant'),
  due: {
    exam: (day: string) => `Contrôle, ${formatDay(day)}`,
    homework: (day: string) => `À rendre ${formatDay(day)}`,
  },
  hint: 'Un coup de pouce.',
  hints: {
    exam: 'Demandez-lui de vous expliquer, livre fermé, ce qui sera au contrôle.',
    homework: 'Demandez-lui par quoi commencer, et à quel moment de la soirée.',
    calm: 'Rien ne presse : demandez-lui de vous montrer ce qu’il y a de plus intéressant cette semaine.',
  },
  digest: {
    open: 'Le résumé de la semaine',
    openHint: 'Ce que chacun a fait, à lire ou à imprimer',
    title: 'Le résumé de la semaine',
    back: 'Revenir à mon accueil',
    before: 'La semaine d’avant',
    after: 'La semaine d’après',
    print: 'Imprimer',
    sessions: (count: number) => (count === 0 ? 'Aucune séance' : many(count, 'jour de séance', 'jours de séance')),
    homework: (done: number, due: number) =>
      due === 0 ? 'Pas de devoir au planning' : `${many(done, 'devoir fait', 'devoirs faits')} sur ${due}`,
    paths: (count: number) => many(count, 'parcours terminé', 'parcours terminés'),
    exams: (count: number) => many(count, 'contrôle', 'contrôles'),
    comingTitle: 'À venir',
    mail: {
      title: 'Par mail',
      label: 'Recevoir ce résumé chaque dimanche soir',
      hint: (email: string) =>
        `À ${email}. Chaque message a un lien qui l’arrête. Vos enfants lisent dans leur journal qu’il vous est parvenu.`,
      noMail: 'Ariane ne peut plus vous écrire : rien ne part.',
      on: 'C’est noté : le prochain résumé part dimanche soir.',
      off: 'C’est noté : plus aucun résumé ne part.',
      lastFailed: 'Le dernier résumé n’a pas pu être remis. Le prochain essai est dimanche soir.',
      failure: 'Votre choix n’a pas pu être enregistré.',
    },
  },
  privacy:
    'Vos enfants gardent leur espace : vous ne lisez pas leurs conversations avec un professeur. Ils lisent dans leur profil que vous êtes passé.',
} as const
