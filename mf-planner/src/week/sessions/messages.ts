import type { SessionReason, SessionSource } from '@ariane/shared/contracts/sessions'

/** The non-breaking spaces keep the name and its guillemets on one line. */
const quoted = (name: string) => `«\u00a0${name}\u00a0»`

/** The task of a session; `name` is its subject. */
const tasks: Record<SessionReason, (name: string) => string> = {
  due_tomorrow: name => `Vérifier le devoir ${quoted(name)}`,
  due_soon: name => `Préparer le devoir ${quoted(name)}`,
  lessons_today: () => 'Revoir vos cours du jour',
  lessons_yesterday: () => 'Revoir vos cours de la veille',
  next_school_day: () => 'Regarder votre prochain jour de classe',
  weak_answers: name => `S’entraîner avec ${quoted(name)}`,
  unfinished: name => `Avancer dans ${quoted(name)}`,
  finished_lately: name => `Vérifier ce que vous avez compris de ${quoted(name)}`,
  lesson_alone: name => `Revoir le cours : ${name}`,
  homework_waiting: name => `Terminer le devoir ${quoted(name)}`,
  task_planned: name => name,
  errors_waiting: () => 'Revoir votre carnet d’erreurs',
}

/** Why it is suggested. */
const FROM_SETTINGS = 'Selon votre paramétrage'
const sources: Record<SessionSource, string> = {
  checkComprehension: FROM_SETTINGS,
  validateNextDay: FROM_SETTINGS,
  checkHomework: FROM_SETTINGS,
  specificTraining: FROM_SETTINGS,
  prepareHomework: FROM_SETTINGS,
  reviewPreviousLessons: FROM_SETTINGS,
  alerts: 'D’après vos alertes',
  objectives: 'Pour un objectif',
  errors: 'D’après votre carnet d’erreurs',
}

export const messages = {
  slot: 'Créneau de travail',
  idea: 'Proposition',
  tasks,
  sources,
  objective: (title: string) => `Objectif : ${title}`,
  errors: (count: number) => (count === 1 ? 'Une question à revoir' : `${count} questions à revoir`),
  hours: (start: string, end: string) => `${start} – ${end}`,
  accept: 'Ajouter',
  acceptLabel: (task: string) => `Ajouter : ${task}`,
  refuse: 'Non merci',
  refuseLabel: (task: string) => `Non merci, pas cette semaine : ${task}`,
  accepted: 'Ajouté à votre semaine',
  refused: 'Entendu, pas cette semaine',
  gone: 'Cette proposition n’est plus d’actualité.',
  failure: 'Votre réponse n’a pas pu être enregistrée. Réessayez.',
} as const
