/** What is read by mail when a pupil reported a text: nothing of it. */
export const messages = {
  subject: 'Un élève a signalé un message',
  text: (product: string, link: string) => `Bonjour,

Un élève a signalé un message qu’un adulte lui a écrit sur ${product}. Le message, sa raison et qui il concerne se lisent ici\u00a0:

${link}

${product}
`,
}
