import type { Reason } from '@ariane/shared/contracts/families'
import { formatDate } from '@ariane/shared/dates'
import { many, pupils } from './counts.ts'

const day = (at: string | null) => (at ? formatDate(at) : '')

/** Sentences about results, and about who needs help. */
export const resultMessages = {
  needs: {
    title: 'Qui aider d’abord',
    label: 'Élèves à aider d’abord',
    loading: 'Chargement des élèves…',
    failure: 'La liste n’a pas pu être chargée.',
    reasons: {
      late_homework: ({ count, title, at }: Reason) =>
        count === 1
          ? `Devoir en retard : « ${title} », pour le ${day(at)}.`
          : `${count} devoirs en retard, d’abord « ${title} », pour le ${day(at)}.`,
      missed_notion: ({ count, title }: Reason) =>
        title ? `${count} erreurs sur la même notion : ${title}.` : `${count} erreurs sur la même notion.`,
      due_tomorrow: ({ count, title }: Reason) =>
        count === 1
          ? `Devoir pour demain, pas encore fait : « ${title} ».`
          : `${count} devoirs pour demain, pas encore faits.`,
      late_objective: ({ count, title }: Reason) =>
        count === 1 && title
          ? `Objectif arrivé à sa date : « ${title} ».`
          : `${many(count, 'objectif arrivé à sa date', 'objectifs arrivés à leur date')}.`,
      efforts: ({ count }: Reason) => `${many(count, 'objectif noté', 'objectifs notés')} « Efforts nécessaires ».`,
      reviews: ({ count }: Reason) => `${count} questions attendent dans son carnet d’erreurs.`,
      away: ({ at }: Reason) => `Pas de connexion depuis le ${day(at)}.`,
      never_came: ({ at }: Reason) => `Compte créé le ${day(at)}, pas encore ouvert.`,
    },
    calm: 'Rien ne presse.',
    filter: 'Classe',
    every: 'Toutes mes classes et tous mes élèves',
    more: (count: number) => `Afficher la suite (${pupils(count)})`,
    count: (pressing: number, found: number) =>
      pressing === 0 ? `Rien ne presse pour ${pupils(found)}.` : `${pressing} sur ${pupils(found)}`,
    rule: 'L’ordre vient de faits : devoirs en retard, erreurs sur une même notion, devoirs pour demain, objectifs, carnet d’erreurs, absences. Ce n’est ni une note ni un classement.',
  },
  results: {
    title: 'Par notion',
    loading: 'Chargement des résultats…',
    failure: 'Les résultats n’ont pas pu être chargés.',
    subject: 'Matière',
    all: 'Toutes les matières',
    days: 'Période',
    period: { 7: '7 jours', 30: '30 jours', 90: '3 mois', 365: '1 an' },
    save: 'Télécharger (csv)',
    saveName: (name: string) => `resultats-${name}.csv`,
    saveFailure: 'Les résultats n’ont pas pu être téléchargés.',
    columns: ['nom', 'prénom', 'matière', 'sous-chapitre', 'notion', 'réponses', 'justes du premier coup'],
    none: 'Pas encore de réponse sur cette période. Les résultats viennent des exercices que les élèves font dans leurs parcours.',
    table: 'Résultats par notion',
    head: { notion: 'Notion', right: 'Juste du premier coup', trend: 'Depuis 7 jours', act: 'Agir' },
    where: (topic: string, count: number) => `${topic} · ${pupils(count)}`,
    whole: (chapter: string, count: number) => `Tout le sous-chapitre · ${chapter} · ${pupils(count)}`,
    figures: (right: number, answers: number) => `${right} sur ${answers}`,
    levels: { again: 'À reprendre', going: 'En cours', known: 'Compris', few: 'Peu de réponses' },
    trends: { up: 'en hausse', same: 'stable', down: 'en baisse' },
    early: 'trop tôt',
    help: (count: number) => `Aider ${pupils(count)}`,
    helpOn: (count: number, title: string) => `Aider ${pupils(count)} sur « ${title} »`,
    see: 'Voir',
    seeOn: (title: string) => `Voir « ${title} »`,
    rule: 'Seul le premier essai compte. Sous 10 réponses ou 5 élèves, Ariane montre le compte et ne conclut pas.',
  },
  notion: {
    loading: 'Chargement des réponses…',
    failure: 'Les réponses n’ont pas pu être chargées.',
    missing: 'Cette notion n’est plus enseignée.',
    back: (name: string) => `Revenir à la ${name}`,
    subtitle: (name: string, topic: string, count: number, answers: number) =>
      `${name} · ${topic} · ${pupils(count)}, ${many(answers, 'réponse', 'réponses')}`,
    answered: 'Ce qui a été répondu',
    allRight: 'Personne ne s’est trompé du premier coup sur cette période.',
    expected: (text: string) => `Attendu : ${text}`,
    count: (right: number, answers: number) =>
      `${many(right, 'réponse juste', 'réponses justes')} du premier coup sur ${answers}.`,
    noWords: 'Une autre réponse, à voir sur le parcours',
    empty: 'Sans réponse',
    unranked: 'Cette page ne classe personne : les noms sont par ordre alphabétique.',
    who: 'Élèves',
    whoLabel: 'Réponses de chaque élève, par nom puis prénom',
  },
  progress: {
    title: 'Où j’en suis',
    titleOf: (name: string) => `Où en est ${name}`,
    subtitle: 'Ce que disent vos réponses du premier coup, notion par notion',
    subtitleOf: 'Ce que disent ses réponses du premier coup, notion par notion',
    open: 'Voir où j’en suis',
    openOf: (name: string) => `Résultats de ${name}`,
    openShort: 'Résultats',
    levels: {
      again: 'À reprendre : relisez la leçon, puis refaites un exercice.',
      going: 'En cours : c’est presque là.',
      known: 'Compris.',
    },
    levelsOf: {
      again: 'À reprendre.',
      going: 'En cours.',
      known: 'Compris.',
    },
    counted: (right: number, answers: number) =>
      `${many(right, 'réponse juste', 'réponses justes')} du premier coup sur ${answers}`,
    few: (count: number) =>
      count > 1
        ? `${count} notions avec trop peu de réponses pour le dire`
        : 'Une notion avec trop peu de réponses pour le dire',
    none: 'Pas encore de réponse sur cette période.',
    noneHint: 'Répondez à quelques exercices : chaque notion travaillée apparaît ici, avec ce qu’il reste à revoir.',
    start: 'Réviser un chapitre',
    rule: 'Personne n’est comparé ni classé ici. Se tromper puis recommencer, c’est apprendre : seul le premier essai est compté.',
    back: 'Revenir à mes classes',
  },
} as const
