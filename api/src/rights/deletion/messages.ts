/** In place of a name that is not one. */
export const SOMEBODY = { name: 'votre élève', by: 'Une personne liée à ce compte' }

/** What is read by mail when the end of an account is planned. */
export const messages = {
  subject: 'Un compte va être supprimé',
  text: (product: string, { name, by, day, link }: { name: string; by: string; day: string; link: string }) => `Bonjour,

${by} a demandé la suppression du compte de ${name} sur ${product}.

Tout sera effacé le ${day}\u00a0: les parcours, les devoirs, les objectifs, la semaine, les messages et leurs fichiers. Jusque-là rien n’est perdu\u00a0: le compte marche comme avant, et vous pouvez annuler cette demande d’un clic, ici\u00a0:

${link}

${product}
`,
}
