import type { ObjectiveType } from '@ariane/shared/catalogue'

type Questions = { successCriteria: string; progressCriteria: string; effortNeededCriteria: string }

/** A question per criterion that helps to write it, where nothing is known of the title. */
export const questions: Record<ObjectiveType, Questions> = {
  School: {
    successCriteria: 'Que saurez-vous faire le dernier jour, que vous ne savez pas faire aujourd’hui\u00a0?',
    progressCriteria: 'À la moitié du temps, qu’aurez-vous déjà appris ou terminé\u00a0?',
    effortNeededCriteria: 'Qu’est-ce qui montrerait qu’il faut s’y remettre\u00a0?',
  },
  Emotional: {
    successCriteria: 'Dans quel moment précis aimeriez-vous vous sentir mieux\u00a0?',
    progressCriteria: 'Quel petit changement remarqueriez-vous en premier\u00a0?',
    effortNeededCriteria: 'À quoi verriez-vous que c’est encore difficile, et à qui en parleriez-vous\u00a0?',
  },
  Behavioral: {
    successCriteria: 'Que verrait quelqu’un qui vous observe, une fois l’objectif atteint\u00a0?',
    progressCriteria: 'Combien de jours par semaine réussis diraient que vous êtes sur la bonne voie\u00a0?',
    effortNeededCriteria: 'Quelle ancienne habitude reviendrait si vous relâchiez vos efforts\u00a0?',
  },
  Other: {
    successCriteria: 'Comment montrerez-vous à quelqu’un que c’est réussi\u00a0?',
    progressCriteria: 'Quelle première étape vous donnerait le sourire\u00a0?',
    effortNeededCriteria: 'Qu’est-ce qui pourrait vous arrêter, et que ferez-vous alors\u00a0?',
  },
}
