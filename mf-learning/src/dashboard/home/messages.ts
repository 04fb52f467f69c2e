import type { ClassSummary } from '@ariane/shared/contracts/classes'
import type { Need, NeedKind, Reason, ReasonKind } from '@ariane/shared/contracts/families'
import { formatDate, formatDay } from '@ariane/shared/dates'

const many = (count: number, one: string, more: string) => `${count} ${count > 1 ? more : one}`
/** 'd’Adam', 'de Zoé'. */
const of = (name: string) => (/^[aeiouàâäéèêëîïôöùûüœæ]/i.test(name) ? `d’${name}` : `de ${name}`)
const quoted = (name: string) => `«\u00a0${name}\u00a0»`
const day = ({ at }: Need) => (at ? formatDay(at) : '')
/** With its title when there is one, else the number and the first title. */
const counted = ({ count, title }: Need, one: string, more: string) => {
  if (count === 1) return title ? `${one} : ${quoted(title)}` : one
  return title ? `${count} ${more}, d’abord ${quoted(title)}` : `${count} ${more}`
}

/** Facts in words, as the linked screens show them. */
const needs: Record<NeedKind, (need: Need) => string> = {
  late_homework: need => `${counted(need, 'Devoir en retard', 'devoirs en retard')}, pour le ${day(need)}`,
  due_tomorrow: need => counted(need, 'Devoir pour demain, pas encore fait', 'devoirs pour demain, pas encore faits'),
  late_objective: need =>
    `${counted(need, 'Objectif arrivé à sa date', 'objectifs arrivés à leur date')}, le ${day(need)}`,
  efforts: need =>
    counted(
      need,
      'Objectif noté «\u00a0Efforts nécessaires\u00a0»',
      'objectifs notés «\u00a0Efforts nécessaires\u00a0»',
    ),
  lesson: need => counted(need, 'Leçon à revoir', 'leçons à revoir'),
  unfinished_homework: need => counted(need, 'Aide aux devoirs à finir', 'aides aux devoirs à finir'),
  unfinished_path: need => counted(need, 'Parcours laissé en route', 'parcours laissés en route'),
  away: ({ at }) => `Pas de connexion depuis le ${at ? formatDate(at) : ''}`,
  never_came: ({ at }) => `Compte créé le ${at ? formatDate(at) : ''}, pas encore ouvert`,
}

/** Reasons that no fact of the week says. */
const reasons: Partial<Record<ReasonKind, (reason: Reason) => string>> = {
  missed_notion: ({ count, title }) =>
    title ? `${count} erreurs sur la même notion\u00a0: ${title}` : `${count} erreurs sur la même notion`,
  reviews: ({ count }) => `${count} questions attendent dans son carnet d’erreurs`,
}

export const messages = {
  subtitle: 'La semaine de vos élèves, d’un coup d’œil',
  subtitleOne: (name: string) => `La semaine ${of(name)}, d’un coup d’œil`,
  loading: 'Chargement de la semaine de vos élèves…',
  failure: 'La semaine de vos élèves n’a pas pu être chargée.',
  retry: 'Réessayer',
  empty: 'Vous n’avez pas encore d’élève',
  emptyHint:
    'Créez un compte à votre élève, entrez le code qu’il vous donne, ou importez la liste de votre classe. Sa semaine apparaîtra ici.',
  create: 'Créer un élève',
  code: 'Entrer un code',
  import: 'Importer une classe',
  search: 'Chercher un élève',
  grades: 'Filtrer par classe',
  all: 'Tous',
  found: (count: number) => (count === 0 ? 'Aucun élève trouvé' : many(count, 'élève', 'élèves')),
  first: 'À aider d’abord',
  others: 'Rien d’urgent',
  calm: 'Rien ne presse cette semaine.',
  calmOne: (name: string) => `Rien ne presse pour ${name}. Un mot d’encouragement fait toujours plaisir.`,
  why: 'Pourquoi maintenant',
  view: (name: string) => `Voir comme ${name}`,
  manage: 'Mes élèves',
  paths: 'Mes parcours',
  searching: 'Recherche…',
  searchFailure: 'La recherche n’a pas abouti.',
  shown: (shown: number, found: number) => `${many(shown, 'élève affiché', 'élèves affichés')} sur ${found}`,
  more: (count: number) => `Afficher la suite (${many(count, 'élève', 'élèves')})`,
  moreLoading: 'Chargement de la suite…',
  moreFailure: 'La suite n’a pas pu être chargée.',
  rule: 'L’ordre vient de faits, du plus pressant au moins pressant : devoirs en retard, erreurs sur une même notion, devoirs pour demain, objectifs arrivés à leur date, objectifs qui demandent des efforts, carnet d’erreurs, absence de plus d’une semaine. Ce n’est ni une note ni un jugement. Vos élèves voient dans leur profil que vous avez consulté leur semaine.',
  week: 'Sa semaine',
  needs,
  reasons,
  requests: {
    title: 'Demandes pour entrer dans vos classes',
    line: ({ name, requests }: Pick<ClassSummary, 'name' | 'requests'>) =>
      `${name}\u00a0: ${many(requests, 'demande attend', 'demandes attendent')} votre réponse`,
    failure: 'Les demandes pour entrer dans vos classes n’ont pas pu être chargées.',
  },
  counts: {
    lessons: (n: number) => many(n, 'cours', 'cours'),
    exams: (n: number) => many(n, 'contrôle', 'contrôles'),
    homework: (done: number, due: number) => `${many(done, 'devoir fait', 'devoirs faits')} sur ${due}`,
    noHomework: 'Pas de devoir',
    objectives: (n: number) => many(n, 'objectif en cours', 'objectifs en cours'),
    paths: (n: number) => many(n, 'parcours commencé', 'parcours commencés'),
    done: (n: number) => many(n, 'parcours terminé', 'parcours terminés'),
    alerts: (n: number) => many(n, 'alerte', 'alertes'),
  },
} as const
