import type { EventType, SchoolGrade, Subject } from '@ariane/shared/catalogue'

/** Weekday (1 is Monday), hours and subject of a course that comes back every week. */
type Course = [day: number, start: string, end: string, subject: Subject]

const TIMETABLE: Course[] = [
  [1, '08:00', '09:00', 'Français'],
  [1, '09:00', '10:00', 'Mathématiques'],
  [1, '10:15', '11:15', 'Anglais'],
  [1, '13:30', '14:30', 'Histoire'],
  [2, '08:00', '09:00', 'Physique-Chimie'],
  [2, '09:00', '10:00', 'Français'],
  [2, '10:15', '11:15', 'Espagnol'],
  [2, '14:30', '15:30', 'Mathématiques'],
  [3, '08:00', '09:00', 'SVT'],
  [3, '09:00', '10:00', 'Anglais'],
  [3, '10:15', '11:15', 'Français'],
  [4, '08:00', '09:00', 'Mathématiques'],
  [4, '09:00', '10:00', 'Géographie'],
  [4, '13:30', '14:30', 'Espagnol'],
  [4, '14:30', '15:30', 'Français'],
  [5, '09:00', '10:00', 'Anglais'],
  [5, '10:15', '11:15', 'Mathématiques'],
  [5, '13:30', '14:30', 'EMC'],
]

/** The second language begins in 5ème. */
export const listCourses = (grade: SchoolGrade): Course[] =>
  grade === '6ème' ? TIMETABLE.filter(([, , , subject]) => subject !== 'Espagnol') : TIMETABLE

export type DemoEvent = {
  /** School days from today; negative ones are past. */
  schoolDay: number
  /** Absent where it is due on the day, whatever the hour. */
  hours?: [start: string, end: string]
  type: EventType
  title: string
  subject: Subject
  description: string
  alert?: string
  done?: boolean
}

export const EVENTS: DemoEvent[] = [
  {
    schoolDay: -3,
    hours: ['10:15', '11:15'],
    type: 'exam',
    title: 'Contrôle de vocabulaire',
    subject: 'Anglais',
    description: 'Les mots de la dernière leçon.',
  },
  {
    schoolDay: -1,
    type: 'homework',
    title: 'Exercices sur les phrases',
    subject: 'Français',
    description: 'Les deux premiers exercices de la fiche.',
  },
  {
    schoolDay: -1,
    hours: ['17:00', '17:45'],
    type: 'revision',
    title: 'Revoir la leçon d’histoire',
    subject: 'Histoire',
    description: 'Relire la leçon, puis la raconter sans le cahier.',
    alert: 'Cette leçon n’a pas encore été revue.',
  },
  {
    schoolDay: 1,
    type: 'homework',
    title: 'Exercices de calcul',
    subject: 'Mathématiques',
    description: 'Les exercices 1 à 4, au brouillon puis au propre.',
  },
  {
    schoolDay: 2,
    hours: ['17:00', '17:30'],
    type: 'revision',
    title: 'Apprendre le vocabulaire',
    subject: 'Anglais',
    description: '',
  },
  {
    schoolDay: 3,
    hours: ['13:30', '14:30'],
    type: 'exam',
    title: 'Contrôle de mathématiques',
    subject: 'Mathématiques',
    description: 'Sur le chapitre en cours. La calculatrice n’est pas permise.',
  },
  {
    schoolDay: 6,
    type: 'homework',
    title: 'Texte à rendre',
    subject: 'Français',
    description: 'Une vingtaine de lignes.',
  },
]
