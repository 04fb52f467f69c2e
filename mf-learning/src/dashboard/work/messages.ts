import { PRODUCT } from '@ariane/shared/catalogue'
import type { WorkReason } from '@ariane/shared/contracts/progress'
import type { TaskFlag } from '@ariane/shared/contracts/settings'

/** The non-breaking spaces keep the name and its guillemets on one line. */
const quoted = (name: string) => `«\u00a0${name}\u00a0»`

/** The task of a suggestion; `name` is its subject. */
const tasks: Record<WorkReason, (name: string) => string> = {
  due_tomorrow: name => `Vérifier le devoir ${quoted(name)}`,
  due_soon: name => `Préparer le devoir ${quoted(name)}`,
  lessons_today: () => 'Revoir vos cours du jour',
  lessons_yesterday: () => 'Revoir vos cours de la veille',
  next_school_day: () => 'Regarder ce que prévoit votre prochain jour de classe',
  weak_answers: name => `S’entraîner avec ${quoted(name)}`,
  unfinished: name => `Avancer dans ${quoted(name)}`,
  finished_lately: name => `Vérifier ce que vous avez compris de ${quoted(name)}`,
}

/** The names that the settings use. */
const flags: Record<TaskFlag, string> = {
  checkComprehension: 'Vérifier ma compréhension',
  validateNextDay: 'Valider le lendemain',
  checkHomework: 'Vérifier mes devoirs',
  specificTraining: 'M’entraîner sur un point précis',
  prepareHomework: 'Préparer mes devoirs',
  reviewPreviousLessons: 'Revoir les leçons précédentes',
}

export const messages = {
  title: 'Mes créneaux de travail',
  lead: 'Des idées pour vos horaires de travail. Rien n’est obligatoire.',
  loading: 'Chargement de vos créneaux…',
  failure: 'Vos créneaux n’ont pas pu être chargés.',
  retry: 'Réessayer',
  off: `Choisissez dans Paramétrage au moins une tâche et un créneau actif\u00a0: ${PRODUCT.name} vous proposera ici quoi travailler, et à quelle heure.`,
  choose: 'Choisir mes tâches et mes horaires',
  nothing: 'Rien à vous proposer dans vos créneaux des sept prochains jours.',
  change: 'Changer mes tâches et mes horaires',
  more: (count: number) => (count > 1 ? `Voir les ${count} suivantes` : 'Voir la suivante'),
  less: 'En voir moins',
  today: 'Aujourd’hui',
  tomorrow: 'Demain',
  hours: (start: string, end: string) => `${start}\u00a0–\u00a0${end}`,
  because: 'Parce que vous avez choisi',
  setting: (flag: TaskFlag) => quoted(flags[flag]),
  tasks,
  dueOn: (day: string) => `pour ${day}`,
  lessons: (day: string, subjects: string) => `${day}\u00a0: ${subjects}`,
  weak: 'certaines réponses sont à consolider',
  untouched: 'vous en êtes au tout début',
  at: (percent: number) => `vous en êtes à ${percent}\u00a0%`,
  finished: 'parcours terminé récemment',
}
