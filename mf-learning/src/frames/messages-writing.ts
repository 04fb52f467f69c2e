const words = (n: number) => `${n} ${n > 1 ? 'mots' : 'mot'}`

/** What the activities say in which one answers in one's own words. */
export const messages = {
  answer: 'Votre réponse',
  text: 'Votre texte',
  sentence: 'La phrase corrigée',
  wrongSentence: 'La phrase à corriger',
  source: (title: string) => `Le texte : ${title}`,
  hint: 'Voir l’indice',
  hideHint: 'Cacher l’indice',
  signs: 'Signes à insérer',
  insert: (sign: string) => `Insérer ${sign}`,
  counted: (n: number, least: number | undefined) =>
    least === undefined
      ? words(n)
      : n < least
        ? `${words(n)} sur ${least} au moins`
        : `${words(n)} : la longueur est bonne`,
  mustUse: 'Mots à employer',
  used: (word: string) => `${word} : employé`,
  toUse: (word: string) => `${word} : à employer`,
  criteria: 'Ce qu’on attend',
  assess: 'Relisez-vous : cochez ce que votre texte contient.',
  assessed: (met: number, total: number) =>
    met === total ? 'Tout y est.' : `${met} sur ${total} : vous pouvez reprendre votre texte pour le reste.`,
  ideas: 'Les idées attendues',
  found: 'Reconnue dans votre réponse',
  notFound: 'Pas reconnue : l’avez-vous dite ?',
  model: 'Voir le corrigé',
  toReview: 'À vérifier',
  rework: 'Reprendre ma réponse',
  listenQuestion: 'Écouter la question',

  speak: 'Répondre en parlant',
  stop: 'J’ai fini de parler',
  listening: 'On vous écoute… Parlez, puis relisez ce qui est écrit.',
  heard: 'C’est écrit. Relisez, et corrigez si un mot a été mal compris.',
  notHeard: 'Rien n’a été entendu. Vous pouvez recommencer, ou écrire.',
  noMicrophone: 'Le micro n’est pas disponible : écrivez votre réponse.',
  noticeTitle: 'Avant de parler',
  notice:
    'Pour écrire ce que vous dites, votre navigateur peut envoyer votre voix à la société qui le fabrique. Ariane ne l’enregistre pas. Vous pouvez aussi écrire votre réponse : c’est pareil.',
  agree: 'D’accord, je parle',
  refuse: 'Non, j’écris',

  speakWords: {
    instruction: 'Trouvez chaque mot, dites-le à voix haute, ou écrivez-le.',
    item: (n: number, total: number) => `Mot ${n} sur ${total}`,
    answer: 'Le mot',
    listen: 'Écouter',
    speak: 'Dire le mot',
    previous: 'Mot précédent',
    following: 'Mot suivant',
  },

  dictation: {
    instruction: 'Écoutez, écrivez, puis relisez-vous avant de valider.',
    slow: 'Lentement',
    whole: 'Écouter tout le texte',
    sentence: (n: number, total: number) => `Écouter la phrase ${n} sur ${total}`,
    previous: 'Phrase précédente',
    following: 'Phrase suivante',
    correction: 'Le texte, mot à mot',
    yours: 'Ce que vous avez écrit',
    kinds: {
      accent: 'accent à revoir',
      homophone: 'homophone',
      accord: 'accord',
      orthographe: 'orthographe',
      majuscule: 'majuscule',
      ponctuation: 'ponctuation',
      manquant: 'mot manquant',
      manquants: 'mots manquants',
      'en trop': 'mot en trop',
    } as Record<string, string>,
  },
} as const
