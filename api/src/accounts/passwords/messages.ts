/** What somebody reads who forgot a password. */
export const messages = {
  subject: 'Choisir un nouveau mot de passe',
  text: (product: string, link: string) => `Bonjour,

Vous avez demandé à choisir un nouveau mot de passe pour ${product}. Ouvrez ce lien\u00a0:

${link}

Il fonctionne une seule fois, pendant une heure.

Si vous n’avez rien demandé, ne faites rien\u00a0: votre mot de passe ne change pas.

${product}
`,
}
