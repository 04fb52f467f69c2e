/** Sentences of the page on the user's data. `mine`: the user's own page; otherwise an adult views a pupil's. */
export const messages = {
  subtitle: 'Vos données sont à vous : les lire, les emporter, les effacer',
  consent: {
    title: 'L’accord d’un parent',
    loading: 'Chargement…',
    failure: 'L’accord n’a pas pu être chargé.',
    why: 'Avant quinze ans, la loi demande l’accord d’un parent pour certaines choses.',
    waits: 'Ce qui attend cet accord',
    waiting: [
      'le Chat Prof, pour écrire à ses enseignants',
      'les questions libres à une intelligence artificielle, si l’établissement en a branché une',
      'la synchronisation avec l’école (PRONOTE, EcoleDirecte)',
    ],
    works: 'Les révisions, les devoirs, les objectifs et la semaine marchent sans attendre.',
    states: {
      missing: 'Pas encore demandé',
      asked: 'Demandé',
      given: 'Donné',
      of_age: 'Pas nécessaire : quinze ans ou plus',
      withdrawn: 'Refusé ou retiré',
    },
    bySchool: 'Aucun accord n’est à demander : l’établissement a indiqué la règle sur laquelle il s’appuie.',
    bySchoolObject: 'Un parent qui n’est pas d’accord s’adresse à l’établissement.',
    bySchoolRefuse: 'Un parent n’est pas d’accord ? Dites-le ici : ce refus passe avant la règle de l’établissement.',
    state: 'État',
    asked: (email: string, date: string) =>
      `Un message est parti à ${email} le ${date}. Le lien qu’il contient fonctionne sept jours.`,
    givenBy: (name: string, date: string) => `${name} a donné son accord le ${date}.`,
    givenOnPaper: (name: string, date: string) => `Un parent a signé la fiche, enregistrée par ${name} le ${date}.`,
    givenMail: (email: string, date: string) => `Un parent (${email}) a donné son accord le ${date}, par e-mail.`,
    withdrawn: (date: string, name: string | null) =>
      `L’accord a été refusé ou retiré le ${date}${name ? ` par ${name}` : ''}.`,
    emailMine: 'Adresse e-mail d’un de vos parents',
    emailOther: 'Adresse e-mail d’un parent',
    emailHint: 'Elle ne sert qu’à demander l’accord. Sans réponse, elle est effacée au bout de sept jours.',
    emailWrong: 'Entrez une adresse e-mail complète, comme prenom@exemple.fr',
    emailRefused:
      'Cette adresse ne convient pas : il faut celle d’un parent, ni la vôtre, ni celle d’un adulte qui suit l’élève avec un code ou par une classe.',
    ask: 'Envoyer la demande',
    askAgain: 'Renvoyer la demande',
    busy: 'Envoi…',
    sent: 'La demande est envoyée.',
    mailLimit:
      'Ce service a envoyé tous ses messages d’aujourd’hui. Recommencez demain, ou prévenez l’établissement qui le propose.',
    tooMany: 'Trop de demandes à la suite. Attendez une heure, puis recommencez.',
    failed: 'La demande n’a pas abouti. Réessayez.',
    adultMine:
      'Demandez à l’adulte qui a créé votre compte, ou à un adulte qui vous suit et que la personne qui administre Ariane a confirmé : depuis son compte, il choisit de voir le vôtre, ouvre cette page et donne l’accord. Un professeur qui a créé votre compte peut aussi vous donner une fiche à faire signer. Un code ne suffit pas : il ne dit pas qui est votre parent.',
    noFollower: 'Donner un code à un adulte',
    notYours:
      'Un code ne dit pas qui est le parent d’un élève : avec un code seul, vous ne pouvez pas donner l’accord. Peuvent le donner : l’adulte qui a créé le compte de l’élève ou importé sa classe, ou un adulte que la personne qui administre Ariane a confirmé. Demandez-lui de confirmer votre compte.',
    operator: 'Qui administre Ariane ?',
    uncounted: (name: string, date: string) =>
      `${name} a donné un accord le ${date}. Il ne compte pas : ce compte d’adulte n’est pas confirmé.`,
    uncountedMail: (email: string, date: string) =>
      `Un accord a été donné par e-mail (${email}) le ${date}. Il ne compte plus : cette adresse est celle d’un adulte qui suit l’élève avec un code ou par une classe, ce qui ne dit pas qui est son parent. Que faire : demander à l’adulte qui a créé le compte de l’élève de s’occuper de l’accord, ou à la personne qui administre Ariane de confirmer le compte du parent, qui pourra alors le donner lui-même.`,
    sure: 'Je suis son parent, ou j’ai l’accord signé de l’un de ses parents.',
    sureFirst: 'Cochez d’abord la case : c’est un parent qui décide.',
    give: 'Donner l’accord',
    giving: 'Enregistrement…',
    given: 'L’accord est enregistré.',
    withdraw: 'Retirer l’accord',
    withdrawAge: 'Revenir sur cette réponse',
    cancelDemand: 'Annuler la demande',
    withdrawSentence: 'Retirer l’accord ?',
    withdrawDetails:
      'Le Chat Prof, les questions libres et la synchronisation avec l’école s’arrêtent. Rien n’est effacé.',
    refuse: 'Refuser l’accord',
    refuseSentence: 'Refuser l’accord ?',
    refuseDetails:
      'Le Chat Prof, les questions libres et la synchronisation avec l’école restent fermés, ou s’arrêtent. Rien n’est effacé. Le refus tient jusqu’à l’accord d’un parent.',
    ofAge: 'J’ai quinze ans ou plus',
    ofAgeSentence: 'Vous avez quinze ans ou plus ?',
    ofAgeDetails: 'À partir de quinze ans, vous décidez vous-même. Ariane ne demande pas votre date de naissance.',
    ofAgeConfirm: 'Oui, j’ai quinze ans ou plus',
    ofAgeOther: (name: string) => `${name} a quinze ans ou plus`,
    ofAgeOtherDetails:
      'À partir de quinze ans, il n’y a plus d’accord à donner. Ariane ne demande pas de date de naissance.',
    ofAgeOtherConfirm: 'Oui, quinze ans ou plus',
    adultNeeded:
      'Vous étiez en 6ème ou en 5ème il y a moins d’un an : c’est à l’adulte qui a créé votre compte de le dire, ou à un parent de donner son accord.',
    recentPassword:
      'Un adulte a choisi votre mot de passe il y a moins de sept jours. Vous pourrez répondre une fois ces sept jours passés.',
  },
  export: {
    title: 'Emporter les données',
    lead: 'Un dossier compressé (zip) avec une page à lire ou à imprimer, les mêmes données pour un programme, et vos photos, sons et documents.',
    leadOther: (name: string) =>
      `Un dossier compressé (zip) avec tout ce qu’Ariane sait de ${name} : une page à lire ou à imprimer, les mêmes données pour un programme, et les fichiers. Le journal de l’élève le dira.`,
    start: 'Télécharger mes données',
    startOther: (name: string) => `Télécharger les données de ${name}`,
    preparing: 'Préparation…',
    received: (size: string) => `${size} reçus…`,
    cancel: 'Annuler',
    cancelled: 'Le téléchargement est annulé.',
    done: 'C’est téléchargé : regardez dans vos téléchargements.',
    tooMany: 'Cinq téléchargements par heure, pas plus. Recommencez plus tard.',
    failure: 'Le téléchargement n’a pas abouti. Réessayez.',
    file: (name: string) => `ariane-${name}.zip`,
  },
  deletion: {
    recentPassword:
      'Un adulte a choisi votre mot de passe il y a moins de sept jours. Jusque-là, la suppression ne peut pas être demandée depuis votre compte.',
    title: 'Supprimer le compte',
    loading: 'Chargement…',
    loadFailure: 'Cette partie n’a pas pu être chargée.',
    lead: 'Tout est effacé après sept jours : parcours, devoirs, objectifs, semaine, messages et fichiers. Pendant ces sept jours, vous pouvez changer d’avis.',
    advice: 'Avant, vous pouvez télécharger vos données.',
    open: 'Supprimer mon compte…',
    openOther: (name: string) => `Supprimer le compte de ${name}…`,
    busy: 'Un instant…',
    keep: 'Garder le compte',
    planned: (date: string, time: string) => `Ce compte sera supprimé le ${date} à ${time}.`,
    by: (name: string, date: string) => `${name} l’a demandé le ${date}. Jusque-là rien n’est perdu.`,
    undo: 'Annuler la suppression',
    undone: 'La suppression est annulée. Tout reste en place.',
    notYours:
      'Un code ne suffit pas pour supprimer le compte d’un élève. Peuvent le faire : l’élève lui-même, l’adulte qui a créé son compte, ou un adulte que la personne qui administre Ariane a confirmé.',
    failure: 'La demande n’a pas abouti. Réessayez.',
  },
  privacy: 'Ce qu’Ariane garde, où et pourquoi : la page Confidentialité',
} as const
