import type { ObjectiveType } from '@ariane/shared/catalogue'
import type { Objective } from '@ariane/shared/contracts'
import { CAMILLE, type DemoPerson, INES, NOAH } from './people.ts'

type DemoTask = { title: string; days: number[]; isSuccess: boolean | null; hours?: [string, string] }
export type DemoObjective = {
  pupil: DemoPerson
  type: ObjectiveType
  title: string
  description: string
  currentStatus: Objective['currentStatus']
  /** Days from today. */
  from: number
  to: number
  /** Success, progress, effort needed. */
  criteria: [string, string, string]
  tasks: DemoTask[]
}

const SCHOOL_DAYS = [1, 2, 3, 4, 5]

export const OBJECTIVES: DemoObjective[] = [
  {
    pupil: CAMILLE,
    type: 'School',
    title: 'Savoir calculer avec les nombres relatifs',
    description: 'Ne plus se tromper de signe dans un calcul.',
    currentStatus: 'in_progress',
    from: -9,
    to: 10,
    criteria: [
      'Huit calculs justes sur dix, deux fois de suite',
      'Six calculs justes sur dix',
      'Moins de six calculs justes sur dix',
    ],
    tasks: [
      { title: 'Relire la règle des signes', days: [1], isSuccess: true, hours: ['17:00', '17:15'] },
      { title: 'Faire cinq calculs', days: [1, 3, 5], isSuccess: true, hours: ['17:15', '17:35'] },
      { title: 'Refaire l’exercice raté en classe', days: [4], isSuccess: false },
      { title: 'Se tester avec un parcours de révision', days: [6], isSuccess: null },
    ],
  },
  {
    pupil: CAMILLE,
    type: 'Behavioral',
    title: 'Préparer son sac la veille',
    description: '',
    currentStatus: null,
    from: -2,
    to: 12,
    criteria: ['Rien d’oublié pendant une semaine', 'Un seul oubli dans la semaine', 'Deux oublis ou plus'],
    tasks: [
      { title: 'Regarder l’emploi du temps du lendemain', days: [7, 1, 2, 3, 4], isSuccess: null },
      { title: 'Mettre les cahiers dans le sac', days: [7, 1, 2, 3, 4], isSuccess: null, hours: ['19:00', '19:10'] },
    ],
  },
  {
    pupil: CAMILLE,
    type: 'Emotional',
    title: 'Prendre la parole à l’oral',
    description: 'Répondre à une question par cours, même sans être sûr.',
    currentStatus: 'finished',
    from: -30,
    to: -12,
    criteria: ['Une réponse par jour de classe', 'Deux réponses dans la semaine', 'Aucune réponse dans la semaine'],
    tasks: [
      { title: 'Lever la main une fois en français', days: [2, 4], isSuccess: true },
      { title: 'Lire un texte à voix haute à la maison', days: [3, 6], isSuccess: true },
    ],
  },
  {
    pupil: NOAH,
    type: 'School',
    title: 'Lire tous les jours',
    description: 'Dix minutes avant de dormir.',
    currentStatus: 'started',
    from: -6,
    to: 8,
    criteria: ['Six soirs sur sept', 'Quatre soirs sur sept', 'Moins de quatre soirs'],
    tasks: [
      { title: 'Choisir un livre', days: [3], isSuccess: true },
      { title: 'Lire dix minutes', days: [1, 2, 3, 4, 5, 6, 7], isSuccess: null, hours: ['20:30', '20:40'] },
    ],
  },
  {
    pupil: INES,
    type: 'School',
    title: 'Préparer le contrôle d’histoire',
    description: '',
    currentStatus: 'completed',
    from: -12,
    to: 4,
    criteria: [
      'Raconter le chapitre sans le cahier',
      'Raconter la moitié du chapitre',
      'Ne pas savoir par où commencer',
    ],
    tasks: [
      { title: 'Faire une fiche par leçon', days: [3, 6], isSuccess: true },
      { title: 'Apprendre les dates', days: SCHOOL_DAYS, isSuccess: true, hours: ['17:30', '17:45'] },
      { title: 'Réciter à quelqu’un', days: [7], isSuccess: null },
    ],
  },
  {
    pupil: INES,
    type: 'Other',
    title: 'Se coucher plus tôt en semaine',
    description: '',
    currentStatus: 'failed',
    from: -15,
    to: 3,
    criteria: ['Lumière éteinte à 22 h cinq soirs', 'Trois soirs', 'Moins de trois soirs'],
    tasks: [{ title: 'Poser le téléphone hors de la chambre', days: [7, 1, 2, 3, 4], isSuccess: false }],
  },
]
