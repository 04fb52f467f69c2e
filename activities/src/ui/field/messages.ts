/** What is said of a field, its signs and the microphone beside it. */
export const messages = {
  signs: 'Signes à insérer',
  insert: (sign: string) => `Insérer ${sign}`,
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
} as const
