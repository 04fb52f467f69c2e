import type { SessionReason } from '@ariane/shared/contracts'

const quoted = (name: string) => `«\u00a0${name}\u00a0»`

/** Sentences of the alerts, and the words of sessions that were taken into the week. */
export const messages = {
  notBegun: 'Ce parcours vous attend\u00a0: vous pouvez commencer quand vous voulez.',
  leftAt: (percent: number) => `Vous en êtes à ${percent}\u00a0%\u00a0: reprenez là où vous en étiez.`,
  notWritten: 'La création de ce parcours s’est arrêtée\u00a0: vous pouvez la reprendre.',
  homeworkWaiting: 'Ce devoir n’est pas encore terminé.',
  homeworkDue: (day: string) => `À rendre ${day}. Besoin d’un coup de main\u00a0? Ouvrez Aide aux devoirs.`,
  pathDue: (day: string) => `À faire pour ${day}.`,
  lessonToPrepare: 'Ce cours demande encore un peu de travail.',
  lessonAlone: (day: string) => `Pas encore revu depuis ${day}. Relisez-le, ou créez un parcours.`,
  /** Titles of sessions; `name` is what they are about. */
  sessions: {
    due_tomorrow: name => `Vérifier le devoir ${quoted(name)}`,
    due_soon: name => `Préparer le devoir ${quoted(name)}`,
    lessons_today: () => 'Revoir mes cours du jour',
    lessons_yesterday: () => 'Revoir mes cours de la veille',
    next_school_day: () => 'Regarder mon prochain jour de classe',
    weak_answers: name => `M’entraîner avec ${quoted(name)}`,
    unfinished: name => `Avancer dans ${quoted(name)}`,
    finished_lately: name => `Vérifier ce que j’ai compris de ${quoted(name)}`,
    lesson_alone: name => `Revoir le cours\u00a0: ${name}`,
    homework_waiting: name => `Terminer le devoir ${quoted(name)}`,
    task_planned: name => name,
    errors_waiting: () => 'Revoir mon carnet d’erreurs',
  } satisfies Record<SessionReason, (name: string) => string>,
  objective: (title: string) => `Pour l’objectif ${quoted(title)}.`,
  accepted: 'Séance proposée par votre planning.',
}
