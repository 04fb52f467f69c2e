import { PRODUCT } from '@ariane/shared/catalogue'
import type { WorkReason } from '@ariane/shared/contracts/progress'
import type { TaskFlag } from '@ariane/shared/contracts/settings'

/** What a suggestion asks to do; `name` is what it is about. */
const tasks: Record<WorkReason, (name: string) => string> = {
  due_tomorrow: name => `Vérifier le devoir « ${name} »`,
  due_soon: name => `Préparer le devoir « ${name} »`,
  lessons_today: () => 'Revoir vos cours du jour',
  lessons_yesterday: () => 'Revoir vos cours de la veille',
  next_school_day: () => 'Préparer votre prochain jour de classe',
  weak_answers: name => `S’entraîner avec « ${name} »`,
  unfinished: name => `Avancer dans « ${name} »`,
  finished_lately: name => `Vérifier ce que vous avez compris de « ${name} »`,
}

/** As the settings call them. */
const flags: Record<TaskFlag, string> = {
  checkComprehension: 'Vérifier ma compréhension',
  validateNextDay: 'Valider le lendemain',
  checkHomework: 'Vérifier mes devoirs',
  specificTraining: "M'entraîner sur un point précis",
  prepareHomework: 'Préparer mes devoirs',
  reviewPreviousLessons: 'Revoir les leçons précédentes',
}

export const messages = {
  title: 'Mes créneaux de travail',
  lead: 'Des idées pour vos horaires de travail. Rien n’est obligatoire.',
  loading: 'Chargement de vos créneaux…',
  failure: 'Vos créneaux n’ont pas pu être chargés.',
  retry: 'Réessayer',
  off: `Choisissez dans Paramétrage au moins une tâche et un créneau actif : ${PRODUCT.name} vous proposera ici quoi travailler, et à quelle heure.`,
  choose: 'Choisir mes tâches et mes horaires',
  nothing: 'Rien à vous proposer dans vos créneaux des sept prochains jours.',
  change: 'Changer mes tâches et mes horaires',
  more: (count: number) => (count > 1 ? `Voir les ${count} suivantes` : 'Voir la suivante'),
  less: 'En voir moins',
  today: 'Aujourd’hui',
  tomorrow: 'Demain',
  hours: (start: string, end: string) => `${start} – ${end}`,
  because: 'Parce que vous avez choisi',
  tasks,
  flags,
  dueOn: (day: string) => `pour ${day}`,
  lessons: (day: string, subjects: string) => `${day} : ${subjects}`,
  weak: 'certaines réponses sont à consolider',
  untouched: 'pas encore commencé',
  at: (percent: number) => `vous en êtes à ${percent} %`,
  finished: 'parcours terminé récemment',
}
