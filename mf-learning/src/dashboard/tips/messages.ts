import { PRODUCT } from '@ariane/shared/catalogue'

/** The non-breaking spaces keep the name and its guillemets on one line. */
const quoted = (name: string) => `«\u00a0${name}\u00a0»`

export const messages = {
  title: `Recommandations d’${PRODUCT.name}`,
  loading: 'Chargement de vos recommandations…',
  exam: {
    title: (what: string) => `Révisez ${quoted(what)}`,
    reason: (day: string) => `Avant le contrôle de ${day}.`,
    today: 'Le contrôle est aujourd’hui.',
    tomorrow: 'Avant le contrôle de demain.',
  },
  homework: {
    title: (what: string) => `Préparez ${quoted(what)}`,
    today: 'C’est à rendre aujourd’hui.',
    tomorrow: 'C’est à rendre demain.',
    reason: (day: string) => `C’est à rendre ${day}.`,
  },
  errors: {
    title: (n: number) =>
      n > 1 ? `Revoyez ${n} questions de votre carnet d’erreurs` : 'Revoyez une question de votre carnet d’erreurs',
    reason: 'Vous les aviez manquées : c’est le bon moment pour les retrouver.',
    one: 'Vous l’aviez manquée : c’est le bon moment pour la retrouver.',
  },
  alerts: {
    incomplete_path: (what: string) => `Avancez dans ${quoted(what)}`,
    incomplete_homework: (what: string) => `Terminez le devoir ${quoted(what)}`,
    incomplete_lesson: (what: string) => `Revoyez ${quoted(what)}`,
  },
  first: {
    path: { title: 'Commencez un premier parcours', reason: 'Vous n’avez pas encore de parcours de révision.' },
    planner: { title: 'Notez vos prochains contrôles', reason: 'Votre planning des sept prochains jours est vide.' },
    calm: { title: 'Rien ne presse', reason: 'Aucune échéance proche, aucune question à revoir aujourd’hui.' },
  },
} as const
