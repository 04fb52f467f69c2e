/** The sentences of worked powers; `$` stands around maths. */
export const messages = {
  product: (base: string, exponents: readonly string[]) =>
    `On multiplie des puissances de ${base} : on additionne les exposants, $${exponents.join(' + ')}$.`,
  quotient: (base: string, a: string, b: string) =>
    `On divise des puissances de ${base} : on soustrait les exposants, $${a} - ${Number(b) < 0 ? `(${b})` : b}$.`,
  nested: (base: string, a: string, b: string) =>
    `On prend une puissance d’une puissance de ${base} : on multiplie les exposants, $${a} \\times ${Number(b) < 0 ? `(${b})` : b}$.`,
  result: (tex: string) => `Donc le résultat est $${tex}$.`,
  rule: '$a^{m} \\times a^{n} = a^{m+n}$, $\\frac{a^{m}}{a^{n}} = a^{m-n}$ et $(a^{m})^{n} = a^{m \\times n}$.',
  hints: [
    'Est-ce un produit, un quotient ou une puissance de puissance ?',
    'Que fait-on alors des exposants ?',
    'Un nombre sans exposant a l’exposant 1.',
  ],
} as const
