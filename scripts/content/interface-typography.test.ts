import { describe, expect, it } from 'vitest'
import { readSentences, readTexts } from './testing/read-sentences.ts'

/** Given letter for letter by the specification. */
const AS_SPECIFIED = new Set([
  "Se connecter / S'inscrire",
  "S'inscrire",
  "Nom d'utilisateur",
  "Nom d'utilisateur requis",
  "Impossible d'accéder à la caméra. Veuillez vérifier les permissions.",
  "Recadrer l'image",
  "Commencer l'enregistrement",
  "Arrêter l'enregistrement",
  "Erreur lors du chargement de l'événement",
  "Erreur lors de la suppression de l'objectif",
  "Erreur lors de la mise à jour du statut de l'objectif",
  "Veuillez entrer un titre pour l'objectif",
  "La durée de l'objectif ne peut pas dépasser 3 semaines (21 jours)",
  "Erreur lors de la création de l'objectif",
  "Voici votre résumé d'apprentissage aujourd'hui",
  "J'aime cette slide",
  "Je n'aime pas cette slide",
  "✅ J'ai compris",
  "Recevez de l'aide personnalisée pour vos devoirs",
  "Créez votre premier devoir pour recevoir de l'aide personnalisée",
  "Fermé par l'élève",
  "Erreur lors de la création de l'élève",
  "Erreur lors de la modification de l'élève",
  'HTTP error! status: ‹›',
  // How teachers write the name of a class.
  'Par exemple « 6e B »',
])
/** What is never right in a French sentence, with a sentence that has it. Spaces that do not break are put in by the build. */
const RULES = [
  ['a straight apostrophe', /\p{L}'[\p{L}«]/u, "J'ai compris"],
  ['straight quotes', /"\p{L}[^"]*"/u, 'Le mot "chat"'],
  ['no elision', /(?<![\p{L}’'-])(?:de|que|le|la|je|ne|se|me|jusque) Ariane/iu, 'Réponse de Ariane'],
  [
    'no elision before a vowel',
    /(?<![\p{L}’'-])(?:je|ne|se|que|jusque|lorsque|puisque) [aeiéèêâô]\p{L}/iu,
    'Il se arrête',
  ],
  ['a plural in brackets', /\p{L}{2}\((?:s|es|x|e)\)/u, 'Exercice(s)'],
  ['an ordinal on the line', /(?<![\p{L}\p{N}-])(?:[IVX]{2,}e|I(?:er|re)|\d+e|1re)(?![\p{L}\p{N}])/u, 'Au XVIe siècle'],
  ['no space before high punctuation', /\p{L}[?!;](?=\s|$)|\p{L}:(?=\s|$)/u, 'Prêt? Oui'],
  ['a space before a comma or a full stop', /\p{L} [,.](?![.\p{L}])/u, 'Oui , peut-être'],
  ['two spaces', /\p{L} {2,}\p{L}/u, 'Deux  espaces'],
] as const
const findFlaws = (texts: readonly string[]) =>
  RULES.flatMap(([what, pattern]) =>
    texts.filter(text => !AS_SPECIFIED.has(text) && pattern.test(text)).map(text => `${what}: ${text}`),
  )

describe('The typography of the screens', () => {
  it.each(RULES)('knows %s', (_, pattern, wrong) => expect(pattern.test(wrong)).toBe(true))

  it('reads a template whole, the product by its name', () => {
    const source = ['const a = (n: number) => `$', 'n} messages de $', 'PRODUCT.name}`'].join('{')
    expect(findFlaws(readTexts(source))).toEqual(['no elision: ‹› messages de Ariane'])
  })

  it('is French on every screen (@U05)', () => {
    const texts = readSentences('{activities,mf-*,shared,shell}/src')
    expect(texts.length).toBeGreaterThan(2000)
    expect(findFlaws(texts)).toEqual([])
  })

  it('is French where the tutor wrote (@U05)', () => {
    // Names of tenses are also read from statements, where a keyboard wrote them.
    const texts = readSentences('tutor/src').filter(text => !text.endsWith("de l'indicatif"))
    expect(texts.length).toBeGreaterThan(1000)
    expect(findFlaws(texts)).toEqual([])
  })
})
