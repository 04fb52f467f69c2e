import { PRODUCT } from '@ariane/shared/catalogue'

const { name: product } = PRODUCT

/** What a parent reads behind the link of a mail. */
export const messages = {
  confirm: {
    title: 'Votre accord de parent',
    lead: `Votre enfant utilise ${product}, une assistante d’étude pour le collège. Avant quinze ans, votre accord ouvre le Chat Prof avec ses enseignants, les questions libres à une intelligence artificielle (si l’établissement en a branché une) et la synchronisation avec l’école.`,
    note: 'Sans votre accord, il peut déjà réviser, faire ses devoirs, suivre ses objectifs et tenir sa semaine. Vous pourrez retirer votre accord quand vous voudrez : un second message vous en donne le lien.',
    submit: 'Je suis son parent et je donne mon accord',
    done: 'Merci. Votre accord est enregistré, et votre enfant peut s’en servir tout de suite.',
  },
  withdraw: {
    title: 'Retirer votre accord',
    lead: 'Le Chat Prof, les questions libres et la synchronisation avec l’école s’arrêteront pour votre enfant. Rien n’est effacé, et il peut continuer à réviser.',
    note: 'Pour faire effacer ses données, écrivez au contact de la page Confidentialité.',
    submit: 'Retirer mon accord',
    done: 'Votre accord est retiré. Votre adresse n’est plus gardée.',
  },
  slip: {
    title: 'La fiche d’accord',
    typed: 'Tapez le code qui est sur la fiche.',
    code: 'Code de la fiche',
    codeHint: 'Douze lettres et chiffres, comme ABCD-2345-EFGH',
    codeShape: 'Un code a douze lettres et chiffres, comme ABCD-2345-EFGH',
    open: 'Ouvrir la fiche',
    unknown: 'Ce code n’existe pas, ou plus. Relisez la fiche, ou demandez-en une autre au professeur.',
    loading: 'Lecture de la fiche…',
    lead: (name: string) =>
      `${name} utilise ${product}, une assistante d’étude pour le collège. Avant quinze ans, l’accord d’un parent ouvre le Chat Prof avec ses enseignants, les questions libres à une intelligence artificielle (si l’établissement en a branché une) et la synchronisation avec l’école.`,
    note: 'Votre réponse est seulement notée ici. L’accord compte quand le professeur a la fiche signée par un parent.',
    yes: 'J’accepte',
    no: 'Je n’accepte pas',
    done: {
      yes: 'C’est noté. Signez la fiche et rendez-la au professeur : sans signature, l’accord ne compte pas.',
      no: 'C’est noté : rien ne s’ouvre. Vous pouvez changer d’avis avec le même code.',
      withdrawn: 'L’accord est retiré. Rien n’est effacé, et votre enfant peut continuer à réviser.',
    },
    before: {
      yes: 'Une réponse est déjà notée : « J’accepte ». Vous pouvez en changer.',
      no: 'Une réponse est déjà notée : « Je n’accepte pas ». Vous pouvez en changer.',
    },
    account: {
      lead: 'Vous êtes son parent ? Avec ce code, votre compte suit cet élève : il le lit dans son profil, et peut arrêter ce suivi.',
      create: 'Créer mon compte parent',
      have: 'J’ai déjà un compte',
    },
    given: 'Un accord est enregistré pour cet élève.',
    withdraw: 'Retirer l’accord',
  },
  school: {
    title: 'Ce qui peut être lu à l’école',
    lead: `Votre enfant voudrait que ${product} lise aussi ce que son établissement publie sur lui. Cochez ce que vous acceptez : tout, une partie ou rien.`,
    note: 'Ce qui est lu n’est montré qu’à votre enfant, sert à proposer quoi revoir, et s’efface à la fin de l’année scolaire. Avec ce même lien vous pouvez revenir sur votre réponse : ce qui a été lu s’efface alors.',
    kinds: {
      grades: 'Ses notes',
      absences: 'Ses absences et ses retards, sans leur motif',
      news: 'Les actualités de l’établissement',
    },
    which: 'J’accepte que soient lues',
    loading: 'Lecture de vos réponses…',
    loadFailure: 'Vos réponses n’ont pas pu être lues. Vérifiez votre connexion, puis réessayez.',
    submit: 'Je suis son parent et voici ma réponse',
    done: 'Merci. Votre réponse est enregistrée et compte tout de suite.',
    dead: 'Ce lien ne fonctionne plus. Votre enfant peut vous en faire envoyer un autre.',
  },
  privacy: 'Lire ce qui est gardé, et pourquoi',
  busy: 'Enregistrement…',
  dead: 'Ce lien ne fonctionne plus : il a servi, ou il a plus de sept jours. Votre enfant peut en demander un autre.',
  failure: 'Votre réponse n’a pas pu être enregistrée. Vérifiez votre connexion, puis réessayez.',
  leave: `Aller à ${product}`,
}
