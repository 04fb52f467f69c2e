import { PRODUCT } from '@ariane/shared/catalogue'

const { name } = PRODUCT

/** What a parent reads behind the link of a mail. */
export const messages = {
  confirm: {
    title: 'Votre accord de parent',
    lead: `Votre enfant utilise ${name}, une assistante d’étude pour le collège. Avant quinze ans, votre accord ouvre le Chat Prof avec ses enseignants, les questions libres à une intelligence artificielle (si l’établissement en a branché une) et la synchronisation avec l’école.`,
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
  privacy: 'Lire ce qui est gardé, et pourquoi',
  busy: 'Enregistrement…',
  dead: 'Ce lien ne fonctionne plus : il a servi, ou il a plus de sept jours. Votre enfant peut en demander un autre.',
  failure: 'Votre réponse n’a pas pu être enregistrée. Vérifiez votre connexion, puis réessayez.',
  leave: `Aller à ${name}`,
}
