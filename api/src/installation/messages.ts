/** The mail that an operator sends to see whether mail goes out. */
export const messages = {
  subject: (product: string) => `${product} : message d’essai`,
  text: (product: string) => `Bonjour,

Ce message d’essai vient de ${product}. Si vous le lisez, les messages partent.

${product}
`,
}
