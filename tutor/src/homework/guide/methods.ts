import type { Subject } from '@ariane/shared/catalogue'
import { fold } from '../../words.ts'
import { type Method, messages } from './messages.ts'

type Kind = keyof typeof messages.methods
type Row = [RegExp, Kind]

const LANGUAGES: readonly Subject[] = ['Anglais', 'Espagnol', 'Allemand']

/** The first row that fits names the method. */
const ANY: Row[] = [
  [/developpement construit|paragraphe (?:argumente|organise)|texte (?:argumente|structure|organise)/, 'composition'],
  [/\b(?:definis|definir|definissez|definition|qu'est-ce qu|que signifie|que veut dire|qu'appelle-t-on)/, 'definition'],
  [/\b(?:appren(?:ds|dre|ez)|memoris|recit)/, 'learning'],
  [/\b(?:redige|redaction|imagine|raconte|invente|paragraphe|dialogue|argumente|\d+ (?:lignes|mots)\b)/, 'writing'],
]
const BY_SUBJECT: Record<'maths' | 'physics' | 'life' | 'french' | 'language' | 'human', Row[]> = {
  maths: [
    [/\b(?:trace|construi|represente|dessine|figure|compas|equerre|reproduis)/, 'figure'],
    [/\b(?:montre|demontre|prouve|justifie|est-il|est-elle|sont-elles|sont-ils)\b/, 'proof'],
    [
      /\b(?:calcul|developp|factoris|redui|simplifi|resou|resol|convert|effectu|decompos)\w*[^.?!]{0,40}(?:[:=]|\d\s?[-+*/x×÷^])/,
      'calculation',
    ],
    [/\b(?:explique|pourquoi)\b/, 'explanation'],
    [/./, 'problem'],
  ],
  physics: [
    [
      /\b(?:calcul|determin|combien|convert|quelle est (?:la|l'|le) (?:vitesse|masse|valeur|tension|intensite|resistance|puissance|energie|duree|distance|poids))/,
      'formula',
    ],
    [/\b(?:experience|observ|interpret|hypothese|protocole|conclu)/, 'experiment'],
    [/\b(?:schema|trace|represente|dessine)/, 'figure'],
    [/./, 'explanation'],
  ],
  life: [
    [/\b(?:experience|observ|interpret|hypothese|protocole|conclu|compar|graphique|tableau|document)/, 'experiment'],
    [/./, 'explanation'],
  ],
  french: [
    [
      /\b(?:conjugu|au (?:present|futur|passe|plus-que-parfait|conditionnel|subjonctif|imparfait)|a l'imparfait)/,
      'conjugation',
    ],
    [
      /\b(?:nature|fonction|accord|souligne|complement|cod\b|coi\b|sujet|adjectif|adverbe|pluriel|feminin|participe|homophone|ponctu|corrige|proposition|transforme)/,
      'grammar',
    ],
    [/\b(?:releve|cite|texte|personnage|narrateur|auteur|poeme|extrait|vers\b|strophe|lis|d'apres)/, 'reading'],
    [/./, 'explanation'],
  ],
  language: [[/./, 'language']],
  human: [
    [/\b(?:document|carte|texte|affiche|image|graphique|d'apres|source|legende|situe|localise)/, 'document'],
    [/./, 'explanation'],
  ],
}
const FAMILY: Partial<Record<Subject, keyof typeof BY_SUBJECT>> = {
  Mathématiques: 'maths',
  'Physique-Chimie': 'physics',
  SVT: 'life',
  Français: 'french',
  Histoire: 'human',
  Géographie: 'human',
  EMC: 'human',
}

/** How a question of a subject is worked on. */
export const methodFor = (question: string, subject: Subject): Method => {
  const plain = fold(question).slice(0, 1000)
  const rows = BY_SUBJECT[LANGUAGES.includes(subject) ? 'language' : (FAMILY[subject] ?? 'human')]
  const kind = [...ANY, ...rows].find(([pattern]) => pattern.test(plain))?.[1] ?? 'other'
  return messages.methods[kind]
}
