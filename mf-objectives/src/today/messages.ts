export const messages = {
  today: 'Aujourd’hui',
  week: 'Cette semaine',
  show: 'Afficher',
  views: { day: 'Jour', week: 'Semaine' },
  nothing: 'Rien de prévu aujourd’hui. Profitez-en pour souffler !',
  nothingOn: 'Rien de prévu',
  progress: (done: number, all: number) =>
    all === 1 ? (done === 1 ? 'La tâche du jour est faite' : 'Une tâche vous attend') : `${done} sur ${all} faites`,
  due: 'À faire au plus tard aujourd’hui',
  dueThatDay: 'Dernier jour',
  of: (objective: string) => `Objectif : ${objective}`,
  succeeded: 'Réussie',
  failed: 'Pas réussie',
  succeededLabel: (title: string) => `Réussie : ${title}`,
  failedLabel: (title: string) => `Pas réussie : ${title}`,
  allDone: 'Tout est fait pour aujourd’hui !',
  allDoneText: 'Vous avez tenu votre journée, chaque tâche compte. À demain !',
} as const
