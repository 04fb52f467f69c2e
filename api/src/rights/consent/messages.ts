/** In place of a name that is not one. */
export const SOMEBODY = 'Votre enfant'

/** What a parent reads by mail. */
export const messages = {
  ask: {
    subject: 'Un accord à donner pour votre enfant',
    text: (product: string, name: string, link: string) => `Bonjour,

${name} utilise ${product}, une assistante d’étude pour le collège, et a donné votre adresse.

Avant quinze ans, la loi demande l’accord d’un parent pour certaines choses. Sans votre accord, ${name} peut déjà réviser, faire ses devoirs, suivre ses objectifs et tenir sa semaine. Votre accord ouvre en plus\u00a0: les questions libres à une intelligence artificielle (si l’établissement l’a branchée), le Chat Prof avec ses enseignants, et la synchronisation avec l’école (PRONOTE, EcoleDirecte, l’adresse de son calendrier).

Pour lire ce qui est gardé et répondre, ouvrez ce lien\u00a0:

${link}

Il fonctionne pendant sept jours. Si vous n’êtes pas son parent, ne faites rien\u00a0: rien ne change, et votre adresse est effacée.

${product}
`,
  },
  notice: {
    subject: 'L’accord d’un parent a été demandé',
    text: (product: string, name: string, link: string) => `Bonjour,

L’accord d’un parent vient d’être demandé par e-mail pour ${name} sur ${product}. Vous recevez ce message parce que vous décidez avec ${name} de son compte.

Vous n’avez rien à faire. Si cette demande vous étonne, parlez-en avec ${name}\u00a0: un accord se retire à tout moment depuis ses données.

${link}

${product}
`,
  },
  given: {
    subject: 'Votre accord est enregistré',
    text: (product: string, name: string, link: string) => `Bonjour,

Vous avez donné votre accord pour ${name} sur ${product}. Merci.

Vous pouvez le retirer quand vous voulez, sans donner de raison. Gardez ce message\u00a0: ce lien reste valable.

${link}

${product}
`,
  },
  school: {
    subject: 'Les notes et les absences de votre enfant\u00a0: un accord à donner, ou pas',
    text: (product: string, name: string, link: string) => `Bonjour,

${name} voudrait que ${product} lise aussi ses notes, ses absences (sans leur motif) ou les actualités de l’établissement, là où son école les publie. Avant quinze ans, c’est à vous de le décider, pour chacune de ces trois choses.

Ce qui est lu n’est montré qu’à ${name}, sert à proposer quoi revoir, et s’efface à la fin de l’année scolaire.

Pour répondre, ouvrez ce lien\u00a0:

${link}

Il reste valable cette année scolaire\u00a0: avec lui, vous pouvez aussi revenir sur votre réponse, et ce qui a été lu s’efface alors. Si vous ne faites rien, rien ne change.

${product}
`,
  },
}
