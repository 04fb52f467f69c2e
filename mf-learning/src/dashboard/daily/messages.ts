const minutes = (n: number) => `${n}\u00a0min`
const steps = (n: number) => (n > 1 ? `${n} étapes` : 'Une étape')
const sessions = (n: number) => (n > 1 ? `${n} séances` : n === 1 ? 'Une séance' : 'Aucune séance')

export const messages = {
  title: 'Ma séance du jour',
  loading: 'Chargement de votre séance…',
  failure: 'Votre séance n’a pas pu être préparée.',
  retry: 'Réessayer',
  summary: (count: number, length: number) => `${steps(count)}, environ ${minutes(length)}`,
  minutes,
  start: 'Commencer ma séance',
  starting: 'Préparation…',
  resume: 'Reprendre ma séance',
  startFailure: 'Votre séance n’a pas pu commencer. Vérifiez votre connexion, puis réessayez.',
  running: (n: number, total: number) => `Vous en êtes à l’étape ${n} sur ${total}`,
  finished: 'C’est fait pour aujourd’hui',
  finishedHint: 'La prochaine séance sera prête demain.',
  more: 'Encore un peu',
  nothing: 'Rien ne presse aujourd’hui',
  nothingHint: 'Ou choisissez une matière, puis un chapitre : la séance est prête en trois gestes.',
  night: 'C’est la nuit : tout vous attend, rien ne se perd.',
  choose: 'Choisir un chapitre',
  question: 'Une question tout de suite',
  state: { done: 'fait', skipped: 'pour plus tard' },
  homework: { dueOn: (day: string) => `À rendre ${day}`, tomorrow: 'À rendre demain' },
  errors: {
    title: (n: number) => (n > 1 ? `${n} questions à revoir` : 'Une question à revoir'),
    missed: (n: number, when: string) => `${n > 1 ? 'Manquées' : 'Manquée'} ${when}`,
    earlier: 'ces derniers jours',
    yesterday: 'hier',
    inSubject: (subject: string) => `, en ${subject}`,
  },
  path: {
    unfinished: 'La suite de votre chapitre',
    not_begun: 'Votre nouveau chapitre',
    assigned: (name?: string) => (name ? `Proposé par ${name}` : 'Proposé par un adulte'),
    due: (when: string) => `, pour ${when}`,
    exam: (when: string) => `Contrôle ${when}`,
  },
  today: 'aujourd’hui',
  tomorrow: 'demain',
  week: {
    title: 'Le fil de la semaine',
    goal: 'Mon but',
    session: 'séance',
    rest: 'repos',
    today: 'aujourd’hui',
    toCome: 'à venir',
    days: ['lun.', 'mar.', 'mer.', 'jeu.', 'ven.', 'sam.', 'dim.'],
    names: ['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche'],
    count: (done: number, goal: number | null) =>
      goal === null
        ? done === 0
          ? 'Votre fil de la semaine commence avec la prochaine séance.'
          : `${sessions(done)} cette semaine.`
        : done >= goal
          ? `${sessions(done)} sur les ${goal} que vous avez choisies : votre but est atteint.`
          : `${sessions(done)} sur les ${goal} que vous avez choisies.`,
    calm: 'Les jours de repos n’enlèvent rien : le fil continue.',
    goalTitle: 'Mon but de la semaine',
    goalHint: 'Vous choisissez, et vous pouvez changer quand vous voulez.',
    goalOption: (n: number) => (n > 1 ? `${n} séances` : 'Une séance'),
    noGoal: 'Sans but',
    goalFailure: 'Votre but n’a pas pu être enregistré. Réessayez.',
    close: 'Fermer',
  },
  remember: {
    title: 'À ne pas oublier',
    nothing: 'Aucun contrôle ni devoir ces prochains jours.',
    exam: 'Contrôle',
    homework: 'Devoir',
  },
  play: {
    leave: 'Quitter la séance',
    step: (n: number, total: number) => `Étape ${n} sur ${total}`,
    later: 'Plus tard',
    next: 'Étape suivante',
    finish: 'Terminer ma séance',
    back: 'Ma séance',
    failure: 'Cette étape n’a pas pu être enregistrée. Vérifiez votre connexion, puis réessayez.',
    homework: {
      lead: 'Sortez vos affaires et avancez autant que vous pouvez.',
      done: 'C’est fait',
      advanced: 'J’ai avancé',
      help: 'Ouvrir Aide aux devoirs',
    },
    errors: {
      loading: 'Chargement de vos questions…',
      failure: 'Vos questions n’ont pas pu être chargées.',
      gone: 'Vous les avez déjà revues aujourd’hui.',
    },
    path: { left: 'Vous pouvez vous arrêter ici, ou reprendre le chapitre.', resume: 'Reprendre le chapitre' },
    end: {
      title: 'Votre séance est terminée',
      calm: 'Ce sera pour une autre fois',
      calmHint: 'Rien n’est perdu : tout vous attend.',
      onThread: (day: string) => `Ce ${day} est sur votre fil.`,
      home: 'Tableau de bord',
    },
  },
} as const
