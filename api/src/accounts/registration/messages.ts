/** What comes to an address that somebody registers with. */
export const messages = {
  subject: (product: string) => `Votre inscription à ${product}`,
  code: (product: string, code: string, minutes: number) => `Bonjour,

Voici le code qui termine votre inscription à ${product}\u00a0:

${code}

Il fonctionne pendant ${minutes} minutes.

Si vous n’avez rien demandé, ne faites rien\u00a0: aucun compte n’est créé.

${product}
`,
  known: (product: string, address: string) => `Bonjour,

Quelqu’un, vous sans doute, a voulu s’inscrire à ${product} avec cette adresse. Elle a déjà un compte.

Pour entrer, ou pour choisir un nouveau mot de passe\u00a0: ${address}

Si vous n’avez rien demandé, ne faites rien\u00a0: rien ne change.

${product}
`,
}
