/** In place of a name that is not one. */
export const SOMEBODY = 'Votre enfant'

/** What a parent reads by mail. */
export const messages = {
  ask: {
    subject: 'Un accord à donner pour votre enfant',
    text: (product: string, name: string, link: string) => `Bonjour,

${name} utilise ${product}, une assistante d’étude pour le collège, et a donné votre adresse.

Avant quinze ans, la loi demande l’accord d’un parent pour certaines choses. Sans votre accord, ${name} peut déjà réviser, faire ses devoirs, suivre ses objectifs et tenir sa semaine. Votre accord ouvre en plus : les questions libres à une intelligence artificielle (si l’établissement l’a branchée), le Chat Prof avec ses enseignants, et la synchronisation avec l’école (PRONOTE, EcoleDirecte, l’adresse de son calendrier).

Pour lire ce qui est gardé et répondre, ouvrez ce lien :

${link}

Il fonctionne pendant sept jours. Si vous n’êtes pas son parent, ne faites rien : rien ne change, et votre adresse est effacée.

${product}
`,
  },
  given: {
    subject: 'Votre accord est enregistré',
    text: (product: string, name: string, link: string) => `Bonjour,

Vous avez donné votre accord pour ${name} sur ${product}. Merci.

Vous pouvez le retirer quand vous voulez, sans donner de raison. Gardez ce message : ce lien reste valable.

${link}

${product}
`,
  },
}
