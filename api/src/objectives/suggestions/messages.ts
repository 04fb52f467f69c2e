import type { ObjectiveType } from '@ariane/shared/catalogue'

type Questions = { successCriteria: string; progressCriteria: string; effortNeededCriteria: string }

/** A question per criterion that helps to write it, where nothing is known of the title. */
export const questions: Record<ObjectiveType, Questions> = {
  School: {
    successCriteria: 'Que saurez-vous faire le dernier jour, que vous ne savez pas faire aujourd’hui ?',
    progressCriteria: 'À la moitié du temps, qu’aurez-vous déjà appris ou terminé ?',
    effortNeededCriteria: 'Qu’est-ce qui montrerait qu’il faut s’y remettre ?',
  },
  Emotional: {
    successCriteria: 'Dans quel moment précis aimeriez-vous vous sentir mieux ?',
    progressCriteria: 'Quel petit changement remarqueriez-vous en premier ?',
    effortNeededCriteria: 'À quoi verriez-vous que c’est encore difficile, et à qui en parleriez-vous ?',
  },
  Behavioral: {
    successCriteria: 'Que verrait quelqu’un qui vous observe, une fois l’objectif atteint ?',
    progressCriteria: 'Combien de jours par semaine réussis diraient que vous êtes sur la bonne voie ?',
    effortNeededCriteria: 'Quelle ancienne habitude reviendrait si vous relâchiez vos efforts ?',
  },
  Other: {
    successCriteria: 'Comment montrerez-vous à quelqu’un que c’est réussi ?',
    progressCriteria: 'Quelle première étape vous donnerait le sourire ?',
    effortNeededCriteria: 'Qu’est-ce qui pourrait vous arrêter, et que ferez-vous alors ?',
  },
}
